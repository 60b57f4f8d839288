// Runs test262's programs for Intl.NumberFormat with a NumberFormat that takes its answers from the executor.
//
// A program runs until all of its requests have answers: the first run collects the requests, and its assertions do not
// count. Then the executor answers all requests at once, and the program runs again. Supported are the constructor,
// format, formatToParts, formatRange and formatRangeToParts.
//
// See https://github.com/tc39/test262/tree/main/test/intl402/NumberFormat.

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import vm from "node:vm";

class Unsupported extends Error {}

const mostRuns = 5;

export async function runTest262(files, ask) {
    const known = new Map();
    let waiting = files.map((file) => ({ file, source: program(file) }));
    const outcomes = new Map();
    for (let run = 0; run < mostRuns && waiting.length > 0; run += 1) {
        const asked = new Map();
        const again = [];
        for (const test of waiting) {
            const { isComplete, ...outcome } = evaluate(test, known, asked);
            if (isComplete) outcomes.set(test.file, outcome);
            else again.push(test);
        }
        const results = await ask([...asked.values()]);
        [...asked.keys()].forEach((key, index) => known.set(key, results[index]));
        waiting = again;
    }
    for (const { file } of waiting) outcomes.set(file, { unsupported: "it asks for ever more" });
    return files.map((file) => ({ name: file, ...outcomes.get(file) }));
}

/** The program with the harness files that it includes, if the file is in a copy of test262. */
function program(file) {
    const source = readFileSync(file, "utf8");
    const includes = /^includes:\s*\[(.*)\]/m.exec(source)?.[1].split(",").map((name) => name.trim()) ?? [];
    let folder = dirname(file);
    while (!existsSync(join(folder, "harness")) && dirname(folder) !== folder) folder = dirname(folder);
    const texts = includes.map((name) => {
        const include = join(folder, "harness", name);
        return existsSync(include) ? readFileSync(include, "utf8") : "";
    });
    return [...texts, source].join("\n");
}

function evaluate({ file, source }, known, asked) {
    const realm = {};
    // After the first missing answer, later results mean nothing.
    let isComplete = true;
    const answer = (request) => {
        const key = JSON.stringify(request);
        const result = known.get(key);
        if (result === undefined) {
            isComplete = false;
            asked.set(key, request);
            return { result: request.parts ? [] : "" };
        }
        if (result.error?.startsWith("unsupported")) throw new Unsupported(result.error.replace("unsupported: ", ""));
        return result;
    };
    const context = vm.createContext({ console });
    Object.assign(realm, vm.runInContext("({ Error, RangeError, TypeError })", context));
    context.Intl = { NumberFormat: numberFormat(answer, realm), getCanonicalLocales: Intl.getCanonicalLocales };
    context.assert = assertions(() => isComplete, realm);
    context.Test262Error = realm.Error;
    try {
        vm.runInContext(source, context, { filename: file, timeout: 10_000 });
    } catch (error) {
        if (error instanceof Unsupported || error?.name === "ReferenceError") {
            return { isComplete: true, unsupported: error.message };
        }
        if (isComplete) return { isComplete, failure: String(error?.message ?? error) };
    }
    return { isComplete };
}

/** The constructor's options, with the types to which it converts them. */
const optionTypes = {
    localeMatcher: String, numberingSystem: String, style: String, currency: String, currencyDisplay: String,
    currencySign: String, unit: String, unitDisplay: String, notation: String, minimumIntegerDigits: Number,
    minimumFractionDigits: Number, maximumFractionDigits: Number, minimumSignificantDigits: Number,
    maximumSignificantDigits: Number, roundingIncrement: Number, roundingMode: String, roundingPriority: String,
    trailingZeroDisplay: String, compactDisplay: String,
    useGrouping: (value) => (value && value !== true ? String(value) : Boolean(value)), signDisplay: String,
};

function numberFormat(answer, realm) {
    class NumberFormat {
        #request;

        constructor(locales, options = {}) {
            const locale = [locales ?? "en-US"].flat()[0] ?? "en-US";
            const read = Object.entries(optionTypes).flatMap(([name, convert]) => {
                const value = options[name];
                return value === undefined ? [] : [[name, convert(value)]];
            });
            this.#request = { locale: String(locale), options: Object.fromEntries(read) };
            const { error } = answer({ ...this.#request, input: "0" });
            if (error) throw new realm[isTypeError(error, this.#request.options) ? "TypeError" : "RangeError"](error);
        }

        get format() {
            return (value) => this.#ask({ input: text(value) });
        }

        formatToParts(value) {
            return this.#ask({ input: text(value), parts: true });
        }

        formatRange(start, end) {
            return this.#ask({ input: text(start), input2: text(end) });
        }

        formatRangeToParts(start, end) {
            return this.#ask({ input: text(start), input2: text(end), parts: true });
        }

        resolvedOptions() {
            throw new Unsupported("resolvedOptions");
        }

        static supportedLocalesOf() {
            throw new Unsupported("supportedLocalesOf");
        }

        #ask(question) {
            const { result, error } = answer({ ...this.#request, ...question });
            if (error) throw new realm.RangeError(error);
            return result;
        }
    }
    return NumberFormat;
}

/** All constructor errors except these two are RangeErrors. */
function isTypeError(error, { roundingPriority = "auto", ...options }) {
    const hasSignificantDigits = (options.minimumSignificantDigits ?? options.maximumSignificantDigits) !== undefined;
    return error.endsWith("currency is missing")
        || (error.includes("roundingIncrement is") && (roundingPriority !== "auto" || hasSignificantDigits));
}

/** A number in the executor's form. Strings keep all their digits. */
function text(value) {
    if (typeof value === "string" && /^\s*[-+]?([0-9]+(\.[0-9]+)?([eE][-+]?[0-9]+)?|Infinity)\s*$/.test(value)) {
        return value.trim();
    }
    const number = typeof value === "bigint" ? value : Number(value);
    return Object.is(number, -0) ? "-0" : String(number);
}

/** test262's assertions, which count only if all requests have answers. */
function assertions(counts, realm) {
    const fail = (message) => {
        if (counts()) throw new realm.Error(message);
    };
    const shown = (value) => {
        try {
            return JSON.stringify(value) ?? String(value);
        } catch {
            return String(value);
        }
    };
    const assert = (value, message) => value === true || fail(message ?? `${shown(value)} is not true`);
    assert.sameValue = (found, expected, message) => Object.is(found, expected)
        || fail(`expected ${shown(expected)}, here ${shown(found)}${message ? `: ${message}` : ""}`);
    assert.notSameValue = (found, other, message) => !Object.is(found, other)
        || fail(`${shown(found)} was not expected${message ? `: ${message}` : ""}`);
    assert.compareArray = (found, expected, message) => shown([...found]) === shown([...expected])
        || fail(`expected ${shown(expected)}, here ${shown(found)}${message ? `: ${message}` : ""}`);
    assert.throws = (type, body, message) => {
        try {
            body();
        } catch (error) {
            if (error instanceof Unsupported) throw error;
            return error.name === type.name || fail(`expected ${type.name}, here ${error.name}: ${error.message}`);
        }
        return fail(`expected ${type.name}${message ? `: ${message}` : ""}`);
    };
    return assert;
}
