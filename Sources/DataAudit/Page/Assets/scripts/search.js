// Words that must all be found; what begins with them comes first.
const localeTexts = [];
const currencyTexts = [];

function localeText(locale) {
    if (localeTexts[locale.index] === undefined) {
        const own = currencies[locale.currency];
        const symbol = own ? samples.standard.form(locale.index, own.index).symbol : "";
        const narrow = own ? samples.narrow.form(locale.index, own.index).symbol : "";
        localeTexts[locale.index] = folded(
            [locale.id, locale.name, territories.get(locale.region) ?? "", own?.code ?? "", own?.name ?? "", symbol,
                narrow]
                .join("\n"));
    }
    return localeTexts[locale.index];
}

function currencyText(currency) {
    if (currencyTexts[currency.index] === undefined) {
        const symbols = new Set();
        for (const locale of locales) {
            symbols.add(samples.standard.columns(locale.index)[2][currency.index]);
            symbols.add(samples.narrow.columns(locale.index)[2][currency.index]);
        }
        const regions = currency.regions.filter(([, , to]) => !to).map(([region]) => territories.get(region) ?? region);
        const names = new Set();
        for (const row of ownNames().values()) if (row.has(currency.index)) names.add(row.get(currency.index));
        currencyTexts[currency.index] = folded([
            currency.code, currency.name, currency.iso?.name ?? "", currency.number, currency.status,
            ...[...symbols].map((symbol) => texts[symbol]), ...regions, ...names,
        ].join("\n"));
    }
    return currencyTexts[currency.index];
}

// The entries that have every word, the best first where they are in no order of their own.
function found(entries, textOf, codeOf, query) {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return entries;
    const whole = words.join(" ");
    const rank = (entry) => {
        const code = codeOf(entry).toLowerCase();
        return code === whole ? 0 : code.startsWith(whole) ? 1 : textOf(entry).split("\n")[1].startsWith(whole) ? 2 : 3;
    };
    return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
        .map((entry, place) => ({ entry, place, rank: rank(entry) }))
        .sort((left, right) => left.rank - right.rank || left.place - right.place)
        .map(({ entry }) => entry);
}

const foundLocales = (query) => found(locales, localeText, (locale) => locale.id, query);
const foundCurrencies = (query) => found(currencies, currencyText, (currency) => currency.code, query);

// Ready before the first search, and out of the way of the first view.
const whenIdle = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, 50));
whenIdle(() => {
    for (const locale of locales) localeText(locale);
    let next = 0;
    const some = (deadline) => {
        const end = performance.now() + 8;
        while (next < currencies.length && performance.now() < end) currencyText(currencies[next++]);
        if (next < currencies.length) whenIdle(some);
    };
    whenIdle(some);
});
