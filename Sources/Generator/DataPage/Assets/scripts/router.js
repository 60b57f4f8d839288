// The address says what is shown: #locales, #locale=de-CH, #currency=EUR, #differences.
const search = byId("search");
let shownView = null;

function localesView() {
    const grid = localeTable(chosenCurrency);
    const show = () => {
        const list = foundLocales(search.value);
        grid.show(list,
            list.length === locales.length ? plural(locales.length, "locale")
            : `${list.length} of ${plural(locales.length, "locale")}`);
    };
    show();
    const heading = element("h1", { class: "quiet" }, "All locales");
    return { view: element("article", {}, heading, controls("currency"), grid.element), title: "Locales", grid,
        find: show, update: () => grid.refresh() };
}

function currenciesView() {
    const grid = currencyTable(() => locales[settings.locale]);
    const show = () => {
        const list = foundCurrencies(search.value);
        grid.show(list, list.length === currencies.length ? plural(currencies.length, "currency", "currencies")
            : `${list.length} of ${plural(currencies.length, "currency", "currencies")}`);
    };
    show();
    const heading = element("h1", { class: "quiet" }, "All currencies");
    return { view: element("article", {}, heading, controls("locale"), grid.element), title: "Currencies", grid,
        find: show, update: () => grid.refresh() };
}

const missing = (what) => ({
    title: "Not found",
    view: element("article", {}, element("h1", {}, "Not found"), element("p", {}, what, " "),
        element("p", {}, link("#locales", "All locales"), ", ", link("#currencies", "all currencies"))),
});

function viewOf(address) {
    const [name, ...rest] = address.split("=");
    let value = rest.join("=");
    try { value = decodeURIComponent(value); } catch { /* the address is taken as it is */ }
    switch (name) {
    case "": case "locales": return { tab: "locales", ...localesView() };
    case "currencies": return { tab: "currencies", ...currenciesView() };
    case "differences":
        return comparison ? { tab: "differences", ...differencesPage(value) }
            : missing("This page compares no two versions.");
    case "audit":
        return audit ? { tab: "audit", ...auditPage() } : missing("This page holds no audit.");
    case "locale":
        return localeById.has(value) ? { tab: "locales", isPage: true, ...localePage(localeById.get(value)) }
            : missing(`There is no locale “${value}”.`);
    case "currency":
        return currencyByCode.has(value)
            ? { tab: "currencies", isPage: true, ...currencyPage(currencyByCode.get(value)) }
            : missing(`There is no currency “${value}”.`);
    default: return missing(`There is nothing at “#${address}”.`);
    }
}

const positions = new Map();
let address = null;

function route() {
    const next = location.hash.slice(1);
    if (next === "main") return;
    hideTip();
    if (address !== null) positions.set(address,
        { scroll: scrollY, at: shownView?.grid?.at, sorting: shownView?.grid?.sorting });
    const before = address;
    address = next;
    shownView?.grid?.detach();
    shownView?.leave?.();
    listeners.clear();
    shownView = viewOf(next);
    byId("main").replaceChildren(shownView.view);
    document.title = `${shownView.title} · ${data.title}`;
    if (shownView.update) listeners.add(shownView.update);
    const position = positions.get(next);
    if (shownView.grid) {
        shownView.grid.attach();
        if (position?.sorting) { shownView.grid.sorting = position.sorting; shownView.grid.order(); }
        if (position?.at && position.at.row < shownView.grid.ordered.length) shownView.grid.at = position.at;
        shownView.grid.refresh();
    }
    shownView.enter?.();
    const isBack = position && !shownView.isPage;
    scrollTo(0, isBack ? position.scroll : 0);
    shownView.grid?.draw();
    if (before !== null) {
        if (isBack && shownView.grid) shownView.grid.cellAt(shownView.grid.at)?.focus({ preventScroll: true });
        else if (document.activeElement !== search) byId("main").focus({ preventScroll: true });
    }
    drawTabs();
}

// How many of each view have the words: counted once the rows are there.
let counting = 0;
function countHits() {
    clearTimeout(counting);
    counting = setTimeout(drawTabs, 60);
}

function drawTabs() {
    const query = search.value.trim();
    const tab = (name, title, key, count) => element("a", {
        href: `#${name}`, class: "tab", "aria-current": shownView?.tab === name ? "page" : null,
            "aria-keyshortcuts": key,
    }, title,
        count === null ? null : element("span", { class: "hits", "aria-label": `${count} found` }, String(count)));
    byId("tabs").replaceChildren(...[
        tab("locales", "Locales", "1", query ? foundLocales(query).length : null),
        tab("currencies", "Currencies", "2", query ? foundCurrencies(query).length : null),
        comparison ? tab("differences", "Differences", "3", null) : null,
        audit ? tab("audit", "Audit", "4", null) : null,
    ].filter(Boolean));
}

search.addEventListener("input", () => {
    if (!shownView?.find) {
        location.hash = shownView?.tab === "currencies" ? "#currencies" : "#locales";
        return;
    }
    scrollTo(0, 0);
    shownView.find();
    shownView.grid?.draw();
    countHits();
    say(shownView.grid?.count.textContent ?? "");
});
search.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Enter"
        && shownView?.grid?.ordered.length === 1) location.hash = shownView.grid.href(shownView.grid.ordered[0]);
    else if (shownView?.grid?.ordered.length) shownView.grid.focus(0, 0);
});

addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId("keys").open) return;
    if (event.key === "Escape") {
        if (hideTip()) return;
        if (search.value !== "") {
            search.value = "";
            search.dispatchEvent(new Event("input"));
            search.focus();
        } else if (document.activeElement === search) {
            if (shownView?.grid?.ordered.length && shownView.find) shownView.grid.focus(0, 0);
        } else if (shownView?.isPage) {
            location.hash = `#${shownView.tab}`;
        }
        return;
    }
    if (event.target.matches("input:not([type=radio]), select, textarea")) return;
    const action = {
        "/": () => { search.focus(); search.select(); }, "1": () => { location.hash = "#locales"; },
        "2": () => { location.hash = "#currencies"; }, "3": () => { if (comparison) location.hash = "#differences"; },
        "4": () => { if (audit) location.hash = "#audit"; },
        "i": switchMarks, "t": switchTheme, "?": () => byId("keys").showModal(),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
});

const sourceText = ({ name, version, cldr }) =>
    `${name} ${version}${cldr && !version.startsWith(cldr) ? ` (CLDR ${cldr})` : ""}`;
const sources = [comparison?.source, data.source].filter(Boolean);
byId("versions").textContent = sources.map(sourceText).join(" → ");
byId("versions").title = sources.map((source) =>
    `${sourceText(source)} with ISO 4217 of ${source.iso4217}`).join(" → ");
data.title = document.title;
addEventListener("hashchange", route);
route();

// For the console and for tests: currencyPage.write("de-CH", "EUR", "-1234.5"), with "accounting" or another form behind
// it; currencyPage.writeOld writes as the older version.
globalThis.currencyPage = {
    write: (locale, currency, typed, style = "standard") =>
        writeAmount(samples[style].form(localeById.get(locale).index, currencyByCode.get(currency).index),
            readAmount(typed)),
    writeOld: (locale, currency, typed) =>
        comparison.before(localeById.get(locale).index, currencyByCode.get(currency).index, readAmount(typed)),
    locales: locales.map((locale) => locale.id),
    currencies: currencies.map((currency) => currency.code),
};
