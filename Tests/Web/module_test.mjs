// Usage: node module_test.mjs [--json] [--types=TEXT] FOLDER NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]
//
// Tests the wrappers of the two WebAssembly modules: seeded amounts equal the native program's, every function works,
// a grid of options writes the same as Intl, and held styles write the same as Intl's held formats, with the time of
// both. The output is a table, or a JSON document with --json. TEXT is the result of the type check.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { compareWithIntl } from "./intl_grid.mjs";

const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        json: { type: "boolean", default: false }, types: { type: "string", default: "were not checked" },
    },
});
const [folder, native, snapshot, countText = "10000", seedText = "4217"] = positionals;
if (!snapshot) {
    console.error("usage: node module_test.mjs [--json] [--types=TEXT] FOLDER NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]");
    process.exit(2);
}
const { AmbiguousAmountError, CurrencyFormat, ParseError } = await import(pathToFileURL(resolve(folder, "currency-format.mjs")));
const { SmallCurrencyFormat, SmallFormatError } = await import(
    pathToFileURL(resolve(folder, "currency-format-small.mjs")));
const engine = await CurrencyFormat.load();
const small = await SmallCurrencyFormat.load();

// --- the native program's texts

let state = BigInt(seedText);
const mask = (1n << 64n) - 1n;
/** SplitMix64: a seed gives the same amounts on every platform. */
function below(limit) {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let mixed = state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    mixed ^= mixed >> 31n;
    return Number(mixed % BigInt(limit));
}
const pick = (list) => list[below(list.length)];
const locales = readdirSync(join(snapshot, "locales")).map((name) => name.replace(/\.json$/, "")).sort();
const codes = [...new Set(
    readFileSync(join(snapshot, "iso4217.json"), "utf8").match(/"[A-Z]{3}"/g).map((text) => text.slice(1, 4)),
)].sort();
assert.ok(locales.length > 700 && codes.length > 150, "a whole snapshot");

const requests = Array.from({ length: Number(countText) }, () => ({
    locale: pick(locales), currency: pick(codes), form: below(6),
    amount: `${pick(["", "-"])}${below(10 ** (1 + below(9)))}.${String(below(1000)).padStart(3, "0")}`,
}));
const input = requests.map(({ locale, currency, amount, form }) => `${locale}\t${currency}\t${amount}\t${form}\n`).join("");
const run = spawnSync(native, { input, encoding: "utf8", maxBuffer: 1 << 28 });
assert.equal(run.status, 0, run.stderr);
const expected = run.stdout.split("\n").slice(0, -1);
assert.equal(expected.length, requests.length);
requests.forEach(({ locale, currency, amount, form }, index) => {
    const wanted = {
        locale, currency, currencyDisplay: ["symbol", "narrowSymbol", "code"][form >> 1],
        currencySign: form % 2 === 0 ? "standard" : "accounting",
        // The native program has the package's default.
        roundingMode: "halfEven",
    };
    const style = engine.style(wanted);
    const text = style.format(amount);
    assert.equal(text, expected[index], `${locale} ${currency} ${amount} ${form}`);
    assert.equal(small.style(wanted).format(amount), text, `the small module: ${locale} ${currency} ${amount} ${form}`);
    if (index % 10 === 0) {
        const parts = style.formatToParts(amount);
        assert.equal(parts.map((part) => part.value).join(""), text);
        assert.ok(parts.some((part) => part.type === "integer"));
    }
});

// --- every function; expected texts are from the package's documentation

const euro = engine.style({ locale: "de-DE", currency: "EUR" });
assert.equal(euro.format(1234.5), "1.234,50\u{A0}€");
assert.equal(euro.format("9007199254740993.25"), "9.007.199.254.740.993,25\u{A0}€");
assert.equal(euro.format(5n), "5,00\u{A0}€");
assert.equal(euro.format(NaN), "NaN\u{A0}€");
assert.equal(euro.formatMinorUnits(123_450n), "1.234,50\u{A0}€");
assert.equal(euro.formatMinorUnits(-(2n ** 63n)), "-92.233.720.368.547.758,08\u{A0}€");
assert.equal(euro.formatRange(1, "3"), "1,00–3,00\u{A0}€");
assert.equal(euro.parse("1234,5 EUR"), "1234.5");
assert.deepEqual(euro.formatToParts(-5).map((part) => part.type), [
    "minusSign", "integer", "decimal", "fraction", "literal", "currency",
]);
assert.throws(() => euro.formatMinorUnits(2n ** 63n), RangeError);
// "1,500 €" in German may be a thousand and a half, or one and a half.
assert.throws(() => euro.parse("1,500 €"), (error) => {
    return error instanceof AmbiguousAmountError && error instanceof ParseError
        && error.readings.map(({ amount }) => Number(amount)).join() === "1500,1.5"
        && error.doubts.every(({ kind, start, end }) => kind === "group" && start === 0 && end === 5);
});
assert.deepEqual(euro.readings("1,500 €").map(({ amount }) => Number(amount)), [1500, 1.5]);
assert.deepEqual(euro.readings("7,5 €"), [{ amount: "7.5", doubts: [] }]);
assert.deepEqual(euro.readings("Kg"), []);
// The texts of the package's test of all surfaces.
const promises = readFileSync(new URL("../PromiseTests/texts.tsv", import.meta.url), "utf8");
for (const line of promises.split("\n")) {
    const [, locale, currency, conventions, escaped, outcome] = line.split("\t");
    if (line.startsWith("#") || conventions !== "plain") continue;
    const text = escaped.replaceAll("\\t", "\t")
        .replaceAll(/\\u\{([0-9A-F]+)\}/g, (_, code) => String.fromCodePoint(parseInt(code, 16)));
    const expected = outcome === "-" ? [] : outcome.split("|").map(Number);
    const readings = engine.style({ locale, currency }).readings(text);
    assert.deepEqual(readings.map(({ amount }) => Number(amount)), expected, line);
    assert.ok(readings.every(({ doubts }) => (doubts.length > 0) === (expected.length > 1)), line);
}
assert.throws(() => euro.parse("1.234,50 Kg"), (error) => error instanceof ParseError && error.offset === 9);
assert.throws(() => euro.format("twelve"), RangeError);
assert.throws(() => engine.style({ locale: "?", currency: "EUR" }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "EURO" }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "EUR", colour: "red" }), RangeError);
// Errors name the option, and never an argument of something inside.
for (const [call, message] of [
    [() => engine.style(), "locale is missing"], [() => engine.style({ currency: "EUR" }), "locale is missing"],
    [() => engine.style({ locale: "de" }), "currency is missing"],
    [() => engine.style({ locale: ["de"], currency: "EUR" }), "locale is not a text: de"],
    [() => engine.style({ locale: "de", currency: 978 }), "currency is not a text: 978"],
    [() => engine.style({ locale: "de", currency: "EUR", style: "unit" }), "unit is no value of style"],
    [() => engine.style({ locale: "de", currency: "EUR", roundingMode: "round" }), "round is no value of roundingMode"],
    [() => engine.style({ locale: "de", currency: "EUR", notation: "compact", compactDisplay: "wide" }),
        "wide is no value of compactDisplay"],
    [() => euro.parse(), "text is missing"], [() => euro.format(), "undefined is not a decimal number"],
    [() => engine.currencyOf(), "locale is missing"],
    [() => small.style({ locale: "de" }), "currency is missing"], [() => small.style(), "locale is missing"],
]) {
    assert.throws(call, { message });
}
assert.throws(
    () => engine.style({ locale: "de", currency: "EUR", minimumFractionDigits: 3, maximumFractionDigits: 2 }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "XAU" }).formatMinorUnits(5n), ParseError);
const with_ = (options) => engine.style({ locale: "de-DE", currency: "EUR", ...options });
assert.equal(with_({ notation: "compact" }).format(1_500_000), "1,5\u{A0}Mio.\u{A0}€");
assert.equal(with_({ notation: "compact", compactDisplay: "long" }).format(1_500_000), "1,5\u{A0}Mio.\u{A0}€");
assert.equal(with_({ currencyDisplay: "name" }).format(1234.5), "1.234,50 Euro");
assert.equal(with_({ maximumFractionDigits: 0 }).format(1234.5), "1.235\u{A0}€");
assert.equal(with_({ roundingMode: "halfEven", maximumFractionDigits: 0 }).format(1234.5), "1.234\u{A0}€");
assert.equal(with_({ useGrouping: false, spaces: "plain" }).format(1234.5), "1234,50 €");
assert.equal(with_({ style: "percent" }).format(0.256), "26\u{A0}%");
assert.equal(engine.style({ locale: "de-DE", style: "decimal" }).format(1234.5678), "1.234,568");
assert.equal(engine.style({ locale: "de-DE", style: "decimal", minimumFractionDigits: 1 }).formatRange(1, 2), "1,0–2,0");
assert.throws(() => engine.style({ locale: "de-DE", style: "decimal" }).parse("5"), ParseError);
assert.equal(with_({ signDisplay: "always" }).format(5), "+5,00\u{A0}€");
assert.equal(with_({ trailingZeroDisplay: "stripIfInteger" }).format(5), "5\u{A0}€");
assert.equal(
    engine.style({ locale: "de-CH", currency: "CHF", digits: "cash" }).format(1234.56), "CHF\u{A0}1'234.55");
assert.equal(with_({ numberingSystem: "deva" }).format(1234.5), "१.२३४,५०\u{A0}€");
assert.equal(
    engine.style({ locale: "hi-IN", currency: "INR", numberingSystem: "deva" }).format(1234567), "₹१२,३४,५६७.००");
assert.throws(() => with_({ numberingSystem: "?" }), RangeError);
const hebrew = engine.style({ locale: "he-IL", currency: "ILS", bidi: "strip", spaces: "plain" });
assert.equal(hebrew.format(-5), "-5.00 ₪");

const day = new Date(2026, 1, 1);
assert.equal(engine.currencyOf("en-IS", day), "ISK");
assert.equal(engine.currencyOf("bg", day), "EUR");
assert.equal(engine.currencyOf("und", day), null);
assert.throws(() => engine.currencyOf("?", day), RangeError);

// Freeing a style makes room for the next one and its column.
const first = engine.style({ locale: "de-DE", currency: "EUR" });
first.formatColumn(new BigInt64Array(1000));
first.free();
first.free();
assert.throws(() => first.format("5"), Error);
const pagesBefore = engine.exports.memory.buffer.byteLength;
for (let count = 0; count < 20_000; count += 1) {
    const next = engine.style({ locale: "ja-JP", currency: "JPY", notation: "compact" });
    assert.equal(next.format("5"), "￥5");
    next.free();
}
assert.ok(engine.exports.memory.buffer.byteLength - pagesBefore < 1 << 20, "freed styles take no room");
assert.equal(euro.format(1234.5), "1.234,50\u{A0}€");

const rows = BigInt64Array.from({ length: 5000 }, (_, index) => BigInt(index * 7919) - 20_000_000n);
for (const style of [euro, engine.style({ locale: "ar-EG", currency: "EGP" })]) {
    const { offsets, bytes } = style.formatColumn(rows);
    const decoder = new TextDecoder();
    for (const row of [0, 1, 2499, 4999]) {
        assert.equal(decoder.decode(bytes.subarray(offsets[row], offsets[row + 1])), style.formatMinorUnits(rows[row]));
    }
    assert.equal(offsets[5000], bytes.length);
}

// --- the small module gives the same results as the other one, or reports missing features

const smallEuro = small.style({ locale: "de-DE", currency: "EUR" });
const zlotys = { locale: "pl", currency: "PLN", currencyDisplay: "code", currencySign: "accounting" };
for (const amount of [
    1234.5, -0, 0, 5n, "-0.005", "9007199254740993.25", 1e21, 5e-324, -1.005, 2 ** 53, 10n ** 40n, NaN, -Infinity, "1e401",
]) {
    assert.equal(smallEuro.format(amount), euro.format(amount));
    assert.equal(small.style(zlotys).format(amount), engine.style(zlotys).format(amount));
}
for (const units of [0n, -5n, 123_450n, 2n ** 63n - 1n, -(2n ** 63n)]) {
    assert.equal(smallEuro.formatMinorUnits(units), euro.formatMinorUnits(units));
}
// Identifiers in common spellings, and some unknown to CLDR; an unknown code; a style used between two uses of another.
const identifiers = [
    "zh-TW", "zh_Hant_TW", "DE_de", "sr-ME", "iw-IL", "en-UK", "de-XX", "und", "tlh", "de-Cyrl-DE", "und-FR", "ar-u-nu-latn",
    "en-u-cf-account",
];
for (const locale of identifiers) {
    for (const currency of ["TWD", "eur", "QQQ", "XAU"]) {
        const style = { locale, currency };
        assert.equal(small.style(style).format("-1234567.5"), engine.style(style).format("-1234567.5"));
    }
}
assert.equal(smallEuro.format(5), "5,00\u{A0}€");
const refuses = (reason, call) => assert.throws(
    call, (error) => error instanceof SmallFormatError && error instanceof RangeError && error.reason === reason);
for (const locale of ["?", "d", "de--DE"]) refuses("locale", () => small.style({ locale, currency: "EUR" }));
for (const currency of ["EURO", "E1R", ""]) refuses("currency", () => small.style({ locale: "de", currency }));
for (const option of [
    { currencyDisplay: "name" }, { currencySign: "?" }, { notation: "compact" }, { maximumFractionDigits: 0 },
]) {
    refuses("option", () => small.style({ locale: "de", currency: "EUR", ...option }));
}
for (const amount of [
    "twelve", "", "1.", ".5", "1e", "+", " 1", "1,5", "1e9999", `1${"0".repeat(38)}.5`, "9".repeat(2000), "9".repeat(9000),
]) {
    refuses("number", () => smallEuro.format(amount));
}
refuses("number", () => smallEuro.formatMinorUnits(2n ** 63n));
refuses("minorUnit", () => small.style({ locale: "de", currency: "XAU" }).formatMinorUnits(5n));
// The module keeps one instance of a style, however often it is requested.
const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "currency-format-small.wasm")), {});
const again = new SmallCurrencyFormat(instance.exports);
const pagesOfOne = (again.style(zlotys), instance.exports.memory.buffer.byteLength);
for (let count = 0; count < 20_000; count += 1) assert.equal(again.style(zlotys).format(5), "5,00\u{A0}PLN");
assert.equal(instance.exports.memory.buffer.byteLength, pagesOfOne);

// --- Intl's texts for a grid of options

const grid = compareWithIntl(engine);

// --- held styles compared with Intl's, in one run

const amounts = Array.from({ length: 1000 }, (_, index) => (index * 7919 % 9_999_991) / 100);
function nanoseconds(format) {
    let best = Infinity;
    let length = 0;
    for (let round = 0; round < 100; round += 1) {
        const start = process.hrtime.bigint();
        for (const amount of amounts) length += format(amount).length;
        best = Math.min(best, Number(process.hrtime.bigint() - start) / amounts.length);
    }
    assert.ok(length > 0);
    return best;
}
const pairs = [["de-DE", "EUR"], ["en-US", "USD"], ["hi-IN", "INR"], ["ar-EG", "EGP"]];
const held = Object.entries({ "currency-format": engine, "currency-format-small": small }).flatMap(([module, made]) =>
    pairs.map(([locale, currency]) => {
        const style = made.style({ locale, currency });
        const intl = new Intl.NumberFormat(locale, { style: "currency", currency });
        for (const amount of amounts) assert.equal(style.format(amount), intl.format(amount), `${locale} ${amount}`);
        const [own, peer] = [style, intl].map((each) => nanoseconds((amount) => each.format(amount)));
        return { module, locale, currency, nanoseconds: own, intlNanoseconds: peer, ratio: peer / own };
    }));
const modules = ["currency-format", "currency-format-small"].map((module) => {
    const bytes = readFileSync(join(folder, `${module}.wasm`));
    return { module, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
});
// The documented limits of the small module.
assert.ok(modules[1].bytes <= 265_000 && modules[1].gzipped <= 115_000, `the small module has ${modules[1].bytes} bytes`);
if (options.json) {
    const document = {
        modules, held, grid, types: options.types, seed: Number(seedText), amountsCompared: requests.length,
    };
    console.log(JSON.stringify(document, null, 2));
} else {
    const row = (first, ...more) => console.log(first.padEnd(30) + more.map((text) => String(text).padStart(14)).join(""));
    row("held style", "ns", "ns of Intl", "times as fast");
    for (const { module, locale, nanoseconds, intlNanoseconds, ratio } of held) {
        row(`${module} ${locale}`, nanoseconds.toFixed(0), intlNanoseconds.toFixed(0), ratio.toFixed(1));
    }
    row("module", "bytes", "gzipped");
    for (const { module, bytes, gzipped } of modules) row(`${module}.wasm`, bytes, gzipped);
    console.log(
        `${requests.length} amounts of both modules are the native program's (seed ${seedText}); their types ${options.types}`);
    console.log(grid);
}
