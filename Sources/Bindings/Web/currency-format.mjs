// Formats and parses amounts of money in every locale, in Node and in browsers, with the tables and the engine of
// swift-currency-format as WebAssembly. It writes the same bytes as on other platforms. `currency-format.d.mts` has the types.

/**
 * The options in the order of the module's `setOption`. Their values are in the order of their numbers: first those of
 * `Intl.NumberFormat`, where it has them, and then the package's own names for the same.
 */
const OPTIONS = [
    ["currencyDisplay", [
        ["symbol"], ["narrowSymbol"], ["code"], ["formalSymbol"], ["variantSymbol"], ["none", "never"],
    ]],
    ["currencySign", [["standard"], ["accounting"]]],
    ["signDisplay", [["auto"], ["always"], ["never"], ["exceptZero"], ["negative"]]],
    ["useGrouping", [[false, "off"], ["min2"], ["auto"], [true, "always"], ["thousands"]]],
    ["notation", [["standard"], ["compact"], ["compactLong"]]],
    ["roundingMode", [
        ["ceil", "ceiling"], ["floor"], ["trunc", "down"], ["expand", "up"], ["halfEven"], ["halfOdd"],
        ["halfCeil", "halfCeiling"], ["halfFloor"], ["halfTrunc", "halfDown"], ["halfExpand", "halfUp"],
    ]],
    ["trailingZeroDisplay", [["auto"], ["stripIfInteger"]]],
    ["spaces", [["cldr"], ["plain"]]],
    ["bidi", [["cldr"], ["strip"], ["isolate"]]],
    ["digits", [["display"], ["iso"], ["cash"]]],
    ["compatibility", [["ldml"], ["icu"]]],
];

const FRACTION = [["minimumFractionDigits", 11], ["maximumFractionDigits", 12]];
const STYLE = 13;
const STYLES = ["currency", "decimal", "percent"];

const KINDS = [
    "integer", "group", "decimal", "fraction", "minusSign", "plusSign", "approximatelySign", "percentSign", "perMille",
    "currency", "unit", "compact", "literal", "infinity", "nan",
];

/** The reason why a text cannot be parsed, and its place. */
export class ParseError extends Error {
    constructor(message, offset) {
        super(message);
        this.name = "ParseError";
        /** The place of the error, as a UTF-8 offset. */
        this.offset = offset;
    }
}

/** Throws an error that names an argument if it is not a text. */
function needed(name, value) {
    if (value === undefined || value === null) throw new TypeError(`${name} is missing`);
    if (typeof value !== "string") throw new TypeError(`${name} is not a text: ${String(value)}`);
}

/** The reason why an amount is not certain, with all that the text may mean. */
export class AmbiguousAmountError extends ParseError {
    constructor(message, offset, readings) {
        super(message, offset);
        this.name = "AmbiguousAmountError";
        /** The amounts with the doubts about them, the likeliest first, as `readings` returns them. */
        this.readings = readings;
    }

    /** The reasons for which a careful person would ask. */
    get doubts() {
        return this.readings[0].doubts;
    }
}

/** The module. Its styles exist as long as the module, or until they are freed. */
export class CurrencyFormat {
    #exports;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();
    #input;
    #capacity;
    #output;
    #view = new Uint8Array(0);
    #units = new Array(48).fill(0);

    /** Loads the module from the bytes or the response in `source`, or by default from the file next to this one. */
    static async load(source) {
        let bytes = await source;
        if (bytes === undefined) {
            const url = new URL("./currency-format.wasm", import.meta.url);
            if (url.protocol === "file:" && typeof process !== "undefined") {
                const { readFile } = await import("node:fs/promises");
                bytes = await readFile(url);
            } else {
                bytes = await fetch(url);
            }
        }
        if (typeof Response !== "undefined" && bytes instanceof Response) bytes = await bytes.arrayBuffer();
        const { instance } = await WebAssembly.instantiate(bytes, {});
        return new CurrencyFormat(instance.exports);
    }

    constructor(exports) {
        this.#exports = exports;
        this.#input = exports.inputAddress();
        this.#capacity = exports.inputSize();
        this.#output = exports.outputAddress();
    }

    /** The module's functions, for other wrappers, such as the web field. */
    get exports() {
        return this.#exports;
    }

    /** Makes a style; see `StyleOptions`. */
    style(options) {
        const { locale, currency, style = "currency", compactDisplay = "short", ...rest } = options ?? {};
        needed("locale", locale);
        const kind = STYLES.indexOf(style);
        if (kind < 0) throw new RangeError(`${style} is no value of style`);
        if (kind === 0) needed("currency", currency);
        if (compactDisplay !== "short" && compactDisplay !== "long") {
            throw new RangeError(`${compactDisplay} is no value of compactDisplay`);
        }
        if (rest.notation === "compact" && compactDisplay === "long") rest.notation = "compactLong";
        // Intl's default; that of the package is halfEven.
        rest.roundingMode ??= "halfExpand";
        const handle = this.#call("makeStyle", [locale, kind === 0 ? currency : "XXX"]);
        this.#exports.setOption(handle, STYLE, kind);
        for (const name of Object.keys(rest)) {
            if (rest[name] === undefined) continue;
            if (this.#setOption(handle, name, rest[name]) !== 0) {
                this.#exports.freeStyle(handle);
                throw new RangeError(`${String(rest[name])} is no value of ${name}`);
            }
        }
        return new Style(this, handle, (name, texts, ...more) => this.#call(name, texts, ...more), () => this.#memory);
    }

    #setOption(handle, name, value) {
        if (name === "numberingSystem") {
            return this.#exports.setNumberingSystem(handle, this.#put([String(value)])[0]);
        }
        // Names are a separate part of the module, which not every page links.
        if (name === "currencyDisplay" && value === "name") return this.#exports.displayName?.(handle) ?? -1;
        const number = OPTIONS.findIndex(([option]) => option === name);
        const fraction = FRACTION.find(([option]) => option === name);
        if (number < 0 && !fraction) throw new RangeError(`there is no option ${name}`);
        const choice = fraction ? value : OPTIONS[number][1].findIndex((names) => names.includes(value));
        return Number.isInteger(choice) ? this.#exports.setOption(handle, fraction?.[1] ?? number, choice) : -1;
    }

    /** Returns the code of a locale's currency on a day in local time; null if it has none. */
    currencyOf(locale, date = new Date()) {
        needed("locale", locale);
        const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
        return this.#text(this.#call("localeCurrency", [locale], ...day)) || null;
    }

    get #memory() {
        return this.#exports.memory.buffer;
    }

    /** Writes texts one after the other into the input, and returns their lengths. */
    #put(texts) {
        const lengths = [];
        let place = 0;
        for (const text of texts) {
            const { read, written } = this.#encoder.encodeInto(
                text, this.#bytes().subarray(this.#input + place, this.#input + this.#capacity));
            if (read !== text.length) throw new RangeError(`a text is longer than ${this.#capacity} bytes`);
            lengths.push(written);
            place += written;
        }
        return lengths;
    }

    /** Calls a function with its arguments and the lengths of the texts in the input, and returns the count. */
    #call(name, texts, ...first) {
        const lengths = this.#put(texts);
        const count = this.#exports[name](...first, ...lengths);
        if (count >= 0) return count;
        switch (count) {
        case -1: throw new RangeError(`${texts[0]} is not a locale identifier`);
        case -2: throw new RangeError(`${texts[1]} is not a currency code`);
        case -3: throw new RangeError(`${texts.join(" or ")} is not a decimal number`);
        case -4: throw new RangeError("the text does not fit");
        case -7: throw new ParseError(this.#text(this.#exports.errorLength()), this.#exports.errorOffset());
        case -8: throw new AmbiguousAmountError(
            this.#text(this.#exports.errorLength()), this.#exports.errorOffset(), this.#readings());
        default: throw new Error(`${name} gave ${count}`);
        }
    }

    /** The readings of the last ambiguous text. */
    #readings() {
        const amounts = this.#text(this.#exports.errorReadings()).split("\n").slice(0, -1);
        const doubts = this.#text(this.#exports.errorDoubts()).split("\n").slice(0, -1).map((line) => {
            const [kind, start, end] = line.split(" ");
            return { kind, start: Number(start), end: Number(end) };
        });
        return amounts.map((amount) => ({ amount, doubts }));
    }

    #text(count) {
        const bytes = this.#bytes();
        const end = this.#output + count;
        // Amounts are short, and a decoder needs more time to start than they take altogether. The module's UTF-8 is well
        // formed. Characters outside the basic plane are left to the decoder.
        let length = 0;
        let place = this.#output;
        if (count <= this.#units.length) {
            while (place < end && bytes[place] < 0xf0) {
                let unit = bytes[place];
                if (unit >= 0xe0) {
                    unit = (unit & 0x0f) << 12 | (bytes[place + 1] & 0x3f) << 6 | bytes[place + 2] & 0x3f;
                    place += 3;
                } else if (unit >= 0x80) {
                    unit = (unit & 0x1f) << 6 | bytes[place + 1] & 0x3f;
                    place += 2;
                } else {
                    place += 1;
                }
                this.#units[length] = unit;
                length += 1;
            }
        }
        if (place < end) return this.#decoder.decode(bytes.subarray(this.#output, end));
        return String.fromCharCode(...this.#units.slice(0, length));
    }

    /** The module's memory. After it grows, it is a new buffer, and views of the old one are detached. */
    #bytes() {
        if (this.#view.length === 0) this.#view = new Uint8Array(this.#memory);
        return this.#view;
    }

    /** The text that a call wrote into the output. */
    text(count) {
        return this.#text(count);
    }
}

/** A locale, a currency and options, looked up once. */
class Style {
    #engine;
    #handle;
    #call;
    #memory;
    #column = { rows: 0, bytes: 0, input: 0, ends: 0, output: 0 };

    constructor(engine, handle, call, memory) {
        this.#engine = engine;
        this.#handle = handle;
        this.#call = call;
        this.#memory = memory;
    }

    /** Formats an amount: a number with its shortest digits, a bigint, or decimal digits as text, all exactly. */
    format(amount) {
        if (typeof amount === "number") {
            const count = this.#engine.exports.formatNumber(this.#handle, amount);
            if (count >= 0) return this.#engine.text(count);
        }
        return this.#engine.text(this.#call("formatDecimal", [String(amount)], this.#handle));
    }

    /** Formats a number of the currency's minor units, a bigint of at most 64 bits. */
    formatMinorUnits(minorUnits) {
        // WebAssembly would truncate a longer bigint.
        if (BigInt.asIntN(64, minorUnits) !== minorUnits) throw new RangeError(`${minorUnits} has more than 64 bits`);
        return this.#engine.text(this.#call("formatMinorUnits", [], this.#handle, minorUnits));
    }

    /** Returns the parts of the text, with the types of ECMA-402. */
    formatToParts(amount) {
        const text = new TextEncoder().encode(
            this.#engine.text(this.#call("formatParts", [String(amount)], this.#handle)));
        const parts = [];
        const { partNumber } = this.#engine.exports;
        for (let index = 0; partNumber(index) >= 0; index += 3) {
            const value = new TextDecoder().decode(text.subarray(partNumber(index + 1), partNumber(index + 2)));
            parts.push({ type: KINDS[partNumber(index)], value });
        }
        return parts;
    }

    /** Formats the range between two amounts. */
    formatRange(start, end) {
        return this.#engine.text(this.#call("formatRange", [String(start), String(end)], this.#handle));
    }

    /**
     * Parses an amount as people write it, and returns its exact decimal digits. Throws a `ParseError` if it is no amount, and an
     * `AmbiguousAmountError` if it is not certain.
     */
    parse(text) {
        needed("text", text);
        return this.#engine.text(this.#call("parseAmount", [text], this.#handle));
    }

    /**
     * Returns all amounts that a text may mean, the likeliest first, each with the doubts about it: one without doubts if it is
     * certain, and none if the text is no amount.
     */
    readings(text) {
        try {
            return [{ amount: this.parse(text), doubts: [] }];
        } catch (error) {
            if (error instanceof AmbiguousAmountError) return error.readings;
            if (error instanceof ParseError) return [];
            throw error;
        }
    }

    /**
     * Formats many amounts in minor units as consecutive UTF-8 texts: text i is from `offsets[i]` to `offsets[i + 1]`, as in
     * Arrow's string arrays. Both arrays are copies.
     */
    formatColumn(minorUnits) {
        const rows = minorUnits.length;
        let bytes = Math.max(4096, 32 * rows);
        for (;;) {
            const column = this.#room(rows, bytes);
            new BigInt64Array(this.#memory(), column.input, rows).set(minorUnits);
            const count = this.#engine.exports.formatColumn(
                this.#handle, column.input, rows, column.ends, column.output, column.bytes);
            if (count === -4 && bytes < 2 ** 30) {
                bytes *= 2;
                continue;
            }
            if (count < 0) this.#call("formatMinorUnits", [], this.#handle, 0n);
            return {
                offsets: new Int32Array(this.#memory(), column.ends, rows + 1).slice(),
                bytes: new Uint8Array(this.#memory(), column.output, count).slice(),
            };
        }
    }

    /** Frees the style's memory, for programs that make many styles. The style cannot be used afterwards. */
    free() {
        const { free, freeStyle } = this.#engine.exports;
        for (const place of [this.#column.input, this.#column.ends, this.#column.output]) if (place !== 0) free(place);
        this.#column = { rows: 0, bytes: 0, input: 0, ends: 0, output: 0 };
        if (this.#handle >= 0) freeStyle(this.#handle);
        this.#handle = -1;
    }

    /** The module's memory for a column, which the next column reuses. */
    #room(rows, bytes) {
        const column = this.#column;
        const { malloc, free } = this.#engine.exports;
        if (column.rows < rows || column.bytes < bytes) {
            for (const place of [column.input, column.ends, column.output]) if (place !== 0) free(place);
            this.#column = {
                rows, bytes, input: malloc(8 * rows), ends: malloc(4 * (rows + 1)), output: malloc(bytes),
            };
        }
        return this.#column;
    }
}
