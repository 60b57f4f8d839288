// The browser's formats with the same settings.

// The locales for which the browser has data, at least for their language. It replaces all others by the user's locale.
const supported = new Set(locales.filter(({ id }) => Intl.NumberFormat.supportedLocalesOf([id]).length > 0));

// Leaves out options that Intl does not have.
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

// The locale whose data the browser uses, if that is not the requested one: en for en-001.
function replacement(locale, format) {
    const taken = format.resolvedOptions().locale;
    const whole = (id) => new Intl.Locale(id).maximize().baseName;
    return whole(taken) === whole(locale.id) ? null : taken;
}
