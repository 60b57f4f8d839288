// All locales and currencies that the package has cases for, which assemble.py reads from the enums.
const catalog = JSON.parse(byId("catalog").textContent);

// If the browser does not know the direction of a locale, each text determines its own.
function directionOf(id) {
    const locale = new Intl.Locale(id);
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "auto";
}

const locales = catalog.locales.map(([id, name, swift], index) => ({
    index, id, name, swift, get direction() { return this.knownDirection ??= directionOf(id); },
}));
const currencies = catalog.currencies.map(([code, name, swift, isInUse]) => ({ code, name, swift, isInUse }));
const localeById = new Map(locales.map((locale) => [locale.id, locale]));
const currencyByCode = new Map(currencies.map((currency) => [currency.code, currency]));
