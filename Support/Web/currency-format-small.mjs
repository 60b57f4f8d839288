// Amounts of money in every locale of CLDR, by the small WebAssembly module of swift-currency-format: the same bytes as by the
// module with everything, and an error for what this one does not have. `currency-format-small.d.mts` has the types.

/** The options in the order of the module's `makeStyle`, with the values in the order that it counts them. */
const OPTIONS = [
    ["currencyDisplay", ["symbol", "narrowSymbol", "code"]],
    ["currencySign", ["standard", "accounting"]],
];

/** What the small module does not have, or what is no number. */
export class SmallFormatError extends RangeError {
    constructor(message, reason) {
        super(message);
        this.name = "SmallFormatError";
        /** Which of the values it was. */
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
    #bytes;
    #units = new Array(64).fill(0);

    /** Loads the module: from the file beside this one, unless its bytes or a response with them are given. */
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
        // All memory is there from the start.
        this.#bytes = new Uint8Array(exports.memory.buffer);
    }

    /** A style; see `SmallStyleOptions`. */
    style(options) {
        for (const name of Object.keys(options)) {
            const isKnown = name === "locale" || name === "currency" || OPTIONS.some(([option]) => option === name);
            if (!isKnown) throw new SmallFormatError(`the small module has no option ${name}`, "option");
        }
        const numbers = OPTIONS.map(([name, values]) => {
            const number = values.indexOf(options[name] ?? values[0]);
            if (number < 0) throw new SmallFormatError(`the small module has no ${name} ${options[name]}`, "option");
            return number;
        });
        const handle = this.#call("makeStyle", [options.locale, options.currency], ...numbers);
        return new SmallStyle(
            (amount) => this.#formatNumber(handle, amount),
            (minorUnits) => this.#text(this.#call("formatMinorUnits", [], handle, minorUnits)));
    }

    #formatNumber(handle, amount) {
        if (typeof amount === "number") {
            // Decimals of up to fifteen digits are the shortest ones of their numbers. Most amounts have two places.
            const hundredths = Math.round(amount * 100);
            if (hundredths / 100 === amount && Math.abs(hundredths) < 1e15) {
                return this.#text(this.#exports.formatHundredths(handle, hundredths));
            }
        }
        return this.#formatDecimal(handle, String(amount));
    }

    #formatDecimal(handle, text) {
        // Digits are ASCII, and short: an encoder takes longer to begin. What is no ASCII is left to it, and refused.
        const length = Math.min(text.length, 64);
        let isShort = text.length === length;
        for (let index = 0; index < length; index += 1) {
            const unit = text.charCodeAt(index);
            if (unit > 0x7f) isShort = false;
            this.#bytes[this.#input + index] = unit;
        }
        if (isShort) {
            const count = this.#exports.formatDecimal(handle, length);
            if (count >= 0) return this.#text(count);
        }
        return this.#text(this.#call("formatDecimal", [text], handle));
    }

    /** Puts texts into the input, one after the other, calls a function with its arguments and their lengths. */
    #call(name, texts, ...first) {
        const lengths = [];
        let place = 0;
        for (const text of texts) {
            const { read, written } = this.#encoder.encodeInto(
                String(text), this.#bytes.subarray(this.#input + place, this.#input + this.#capacity));
            if (read !== String(text).length) throw new SmallFormatError("the text is too long", "number");
            lengths.push(written);
            place += written;
        }
        const count = this.#exports[name](...first, ...lengths);
        if (count >= 0) return count;
        switch (count) {
        case -1: throw new SmallFormatError(`the small module has no locale ${texts[0]}`, "locale");
        case -2: throw new SmallFormatError(`${texts[1]} is no currency code`, "currency");
        case -3: throw new SmallFormatError(`${texts[0]} is no number that the small module writes`, "number");
        case -8: throw new SmallFormatError("the currency has no minor unit", "minorUnit");
        default: throw new Error(`${name} gave ${count}`);
        }
    }

    /** The text in the output. */
    #text(count) {
        const bytes = this.#bytes;
        const end = this.#output + count;
        // As in `currency-format.mjs`: a decoder takes longer to begin than short texts take whole.
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
}

/** A locale, a currency and options. */
class SmallStyle {
    #format;
    #formatMinorUnits;

    constructor(format, formatMinorUnits) {
        this.#format = format;
        this.#formatMinorUnits = formatMinorUnits;
    }

    /** The amount as text: a number by its shortest digits, a bigint, or decimal digits as text, of which none is lost. */
    format(amount) {
        return this.#format(amount);
    }

    /** The amount of so many of the currency's minor units, as a bigint of 64 bits. */
    formatMinorUnits(minorUnits) {
        // A bigint of more bits would lose some on its way.
        if (BigInt.asIntN(64, minorUnits) !== minorUnits) {
            throw new SmallFormatError(`${minorUnits} has more than 64 bits`, "number");
        }
        return this.#formatMinorUnits(minorUnits);
    }
}
