// Usage: node compare.mjs MODULE.wasm NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]
//
// Formats seeded amounts with the WebAssembly module and the native program, and compares the bytes.

import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";

const [modulePath, native, snapshot, countText = "1000", seedText = "20260101"] = process.argv.slice(2);
if (!snapshot) {
    console.error("usage: node compare.mjs MODULE.wasm NATIVE-PROGRAM SNAPSHOT-FOLDER [COUNT [SEED]]");
    process.exit(2);
}

const bytes = readFileSync(modulePath);
const { instance } = await WebAssembly.instantiate(bytes, {});
const { format, forms, malloc, memory } = instance.exports;

/** SplitMix64: a seed gives the same amounts on every platform. */
function generator(seed) {
    let state = BigInt(seed);
    const mask = (1n << 64n) - 1n;
    return (limit) => {
        state = (state + 0x9e3779b97f4a7c15n) & mask;
        let mixed = state;
        mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
        mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
        mixed ^= mixed >> 31n;
        return Number(mixed % BigInt(limit));
    };
}

const below = generator(seedText);
const pick = (list) => list[below(list.length)];

const locales = readdirSync(join(snapshot, "locales")).map((name) => name.replace(/\.json$/, "")).sort();
const codes = [...new Set(
    readFileSync(join(snapshot, "iso4217.json"), "utf8").match(/"[A-Z]{3}"/g).map((text) => text.slice(1, 4)),
)].sort();
if (locales.length < 700 || codes.length < 150) {
    console.error(`${snapshot}: ${locales.length} locales and ${codes.length} codes are not a whole snapshot`);
    process.exit(1);
}
const keywords = ["", "", "", "", "-u-nu-latn", "-u-nu-arab", "-u-nu-deva", "-u-nu-mathsans", "-u-cf-account"];
const special = ["0", "-0", "0.005", "-0.004", "999.995", "1E+25", "-1E-30", "NaN", "Infinity", "-Infinity"];

function amount() {
    if (below(12) === 0) return pick(special);
    const integers = 1 + below(pick([4, 8, 16, 30]));
    const decimals = below(8);
    let text = below(2) === 0 ? "-" : "";
    for (let index = 0; index < integers; index += 1) text += index === 0 && integers > 1 ? 1 + below(9) : below(10);
    if (decimals > 0) text += ".";
    for (let index = 0; index < decimals; index += 1) text += below(10);
    return text;
}

const requests = [];
for (let index = 0; index < Number(countText); index += 1) {
    requests.push({ locale: pick(locales) + pick(keywords), currency: pick(codes), amount: amount(), form: below(forms()) });
}

const capacity = 1024;
const [locale, currency, value, output] = [malloc(64), malloc(8), malloc(64), malloc(capacity)];
const encoder = new TextEncoder();

function put(place, text) {
    const encoded = encoder.encode(text);
    new Uint8Array(memory.buffer, place, encoded.length).set(encoded);
    return encoded.length;
}

function answer(request) {
    const length = format(
        locale, put(locale, request.locale), currency, put(currency, request.currency),
        value, put(value, request.amount), request.form, output, capacity,
    );
    return length < 0 ? `error ${length}` : new TextDecoder().decode(new Uint8Array(memory.buffer, output, length));
}

const input = requests.map((request) => `${request.locale}\t${request.currency}\t${request.amount}\t${request.form}\n`);
const run = spawnSync(native, { input: input.join(""), encoding: "utf8", maxBuffer: 1 << 28 });
if (run.status !== 0) {
    console.error(`${native} ended with ${run.status ?? run.error}: ${run.stderr}`);
    process.exit(1);
}
const expected = run.stdout.split("\n").slice(0, -1);
if (expected.length !== requests.length) {
    console.error(`${native} answered ${expected.length} of ${requests.length} lines`);
    process.exit(1);
}

let differences = 0;
requests.forEach((request, index) => {
    const found = answer(request);
    if (found === expected[index] && !found.startsWith("error")) return;
    differences += 1;
    if (differences <= 10) {
        console.error(`${input[index].trim()}: native ${JSON.stringify(expected[index])}, wasm ${JSON.stringify(found)}`);
    }
});
console.log(
    `wasm: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped;`
        + ` ${requests.length} amounts, ${differences} differences (seed ${seedText})`,
);
process.exit(differences === 0 ? 0 : 1);
