// The forms of all locales and currencies: rows that say how they differ from their parent's.
class Samples {
    constructor(rows, parents, count) {
        this.rows = rows;
        this.parents = parents;
        this.count = count;
        this.known = new Array(rows.length);
    }

    // Four columns: places of shapes and notations in the row's own lists, symbols, precisions.
    columns(locale) {
        if (this.known[locale]) return this.known[locale];
        const parent = this.parents[locale];
        const inherited = parent >= 0 ? this.columns(parent) : null;
        const changes = this.rows[locale].slice(2);
        const result = changes.map((pairs, column) => {
            if (inherited && pairs.length === 0) return inherited[column];
            const values = inherited ? inherited[column].slice() : new Uint32Array(this.count);
            for (let at = 0; at < pairs.length; at += 2) values[pairs[at]] = pairs[at + 1];
            return values;
        });
        this.known[locale] = result;
        return result;
    }

    // Numbers that are equal where what is written is: shape, notation, symbol, precision.
    key(locale, currency) {
        const [shapes, notations] = this.rows[locale];
        const columns = this.columns(locale);
        return [shapes[columns[0][currency]], notations[columns[1][currency]], columns[2][currency],
            columns[3][currency]];
    }

    form(locale, currency) {
        return formOf(this.key(locale, currency));
    }
}

const formOf = ([shape, notation, symbol, precision]) => ({
    shape: data.shapes[shape], notation: data.notations[notation], symbol: texts[symbol],
    precision: data.precisions[precision],
});

const parents = locales.map((locale) => locale.parent);
const samples = Object.fromEntries(
    data.styles.map((style, index) => [style, new Samples(data.samples[index], parents, currencies.length)]));
