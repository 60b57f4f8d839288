// The other side: the Intl of this node.

const formats = new Map();

function format({ locale, options }) {
    const key = `${locale} ${JSON.stringify(options)}`;
    let result = formats.get(key);
    if (!result) {
        if (formats.size > 5000) formats.clear();
        result = new Intl.NumberFormat(locale, options);
        formats.set(key, result);
    }
    return result;
}

/** The text of a request, or undefined where Intl refuses it. */
export function intlText(request) {
    try {
        return format(request).format(request.input);
    } catch (error) {
        if (error instanceof RangeError) return undefined;
        throw error;
    }
}

export function isSupported(locale) {
    try {
        return Intl.NumberFormat.supportedLocalesOf(locale).length > 0;
    } catch (error) {
        if (error instanceof RangeError) return false;
        throw error;
    }
}

/** The identifier without keywords. */
export function withoutKeywords(locale) {
    return locale.replace(/-[a-z0-9]-.*$/i, "");
}

/** Whether Intl has no data for the locale and cut subtags off its end until it had some. */
export function isCut(locale) {
    const wanted = withoutKeywords(Intl.getCanonicalLocales(locale)[0]);
    return withoutKeywords(new Intl.NumberFormat(locale).resolvedOptions().locale) !== wanted;
}

/** The numbering system that a request is answered in. */
export function numberingSystem(request) {
    return format(request).resolvedOptions().numberingSystem;
}

export function defaultNumberingSystem(locale) {
    return new Intl.NumberFormat(withoutKeywords(locale)).resolvedOptions().numberingSystem;
}
