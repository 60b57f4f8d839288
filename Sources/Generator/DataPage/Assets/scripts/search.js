// What the search looks at: the words of each locale and of each currency.
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
