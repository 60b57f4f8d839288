// Formats amounts of money in every CLDR locale with the small WebAssembly module of swift-currency-format. It has the engine
// of the full module with fewer functions and tables, and writes the same bytes. `currency-format-small.d.mts` has the types.

/** The options in the order of the module's `makeStyle`, with the values in the order of their numbers, and Intl's default. */
const OPTIONS = [
    ["currencyDisplay", ["symbol", "narrowSymbol", "code"], "symbol"],
    ["currencySign", ["standard", "accounting"], "standard"],
    ["roundingMode", [
        "ceil", "floor", "trunc", "expand", "halfEven", "halfOdd", "halfCeil", "halfFloor", "halfTrunc", "halfExpand",
    ], "halfExpand"],
];

/** The error for requests that the small module does not support, and for invalid locales, currencies and numbers. */
export class SmallFormatError extends RangeError {
    constructor(message, reason) {
        super(message);
        this.name = "SmallFormatError";
        /** The value that caused the error. */
        this.reason = reason;
    }
}

/** The module. */
export class SmallCurrencyFormat {
    #exports;
    #encoder = new TextEncoder();
    #decoder = new TextDecoder();
    #input;
    #capacity;
    #output;
    #view = new Uint8Array(0);
    #handles = new Map();
    #units = new Array(64).fill(0);

    /** Loads the module from the bytes or the response in `source`, or by default from the file next to this one. */
    static async load(source) {
        let bytes = await source;
        if (bytes === undefined) {
            const url = new URL("./currency-format-small.wasm", import.meta.url);
            if (url.protocol === "file:" && typeof process !== "undefined") {
                const { readFile } = await import("node:fs/promises");
                bytes = await readFile(url);
            } else {
                bytes = await fetch(url);
            }
        }
        if (typeof Response !== "undefined" && bytes instanceof Response) bytes = await bytes.arrayBuffer();
        const { instance } = await WebAssembly.instantiate(bytes, {});
        return new SmallCurrencyFormat(instance.exports);
    }

    constructor(exports) {
        this.#exports = exports;
        this.#input = exports.inputAddress();
        this.#capacity = exports.inputSize();
        this.#output = exports.outputAddress();
    }

    /** Makes a style; see `SmallStyleOptions`. */
    style(options) {
        const { locale, currency, style = "currency", ...rest } = options ?? {};
        for (const [name, value] of [["locale", locale], ["currency", currency]]) {
            if (value === undefined || value === null) throw new SmallFormatError(`${name} is missing`, name);
        }
        if (style !== "currency") throw new SmallFormatError(`the small module has no style ${style}`, "option");
        for (const name of Object.keys(rest)) {
            const isKnown = rest[name] === undefined || OPTIONS.some(([option]) => option === name);
            if (!isKnown) throw new SmallFormatError(`the small module has no option ${name}`, "option");
        }
        const numbers = OPTIONS.map(([name, values, usual]) => {
            const number = values.indexOf(rest[name] ?? usual);
            if (number < 0) throw new SmallFormatError(`the small module has no ${name} ${rest[name]}`, "option");
            return number;
        });
        const handle = this.#handle(String(locale), String(currency), numbers);
        return new SmallStyle(
            (amount) => this.#format(handle, amount),
            (minorUnits) => this.#text(this.#call("formatMinorUnits", [], handle, minorUnits)));
    }

    /** Returns the handle of a style, which the module makes only once. */
    #handle(locale, currency, numbers) {
        const key = [locale, currency, ...numbers].join("\n");
        let handle = this.#handles.get(key);
        if (handle === undefined) {
            handle = this.#call("makeStyle", [locale, currency], ...numbers);
            this.#handles.set(key, handle);
        }
        return handle;
    }

    #format(handle, amount) {
        if (typeof amount === "number") return this.#text(this.#call("formatNumber", [], handle, amount));
        return this.#text(this.#call("formatDecimal", [String(amount)], handle));
    }

    /** Writes texts one after the other into the input, and calls a function with its arguments and their lengths. */
    #call(name, texts, ...first) {
        const lengths = [];
        let place = 0;
        for (const text of texts) {
            const { read, written } = this.#encoder.encodeInto(
                text, this.#bytes().subarray(this.#input + place, this.#input + this.#capacity));
            if (read !== text.length) throw new SmallFormatError("the text is too long", "number");
            lengths.push(written);
            place += written;
        }
        const count = this.#exports[name](...first, ...lengths);
        if (count >= 0) return count;
        switch (count) {
        case -1: throw new SmallFormatError(`${texts[0]} is not a locale identifier`, "locale");
        case -2: throw new SmallFormatError(`${texts[1]} is not a currency code`, "currency");
        case -3: throw new SmallFormatError(`${texts[0]} is not a decimal number`, "number");
        case -4: throw new SmallFormatError("the text does not fit", "number");
        case -8: throw new SmallFormatError("the currency has no minor unit", "minorUnit");
        default: throw new Error(`${name} gave ${count}`);
        }
    }

    /** The text in the output. */
    #text(count) {
        const bytes = this.#bytes();
        const end = this.#output + count;
        // As in `currency-format.mjs`, a decoder needs more time to start than short texts take altogether.
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
        if (this.#view.length === 0) this.#view = new Uint8Array(this.#exports.memory.buffer);
        return this.#view;
    }
}

/** A locale, a currency and options. */
class SmallStyle {
    #format;
    #formatMinorUnits;

    constructor(format, formatMinorUnits) {
        this.#format = format;
        this.#formatMinorUnits = formatMinorUnits;
    }

    /** Formats an amount: a number with its shortest digits, a bigint, or decimal digits as text, all exactly. */
    format(amount) {
        return this.#format(amount);
    }

    /** Formats a number of the currency's minor units, a bigint of at most 64 bits. */
    formatMinorUnits(minorUnits) {
        // WebAssembly would truncate a longer bigint.
        if (BigInt.asIntN(64, minorUnits) !== minorUnits) {
            throw new SmallFormatError(`${minorUnits} has more than 64 bits`, "number");
        }
        return this.#formatMinorUnits(minorUnits);
    }
}
