// Two versions: which amounts the older one writes otherwise, and in what respect.
const aspects = ["digits", "rounding", "numbering-system", "decimal-mark", "group-mark", "symbol", "sign", "order",
    "grouping", "spacing", "bidi"];
const bit = Object.fromEntries(aspects.map((aspect, index) => [aspect, 1 << index]));
// Another amount may be read; it looks another way; only what is between the characters differs.
const severities = [
    null,
    { title: "Spaces or marks of direction", mask: bit.spacing | bit.bidi },
    { title: "Symbol, sign, order or grouping", mask: bit.symbol | bit.sign | bit.order | bit.grouping },
    { title: "Decimals, digits or separators",
        mask: bit.digits | bit.rounding | bit["numbering-system"] | bit["decimal-mark"] | bit["group-mark"] },
];
const severity = (mask) => (mask & severities[3].mask ? 3 : mask & severities[2].mask ? 2 : mask ? 1 : 0);
const aspectsOf = (mask) => aspects.filter((aspect) => mask & bit[aspect]);

const withoutBidi = (text) => text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "");
const ink = (text) => withoutBidi(text).replace(/\p{Zs}/gu, "");

function shapeAspects(old, now) {
    const side = (shape) => `${typeof shape[0] !== "string"}${typeof shape[1] !== "string"}`;
    if (side(old) !== side(now)) return bit.order;
    const whole = (shape, clean) =>
        shape.map((affix) => clean(typeof affix === "string" ? affix : affix.join("\u0000"))).join("\u0001");
    if (whole(old, ink) !== whole(now, ink)) return bit.sign;
    return whole(old, withoutBidi) !== whole(now, withoutBidi) ? bit.spacing : bit.bidi;
}

// What differs between two forms, by their keys.
function maskOf(old, now) {
    let mask = 0;
    if (old[0] !== now[0]) mask |= shapeAspects(data.shapes[old[0]], data.shapes[now[0]]);
    const before = formOf(old);
    const after = formOf(now);
    if (old[1] !== now[1]) {
        const [digits, decimal, group, primary, secondary, minimum] = before.notation;
        const [newDigits, newDecimal, newGroup, newPrimary, newSecondary, newMinimum] = after.notation;
        if (digits !== newDigits) mask |= bit["numbering-system"];
        if (decimal !== newDecimal && (before.precision[0] > 0 || after.precision[0] > 0)) mask |= bit["decimal-mark"];
        if (group !== newGroup && primary > 0 && newPrimary > 0) mask |= bit["group-mark"];
        if (primary !== newPrimary || secondary !== newSecondary
            || (minimum !== newMinimum && primary > 0)) mask |= bit.grouping;
    }
    if (old[2] !== now[2]) mask |= withoutBidi(before.symbol) === withoutBidi(after.symbol) ? bit.bidi : bit.symbol;
    if (old[3] !== now[3]) mask |= before.precision[0] !== after.precision[0] ? bit.digits : bit.rounding;
    return mask;
}

class Comparison {
    constructor({ source, locales: oldLocales, parents: oldParents, currencies: oldCurrencies, samples: rows }) {
        this.source = source;
        this.old = new Samples(rows, oldParents, oldCurrencies.length);
        const localePlaces = new Map(oldLocales.map((id, index) => [id, index]));
        const currencyPlaces = new Map(oldCurrencies.map((code, index) => [code, index]));
        this.localePlaces = locales.map((locale) => localePlaces.get(locale.id) ?? -1);
        this.currencyPlaces = currencies.map((currency) => currencyPlaces.get(currency.code) ?? -1);
        this.masks = new Array(locales.length);
        this.known = new Map();
    }

    // The mask of each currency in a locale; null where the older version does not have the locale.
    row(locale) {
        if (this.masks[locale] !== undefined) return this.masks[locale];
        const oldLocale = this.localePlaces[locale];
        if (oldLocale < 0) return (this.masks[locale] = null);
        const result = new Uint16Array(currencies.length);
        const [oldShapes, oldNotations, oldSymbols, oldPrecisions] = this.old.columns(oldLocale);
        const [shapes, notations, symbols, precisions] = samples.standard.columns(locale);
        const [oldShapeList, oldNotationList] = this.old.rows[oldLocale];
        const [shapeList, notationList] = samples.standard.rows[locale];
        for (let currency = 0; currency < currencies.length; currency += 1) {
            const old = this.currencyPlaces[currency];
            if (old < 0) continue;
            if (oldShapeList[oldShapes[old]] === shapeList[shapes[currency]]
                && oldNotationList[oldNotations[old]] === notationList[notations[currency]]
                && oldSymbols[old] === symbols[currency] && oldPrecisions[old] === precisions[currency]) continue;
            const before = this.old.key(oldLocale, old);
            const after = samples.standard.key(locale, currency);
            const key = before.join() + ";" + after.join();
            if (!this.known.has(key)) this.known.set(key, maskOf(before, after));
            result[currency] = this.known.get(key);
        }
        return (this.masks[locale] = result);
    }

    // How many currencies differ; null where the older version does not have the locale.
    changedCurrencies(locale) {
        return this.row(locale)?.reduce((count, mask) => count + (mask ? 1 : 0), 0) ?? null;
    }

    before(locale, currency, amount) {
        return writeAmount(this.old.form(this.localePlaces[locale], this.currencyPlaces[currency]), amount);
    }
}

const comparison = data.comparison ? new Comparison(data.comparison) : null;
