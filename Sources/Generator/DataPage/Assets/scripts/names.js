// Names of currencies in all languages: the larger part of the data, read when the first one is asked for.
let nameRows = null;
function ownNames() {
    if (nameRows) return nameRows;
    nameRows = new Map();
    for (const [locale, ...pairs] of JSON.parse(byId("names").textContent)) {
        const names = new Map();
        for (let at = 0; at < pairs.length; at += 2) names.set(pairs[at], pairs[at + 1]);
        nameRows.set(locale, names);
    }
    return nameRows;
}

// The name of a currency in a locale, or of an ancestor that has one; null where none does.
function currencyName(locale, currency) {
    for (const owner of chain(locale)) {
        const name = ownNames().get(owner)?.get(currency);
        if (name !== undefined) return { text: name, owner };
    }
    return null;
}
