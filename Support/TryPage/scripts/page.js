// The page as a whole: updates after changes, the search, the address, and the keys.
const search = byId("search");

// Shows all settings.
function settingsShown() {
    showControls();
    showCounts();
    showTable();
    showChosen();
    writeAddress();
}

function amountChanged() {
    takeAmount();
    settingsShown();
    countInPauses();
}

function settingsChanged() {
    takeOptions();
    amountChanged();
}

// Handles a change of the address by the reader, a link, or the back button.
function take(address) {
    const before = { ...settings };
    Object.assign(settings, readAddress(address));
    if (addressOf(settings) === addressOf(before)) return;
    const differs = (names) => names.some((name) => settings[name] !== before[name]);
    if (differs(["currency", ...options.map(({ name }) => name)])) settingsChanged();
    else if (differs(["amount"])) amountChanged();
    else settingsShown();
    if (differs(["locale"])) chosenView.querySelector("h2").scrollIntoView({ block: "nearest" });
    if (differs(["show", "kind"])) scrollTo(0, 0);
}

// A key takes effect at once, before the browser reports the new address.
function visit(change) {
    location.hash = addressOf({ ...settings, ...change });
    take(location.hash);
}

search.addEventListener("input", () => {
    settings.search = search.value;
    showCounts();
    showTable();
    writeAddress();
    say(localeTable.count.textContent);
});
search.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    if (localeTable.ordered.length === 0) return;
    if (event.key === "Enter") visit({ locale: localeTable.ordered[0].locale.id });
    else localeTable.focus(0, 0);
});

function escape() {
    if (hideTip()) return;
    if (search.value !== "") {
        search.value = "";
        search.dispatchEvent(new Event("input"));
        search.focus();
    } else if (localeTable.ordered.length > 0) {
        localeTable.focus(localeTable.at.row, 0);
    }
}

addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (event.key === "Escape") {
        escape();
        return;
    }
    if (event.target.matches("input:not([type=radio]), select, textarea")) return;
    const action = {
        "/": () => { search.focus(); search.select(); }, "a": () => { amountInput.focus(); amountInput.select(); },
        ...Object.fromEntries([...shownStates.keys()].map((show, index) =>
            [index + 1, () => visit({ show, kind: "" })])),
        "c": copyCode, "l": copyAddress, "i": switchMarks, "t": switchTheme, "?": () => byId("keys").showModal(),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
});

const versions = element("p", { class: "lead", id: "versions", title: `Data here: ${catalog.data}` },
    `${counted(rows.length)} locales by CLDR ${ownVersion}, beside the Intl of this browser: ${browserVersion}.`);
byId("main").replaceChildren(element("h1", {}, "An amount in every locale"), versions, mainControls, moreControls,
    element("div", { class: "try" }, element("div", {}, kindList, localeTable.element), chosenView));
Object.assign(settings, readAddress(location.hash));
moreControls.open = moreOptions.some(({ name }) => settings[name] !== initial[name]);
localeTable.attach();
settingsChanged();
addEventListener("hashchange", () => take(location.hash));
document.body.dataset.ready = String(performance.now());

// For the console and for tests: tryPage.write("de-DE", "EUR", "1234.5", { currencyDisplay: "code" }).
globalThis.tryPage = {
    write(locale, currency, amount, asked = {}) {
        // The page shows what Swift writes, whose default is another than Intl's.
        const style = engine.style({ locale, currency, roundingMode: "halfEven", ...asked });
        const text = style.format(amount);
        style.free();
        return text;
    },
    memory: () => functions.memory.buffer.byteLength,
    isCounted: () => counts.isNew, compared, locales, currencies, rows, options, settings,
};
