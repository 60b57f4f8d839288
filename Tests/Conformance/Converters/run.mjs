// Runs the tests of other projects with this package's executor, and counts the results.
//
//     node run.mjs conformance EXECUTOR TESTS.json [VERIFICATIONS.json] [--compatibility icu]
//     node run.mjs permutation EXECUTOR numberpermutationtest.txt [--compatibility icu]
//     node run.mjs test262     EXECUTOR TEST.js...
//
// EXECUTOR is the program currency-executor. Each test passes, fails or is not supported: the executor answered with an
// error, which is shown with its count. Exit code 0: none failed; 1: some did; 2: usage.
// Expectations of another CLDR version fail where the data changed.

import { parseArgs } from "node:util";
import { answers } from "../Node/executor.mjs";
import { readConformance } from "./conformance.mjs";
import { readPermutations } from "./permutation.mjs";
import { runTest262 } from "./test262.mjs";

const usage = "usage: node run.mjs conformance|permutation|test262 EXECUTOR FILE... [--compatibility icu] [--show N]";
const { values, positionals: [format, program, ...files] } = parseArgs({
    allowPositionals: true,
    options: { compatibility: { type: "string", default: "ldml" }, show: { type: "string", default: "20" } },
});
const parameters = ["--compatibility", values.compatibility];
const ask = (requests) => answers(program, parameters, requests);

/** Tests that are requests with an optional expectation. Without one, any answer passes. */
async function runTable(tests) {
    const results = await ask(tests.map(({ request }) => request));
    return tests.map(({ name, request, expected }, index) => {
        const { result, error } = results[index];
        if (error !== undefined) return { name, unsupported: error };
        if (expected === undefined || result === expected) return { name };
        return { name, failure: `${JSON.stringify(request)}: expected ${JSON.stringify(expected)}, here`
            + ` ${JSON.stringify(result)}` };
    });
}

const formats = {
    conformance: () => runTable(readConformance(...files)),
    permutation: () => runTable(files.flatMap(readPermutations)),
    test262: () => runTest262(files, ask),
};
if (!formats[format] || files.length === 0) {
    console.error(usage);
    process.exit(2);
}

const outcomes = await formats[format]();
const failed = outcomes.filter(({ failure }) => failure !== undefined);
const unsupported = outcomes.filter(({ unsupported }) => unsupported !== undefined);
for (const { name, failure } of failed.slice(0, Number(values.show))) console.log(`${name}: ${failure}`);
const reasons = new Map();
for (const { unsupported: reason } of unsupported) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
for (const [reason, count] of [...reasons].sort(([, a], [, b]) => b - a)) console.log(`  ${count} times: ${reason}`);
console.log(
    `${outcomes.length} tests: ${outcomes.length - failed.length - unsupported.length} passed, ${failed.length} failed,`
    + ` ${unsupported.length} not supported`);
process.exit(failed.length > 0 ? 1 : 0);
