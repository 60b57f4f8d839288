// What the reader chose: amount, currency, locale, form. Views that show amounts are told of changes.
const settings = { typed: "1234567.89", currency: -1, locale: localeById.get("en")?.index ?? 0, style: "standard" };
settings.amount = readAmount(settings.typed);
const listeners = new Set();
const changed = () => { for (const listener of listeners) listener(); };

const styleTitles = { standard: "Standard", accounting: "Accounting", narrow: "Narrow symbol", code: "Code" };

// -1 is each locale's own currency.
const chosenCurrency = (locale) => (settings.currency >= 0 ? settings.currency : locale.currency);

function sample(locale, currency, isNegative = false) {
    if (currency < 0 || !settings.amount) return null;
    const amount = isNegative ? { ...settings.amount, isNegative: !settings.amount.isNegative } : settings.amount;
    return writeAmount(samples[settings.style].form(locale.index, currency), amount);
}

function currencyOptions() {
    const group = (title, list) =>
        list.length === 0 ? null : element("optgroup", { label: title },
            list.map((currency) =>
                element("option", { value: currency.index }, `${currency.code} – ${currency.name}`)));
    return [
        element("option", { value: -1 }, "Each locale’s own"),
        group("In use", currencies.filter((currency) => currency.status === "current")),
        group("Withdrawn and others", currencies.filter((currency) => currency.status !== "current")),
    ].filter(Boolean);
}

const field = (title, input, name = "") =>
    element("label", { class: "field " + name }, element("span", {}, title), input);

// The amount and its form, and beside them what the view lets choose: "currency", "locale" or nothing.
function controls(choice, hasForms = true) {
    const note = element("span", { class: "note", id: "amount-note" });
    const amount = element("input", {
        id: "amount", inputmode: "text", value: settings.typed, autocomplete: "off", spellcheck: "false",
        "aria-describedby": "amount-note",
        oninput: (event) => {
            settings.typed = event.target.value;
            settings.amount = readAmount(settings.typed);
            event.target.setAttribute("aria-invalid", settings.amount ? "false" : "true");
            note.textContent = settings.amount ? "" : "digits, up to 38, and one decimal separator";
            changed();
        },
    });
    const parts = [field("Amount", element("span", { class: "with-note" }, amount, note), "amount")];
    if (choice === "currency") {
        const select = element("select", {
            id: "currency", onchange: (event) => { settings.currency = Number(event.target.value); changed(); },
        }, currencyOptions());
        select.value = settings.currency;
        parts.push(field("Currency", select));
    } else if (choice === "locale") {
        const select = element("select", {
            id: "locale", onchange: (event) => { settings.locale = Number(event.target.value); changed(); },
        }, locales.map((locale) => element("option", { value: locale.index }, `${locale.id} – ${locale.name}`)));
        select.value = settings.locale;
        parts.push(field("Locale", select));
    }
    const forms = element("div", { class: "field", role: "radiogroup", "aria-label": "Form" },
        element("span", { "aria-hidden": "true" }, "Form"),
            element("div", { class: "forms" }, data.styles.map((style) =>
            element("label", {}, element("input", {
                type: "radio", name: "style", value: style, checked: style === settings.style,
                onchange: () => { settings.style = style; changed(); },
            }), element("span", {}, styleTitles[style] ?? style)))));
    return element("form", { class: "controls", onsubmit: (event) => event.preventDefault() }, parts,
        hasForms ? forms : null);
}
