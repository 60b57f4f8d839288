// The texts of all locales: looked up anew where the style is another, only written where the amount is. Typing costs
// what writing does.
const rows = locales.map((locale) => ({
    locale, currency: null, style: null, format: null, text: null, intl: null, state: "none", kinds: [],
}));

function lookUp() {
    const asked = Object.assign({}, ...chosenValues().map(({ value }) => value.engine));
    const askedOfIntl = intlOptions();
    for (const row of rows) {
        row.style?.free();
        row.currency = currencyIn(row.locale);
        row.style = row.currency && engine.style({ locale: row.locale.id, currency: row.currency.code, ...asked });
        row.format = row.currency && intlFormat(row.locale, row.currency, askedOfIntl);
    }
}

function stateOf({ text, intl }) {
    if (text === null) return "none";
    if (intl === null) return "only";
    return text === intl ? "same" : "different";
}

function writeAll() {
    const amount = typedAmount();
    for (const row of rows) {
        const isWritten = amount !== null && row.style !== null;
        row.text = isWritten ? row.style.format(amount) : null;
        row.intl = isWritten && row.format ? row.format.format(amount) : null;
        row.state = stateOf(row);
        row.kinds = row.state === "different" ? kindsOf(row, amount) : [];
    }
}
