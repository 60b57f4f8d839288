// Answers the suite's cases with Intl in this Node, one JSON object per line.
//
//     node node.mjs < requests.jsonl > answers.jsonl

import { createInterface } from "node:readline";

if (process.argv[2] === "--version") {
    console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
    process.exit(0);
}

const formats = new Map();

function format({ locale, options }) {
    const key = `${locale} ${JSON.stringify(options)}`;
    if (!formats.has(key)) {
        if (formats.size > 2000) formats.clear();
        formats.set(key, new Intl.NumberFormat(locale, options));
    }
    return formats.get(key);
}

function answer(request) {
    const { op = "format", locale, input, input2, parts } = request;
    if (op === "minorUnits") return { result: minorUnits(request) };
    if (op !== "format") return { unsupported: op };
    if (Intl.NumberFormat.supportedLocalesOf(locale).length === 0) return { unsupported: `locale ${locale}` };
    const numberFormat = format(request);
    if (input2 !== undefined && !numberFormat.formatRange) return { unsupported: "ranges" };
    if (input2 !== undefined) return { result: numberFormat.formatRange(input, input2) };
    return { result: parts ? numberFormat.formatToParts(input) : numberFormat.format(input) };
}

// In ECMA-402, the digits of a currency come from ISO 4217's minor units (CurrencyDigits).
function minorUnits({ currency, amount }) {
    const digits = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
    const [whole, fraction = ""] = amount.split(".");
    if (fraction.slice(digits).replaceAll("0", "") !== "") return null;
    return String(BigInt(whole.replace("-", "") + fraction.slice(0, digits).padEnd(digits, "0")) * (whole[0] === "-" ? -1n : 1n));
}

const answers = [];
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const request = JSON.parse(line);
    let result;
    try {
        result = answer(request);
    } catch (error) {
        result = { error: String(error) };
    }
    answers.push(JSON.stringify(result));
    if (answers.length === 1000) console.log(answers.splice(0).join("\n"));
}
if (answers.length > 0) console.log(answers.join("\n"));
