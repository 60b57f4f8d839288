// The settings as the part of the address behind #, so that what is shown can be shared: only what is not as at first.
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

// What an address says; what it does not say, or what is not there any more, is as at first.
function readAddress(address) {
    const query = new URLSearchParams(address.replace(/^#/, ""));
    const result = { ...initial };
    for (const name of Object.keys(initial)) {
        const text = query.get(name);
        if (text !== null && (allowed[name]?.(text) ?? true)) result[name] = text;
    }
    return result;
}

// Browsers count how often a page changes its address: once for a run of keys.
let writing = 0;
function writeAddress() {
    clearTimeout(writing);
    writing = setTimeout(() => {
        const address = addressOf(settings);
        if ((location.hash || "#") !== address) history.replaceState(null, "", address);
    }, 300);
}
