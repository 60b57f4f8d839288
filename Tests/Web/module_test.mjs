// Usage: node module_test.mjs FOLDER NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]
//
// The wrapper of the WebAssembly module: seeded amounts are the native program's, every function answers, and held styles
// write what Intl's held formats write, timed beside them.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [folder, native, snapshot, countText = "10000", seedText = "4217"] = process.argv.slice(2);
if (!snapshot) {
    console.error("usage: node module_test.mjs FOLDER NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]");
    process.exit(2);
}
const { CurrencyFormat, ParseError } = await import(pathToFileURL(resolve(folder, "currency-format.mjs")));
const engine = await CurrencyFormat.load();

// --- the native program's texts

let state = BigInt(seedText);
const mask = (1n << 64n) - 1n;
/** SplitMix64, so that a seed gives the same amounts everywhere. */
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
    const style = engine.style({
        locale, currency, currencyDisplay: ["symbol", "narrowSymbol", "code"][form >> 1],
        currencySign: form % 2 === 0 ? "standard" : "accounting",
    });
    const text = style.format(amount);
    assert.equal(text, expected[index], `${locale} ${currency} ${amount} ${form}`);
    if (index % 10 === 0) {
        const parts = style.formatToParts(amount);
        assert.equal(parts.map((part) => part.value).join(""), text);
        assert.ok(parts.some((part) => part.type === "integer"));
    }
});

// --- every function; the texts are those of the package's documentation

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
assert.throws(() => euro.parse("1.234,50 Kg"), (error) => error instanceof ParseError && error.offset === 9);
assert.throws(() => euro.format("twelve"), RangeError);
assert.throws(() => engine.style({ locale: "?", currency: "EUR" }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "EURO" }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "EUR", currencyDisplay: "name" }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "EUR", colour: "red" }), RangeError);
assert.throws(
    () => engine.style({ locale: "de", currency: "EUR", minimumFractionDigits: 3, maximumFractionDigits: 2 }), RangeError);
assert.throws(() => engine.style({ locale: "de", currency: "XAU" }).formatMinorUnits(5n), ParseError);
const with_ = (options) => engine.style({ locale: "de-DE", currency: "EUR", ...options });
assert.equal(with_({ notation: "compact" }).format(1_500_000), "1,5\u{A0}Mio.\u{A0}€");
assert.equal(with_({ maximumFractionDigits: 0 }).format(1234.5), "1.234\u{A0}€");
assert.equal(with_({ roundingMode: "halfUp", maximumFractionDigits: 0 }).format(1234.5), "1.235\u{A0}€");
assert.equal(with_({ useGrouping: "off", spaces: "plain" }).format(1234.5), "1234,50 €");
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

// A style that is freed makes room for the next one, and for its column.
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

// --- held styles beside Intl's, in one run

const amounts = Array.from({ length: 1000 }, (_, index) => (index * 7919 % 9_999_991) / 100);
function nanoseconds(format) {
    let best = Infinity;
    let length = 0;
    for (let round = 0; round < 30; round += 1) {
        const start = process.hrtime.bigint();
        for (const amount of amounts) length += format(amount).length;
        best = Math.min(best, Number(process.hrtime.bigint() - start) / amounts.length);
    }
    assert.ok(length > 0);
    return best;
}
const ratios = [["de-DE", "EUR"], ["en-US", "USD"], ["hi-IN", "INR"], ["ar-EG", "EGP"]].map(([locale, currency]) => {
    const style = engine.style({ locale, currency });
    const intl = new Intl.NumberFormat(locale, { style: "currency", currency });
    for (const amount of amounts) assert.equal(style.format(amount), intl.format(amount), `${locale} ${amount}`);
    const times = [nanoseconds((amount) => style.format(amount)), nanoseconds((amount) => intl.format(amount))];
    return `${locale} ${(times[1] / times[0]).toFixed(1)} (${times[0].toFixed(0)} ns)`;
});
console.log(`times as fast as Intl.NumberFormat, held: ${ratios.join(", ")}`);
const bytes = readFileSync(join(folder, "currency-format.wasm"));
console.log(
    `currency-format.wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped; ${requests.length} amounts`
        + ` are the native program's (seed ${seedText})`);
