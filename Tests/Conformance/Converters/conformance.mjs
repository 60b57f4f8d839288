// The number_fmt tests of unicode-org/conformance, as its test generator writes them: a file of tests and a file of
// expectations, joined by label.
//
//     {"test_type": "number_fmt", "tests": [
//       {"label": "0001", "locale": "es-MX", "skeleton": "compact-short percent", "input": "91827.3645", "options": {…}},
//       {"label": "0002", "op": "format", "pattern": "0.0000E0", "skeleton": …, "input": "1234", "options": {…}}]}
//     {"verifications": [{"label": "0001", "verify": "92 k"}]}
//
// If a test has a skeleton or a pattern, its options are only an incomplete translation of it, so the skeleton is used.
// A pattern has no rounding mode, so the options' mode is used.
//
// See https://github.com/unicode-org/conformance/tree/main/schema/number_format.

import { readFileSync } from "node:fs";

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** The tests of a file, with the expectations of another. */
export function readConformance(testFile, verificationFile) {
    const { tests, test_type: type } = read(testFile);
    if (!Array.isArray(tests)) throw new Error(`${testFile}: there are no tests`);
    if (type !== undefined && type !== "number_fmt") throw new Error(`${testFile}: tests of ${type}, not of number_fmt`);
    const expected = new Map();
    if (verificationFile) {
        for (const { label, verify } of read(verificationFile).verifications) expected.set(label, verify);
    }
    return tests.map((test) => {
        if (verificationFile && !expected.has(test.label)) throw new Error(`${testFile}: nothing verifies ${test.label}`);
        return { name: test.label, request: request(test), expected: expected.get(test.label) };
    });
}

function request({ op, locale = "und", pattern, skeleton, input, options = {} }) {
    const common = { ...(op && { op }), locale, input };
    if (pattern !== undefined) {
        const { roundingMode = "halfEven" } = options;
        return { ...common, pattern, options: { roundingMode } };
    }
    if (skeleton !== undefined) return { ...common, skeleton };
    // ECMA-402's numberingSystem is "nu" here; roundingType repeats what other options say.
    const { nu, roundingType, ...rest } = options;
    return { ...common, options: nu === undefined ? rest : { ...rest, numberingSystem: nu } };
}
