// Compares this package's texts, from its bundled tables, with those of this node's Intl.
//
//     node compare.mjs EXECUTOR [--count 60000] [--each 5000] [--seed N] [--show 20] [--agreed]
//
// EXECUTOR is the program currency-executor. COUNT amounts of currencies are compared, and EACH numbers of every other
// kind: options, compact notation, names, decimals and percentages, parts. Every difference must have an entry in the
// ledger, and every entry a difference. --agreed prints the requests without a difference instead, one line of JSON
// each. Exit code 0: success; 1: failure; 2: usage; 77: this node has another CLDR version.

import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { answers } from "./executor.mjs";
import { answerOf, intlAnswer, isSame, isSupported } from "./intl.mjs";
import { Ledger } from "./ledger.mjs";
import { Random } from "./random.mjs";
import { kinds } from "./kinds.mjs";
import { identifierRequests, randomRequests, systematicRequests } from "./requests.mjs";
import { Tables } from "./tables.mjs";

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        count: { type: "string", default: "60000" },
        each: { type: "string", default: "5000" },
        seed: { type: "string", default: String(Math.floor(Date.now() / 1000)) },
        show: { type: "string", default: "20" },
        agreed: { type: "boolean", default: false },
    },
});
if (positionals.length !== 1) {
    console.error("usage: node compare.mjs EXECUTOR [--count N] [--each N] [--seed N] [--show N] [--agreed]");
    process.exit(2);
}

const root = fileURLToPath(new URL("../../..", import.meta.url));
const tables = new Tables(join(root, "Data/Snapshot"));
const major = (version) => version.split(".")[0];
if (major(process.versions.cldr) !== major(tables.cldrVersion)) {
    console.log(`SKIPPED: node has CLDR ${process.versions.cldr}, the bundled tables have ${tables.cldrVersion}`);
    process.exit(77);
}

const ledger = new Ledger(join(root, "Tests/Conformance/Ledger/node.json"), tables);
const locales = tables.locales.filter(isSupported);
const identifiers = [...tables.defaultContent, ...tables.languageAliases].filter(isSupported);
const choices = {
    locales,
    currencies: Intl.supportedValuesOf("currency"),
    numberingSystems: Intl.supportedValuesOf("numberingSystem"),
};
const requests = [
    ...ledger.targets,
    ...systematicRequests(locales),
    ...identifierRequests(identifiers),
    ...randomRequests(new Random(values.seed), Number(values.count), choices),
];
const counts = { standard: requests.length };
for (const [kind, requestsOfKind] of Object.entries(kinds)) {
    requests.push(...requestsOfKind(new Random(values.seed), Number(values.each), choices));
    counts[kind] = Number(values.each);
}

const start = process.hrtime.bigint();
const [ldml, icu] = await Promise.all([
    answers(positionals[0], [], requests), answers(positionals[0], ["--compatibility", "icu"], requests),
]);
const readings = { ldml, icu };
const differences = { ldml: 0, icu: 0 };
const uncovered = [];
let refused = 0;
requests.forEach((request, index) => {
    const upstream = intlAnswer(request);
    if (upstream === undefined) refused += 1;
    for (const [reading, results] of Object.entries(readings)) {
        const { result, error } = results[index];
        const here = result === undefined ? undefined : answerOf(result);
        if (values.agreed && reading === "ldml" && isSame(here, upstream)) console.log(JSON.stringify(request));
        if (isSame(here, upstream)) continue;
        differences[reading] += 1;
        if (ledger.covers(reading, request, upstream, here)) continue;
        const shown = (answer) => JSON.stringify(answer?.parts ?? answer?.text);
        const texts = `Intl ${shown(upstream)}, here ${here ? shown(here) : error}`;
        uncovered.push(`${reading}: ${JSON.stringify(request)}: ${texts}`);
    }
});

if (values.agreed) process.exit(0);
for (const line of ledger.summary) console.log(line);
for (const line of uncovered.slice(0, Number(values.show))) console.log(line);
for (const entry of ledger.unused) console.log(`the entry ${entry} covers no difference`);
const seconds = Number(process.hrtime.bigint() - start) / 1e9;
console.log(
    `Node ${process.versions.node}, ICU ${process.versions.icu}: ${requests.length} strings`
    + ` (${Object.entries(counts).map(([kind, count]) => `${kind} ${count}`).join(", ")})`
    + ` of ${locales.length} locales and ${identifiers.length} other identifiers, ${refused} refused by both,`
    + ` ${differences.ldml} differences under ldml, ${differences.icu} under icu,`
    + ` ${uncovered.length} of them not in the ledger (seed ${values.seed}, ${seconds.toFixed(1)} s)`);
process.exit(uncovered.length > 0 || ledger.unused.length > 0 ? 1 : 0);
