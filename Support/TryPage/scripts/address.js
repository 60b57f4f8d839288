// The settings in the fragment of the address, so that people can share the page. It has only those that differ from the
// initial ones.
function addressOf(shown) {
    const query = new URLSearchParams();
    for (const [name, text] of Object.entries(initial)) if (shown[name] !== text) query.set(name, shown[name]);
    return `#${query}`;
}

const allowed = {
    currency: (text) => text === ownCurrency || currencyByCode.has(text), locale: (text) => localeById.has(text),
    show: (text) => shownStates.has(text), kind: (text) => kindTitles.has(text),
    entry: (text) => ["right", "free"].includes(text),
    ...Object.fromEntries(options.map(({ name, values }) => [name, (text) => values.some((one) => one.name === text)])),
};

// The settings in an address. Missing or outdated settings have their initial values.
function readAddress(address) {
    const query = new URLSearchParams(address.replace(/^#/, ""));
    const result = { ...initial };
    for (const name of Object.keys(initial)) {
        const text = query.get(name);
        if (text !== null && (allowed[name]?.(text) ?? true)) result[name] = text;
    }
    return result;
}

// Browsers limit how often a page changes its address, so a run of keys changes it once.
let writing = 0;
function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(() => {
        const address = addressOf(settings);
        if ((location.hash || "#") !== address) history.replaceState(null, "", address);
    }, 300);
}
