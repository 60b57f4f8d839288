// The chosen locale: both texts with marked and explained differences, the Swift code, and the field.
const sideBySide = element("div", { class: "samples" });
const reasons = element("div", { class: "reasons", id: "reasons" });
const codeView = element("pre", { class: "swift", id: "code", tabindex: "0", "aria-label": "Swift code" });
const chosenTitle = element("div", { class: "headline" });
const fieldStatus = element("p", { class: "quiet", role: "status" });
const fieldInput = element("input", {
    id: "field", inputmode: "decimal", autocomplete: "off", "aria-labelledby": "field-title",
});
const fieldValue = element("output", { id: "field-value", for: "field", class: "faint" });

const amountField = new AmountField(fieldInput, fieldStatus, (edited) => {
    settings.amount = edited;
    amountChanged();
});

const button = (id, title, key, onclick) =>
    element("button", { type: "button", id, onclick, "aria-keyshortcuts": key, title: `${title} (${key})` }, title);
const copyCode = () => copyWith(byId("copy-code"), codeView.textContent, "Code");
const copyAddress = () =>
    copyWith(byId("copy-address"), new URL(addressOf(settings), location.href).href, "Address");

const entries = element("div", { class: "forms", role: "radiogroup", "aria-label": "How digits are entered" },
    [["right", "Digits from the right"], ["free", "Free"]].map(([name, title]) => element("label", {},
        element("input", {
            type: "radio", name: "entry", value: name, onchange: () => { settings.entry = name; settingsShown(); },
        }), element("span", {}, title))));

// On narrow screens, the code and the field are collapsed.
const hasRoom = matchMedia("(min-width: 1181px)").matches;
const unfolded = (id, title, ...content) =>
    element("details", { open: hasRoom }, element("summary", { id }, title), ...content);

const chosenView = element("aside", { class: "chosen-locale", "aria-label": "The chosen locale" },
    chosenTitle, sideBySide, reasons,
    unfolded("field-title", "In a text field", element("div", { class: "controls" }, fieldInput, entries), fieldStatus,
        fieldValue),
    unfolded("code-title", "In Swift", codeView, element("div", { class: "controls buttons" },
        button("copy-code", "Copy the code", "c", copyCode),
        button("copy-address", "Copy the address", "l", copyAddress))));

function showChosen() {
    const row = rows[chosenLocale().index];
    const { locale, currency, text } = row;
    chosenTitle.replaceChildren(
        element("h2", {}, locale.name), element("span", { class: "tag", id: "chosen-id" }, locale.id),
        ...(currency ? [element("span", { class: "tag" }, `${currency.code} – ${currency.name}`)] : []));
    sideBySide.replaceChildren(...figures(row));
    reasons.replaceChildren(...explained(row));
    codeView.replaceChildren(text === null ? "" : shownCode(swiftCode(locale, currency, plainAmount)));
    fieldInput.disabled = currency === null;
    entries.querySelector(`[value=${settings.entry}]`).checked = true;
    if (currency) amountField.show(locale, currency, plainAmount);
    else fieldInput.value = "";
    const held = text === null ? null : amountField.field.value;
    fieldValue.textContent = held === null ? "" : `Its value is ${held}, exactly.`;
}

function figures({ text, intl, state, locale }) {
    const figure = (title, id, content) => element("figure", {}, element("figcaption", {}, title),
        element("div", { class: "large", id }, content));
    if (text === null) return [figure("This package", "own-text", element("span", { class: "none" }, "no amount"))];
    if (state === "same") return [figure("This package, and this browser", "own-text", shownAmount(text, locale))];
    if (state === "only") return [figure("This package", "own-text", shownAmount(text, locale))];
    return [
        figure("This package", "own-text", markedAmount(text, intl, locale)),
        figure("This browser", "intl-text", markedAmount(intl, text, locale)),
    ];
}
