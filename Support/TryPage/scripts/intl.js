// The browser's own formats, asked for the same.

// The locales that the browser has data for, or for their language at least; others it replaces by the user's.
const supported = new Set(locales.filter(({ id }) => Intl.NumberFormat.supportedLocalesOf([id]).length > 0));

// Options that Intl does not have are left out.
const intlOptions = () => Object.assign({}, ...chosenValues().map(({ value }) => value.intl));
const withoutIntl = () => chosenValues().filter(({ value }) => value.intl === null);

function intlFormat(locale, currency, asked) {
    if (!supported.has(locale)) return null;
    try {
        return new Intl.NumberFormat(locale.id, { style: "currency", currency: currency.code, ...asked });
    } catch {
        return null;
    }
}

// The locale whose data the browser took, where that is not the one that was asked for: en for en-001.
function replacement(locale, format) {
    const taken = format.resolvedOptions().locale;
    const whole = (id) => new Intl.Locale(id).maximize().baseName;
    return whole(taken) === whole(locale.id) ? null : taken;
}
