// The requests: every locale with currencies, options and amounts chosen by a seed.

export const displays = ["symbol", "narrowSymbol", "code"];
export const signDisplays = ["auto", "always", "never", "exceptZero", "negative"];
export const groupings = ["auto", "always", "min2", true, false, "true", "false"];
export const roundingModes = [
    "ceil", "floor", "expand", "trunc", "halfCeil", "halfFloor", "halfExpand", "halfTrunc", "halfEven",
];

/** Signs, halves, group boundaries, zeros, very large and small numbers, and NaN and infinities. */
const amounts = [
    "0", "-0", "1", "-1", "0.5", "-0.5", "0.005", "-0.004", "0.015", "2.5", "-2.5", "999.995", "-999.5", "1000",
    "9999.5", "12345.675", "-100000", "-1234567.891", "99999999999.999", "-12345678901234567890.125", "1e25",
    "0.0000000001", "NaN", "Infinity", "-Infinity",
];

export function amount(random) {
    if (random.chance(0.5)) return random.of(amounts);
    const digits = 1 + random.below(15);
    let text = "";
    for (let index = 0; index < digits; index += 1) text += random.below(10);
    const decimals = random.below(6);
    if (decimals > 0) text = `${text}.${String(random.below(10 ** decimals)).padStart(decimals, "0")}`;
    return random.chance(0.4) ? `-${text}` : text;
}

/** Options, mostly defaults. An undefined value is an omitted option. */
function options(random, currency, numberingSystems) {
    const result = { style: "currency", currency };
    const sometimes = (name, probability, value) => {
        if (random.chance(probability)) result[name] = value();
    };
    sometimes("currencyDisplay", 0.6, () => random.of(displays));
    sometimes("currencySign", 0.4, () => random.of(["standard", "accounting"]));
    sometimes("signDisplay", 0.3, () => random.of(signDisplays));
    sometimes("useGrouping", 0.3, () => random.of(groupings));
    sometimes("roundingMode", 0.3, () => random.of(roundingModes));
    sometimes("numberingSystem", 0.1, () => random.of(numberingSystems));
    // Some engines allow at most 20 fraction digits.
    sometimes("minimumFractionDigits", 0.15, () => random.below(random.chance(0.1) ? 21 : 7));
    sometimes("maximumFractionDigits", 0.15, () => random.below(random.chance(0.1) ? 21 : 7));
    return result;
}

/** Common currencies, and those for which some locale has its own format. */
export const commonCurrencies = [
    "USD", "EUR", "GBP", "JPY", "CHF", "CNY", "INR", "BRL", "KWD", "TRY", "RSD", "PTE", "CVE", "ESP", "LUF", "EEK",
];

/** Every locale in turn, repeated until there are enough requests. */
export function* randomRequests(random, count, { locales, currencies, numberingSystems }) {
    for (let index = 0; index < count; index += 1) {
        const currency = random.of(random.chance(0.6) ? commonCurrencies : currencies);
        let locale = locales[index % locales.length];
        if (random.chance(0.05)) locale += `-u-nu-${random.of(numberingSystems)}`;
        yield { locale, input: amount(random), options: options(random, currency, numberingSystems) };
    }
}

/** Every locale with one currency that most locales show as a symbol and one that they show as letters. */
export function* systematicRequests(locales) {
    for (const locale of locales) {
        for (const currency of ["EUR", "CHF"]) {
            for (const currencySign of ["standard", "accounting"]) {
                for (const input of ["-1234567.891", "Infinity"]) {
                    yield { locale, input, options: { style: "currency", currency, currencySign } };
                }
            }
        }
    }
}

/** Identifiers that are not locales of the data, but resolve to one. */
const identifiers = [
    "zh-TW", "zh-HK", "zh-MO", "zh-CN", "zh-SG", "zh-Hant-CN", "zh-Hans-TW", "zh-yue", "cmn-TW", "sr-ME", "sr-XK",
    "sr-BA", "sr-Latn", "sr-Cyrl-ME", "sh", "sh-BA", "uz-AF", "pa-PK", "no-NO", "nb-NO", "iw", "iw-Hebr-IL", "in-ID",
    "ji", "tl-PH", "mo", "az-AZ", "bs-BA", "ff-GN", "ks-IN", "sd-IN", "yue-CN", "shi-MA", "vai-LR", "mn-CN", "de-BR",
    "es-JP", "es-005", "en-ZZ", "en-UK", "de-UK", "de-DD", "ru-SU", "fr-001", "ku-TR", "gsw-LI", "arb", "en-Latn-US",
    "zh-Hans-CN", "ru-Cyrl-RU", "ja-Jpan-JP", "hi-Latn-IN", "kk-Arab", "de-1996", "de-DE-1996", "sl-rozaj", "tr-TR",
    "en-t-de", "de-x-private", "fr-CA-x-foo", "en-u-ca-buddhist", "th-TH-u-nu-thai", "ar-u-nu-latn", "ar-u-nu-nosuch",
];

export function* identifierRequests(others) {
    for (const locale of [...identifiers, ...others]) {
        for (const currency of ["USD", "CNY"]) {
            yield { locale, input: "-1234567.5", options: { style: "currency", currency } };
        }
    }
}
