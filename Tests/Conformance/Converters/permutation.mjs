// ICU's numberpermutationtest.txt: number skeletons, for each its locales, and for each locale the texts of three
// numbers.
//
//     compact-short currency/EUR unit-width-narrow
//       es-MX
//         €0
//         92 k€
//         -€0.22
//
// See https://github.com/unicode-org/icu/blob/main/icu4c/source/test/testdata/numberpermutationtest.txt.

import { readFileSync } from "node:fs";

const numbers = ["0", "91827.3645", "-0.22222"];

/** The tests of a file. */
export function readPermutations(file) {
    const tests = [];
    let skeleton;
    let locale;
    let texts = 0;
    readFileSync(file, "utf8").split("\n").forEach((line, index) => {
        const fail = (what) => {
            throw new Error(`${file}:${index + 1}: ${what}`);
        };
        if (line === "" || line.startsWith("#")) return;
        if (line.startsWith("    ")) {
            if (locale === undefined || texts === numbers.length) fail("a text that belongs to no number");
            tests.push({
                name: `${skeleton} ${locale} ${numbers[texts]}`,
                request: { locale, input: numbers[texts], skeleton },
                // Some texts end in a significant space.
                expected: line.slice(4),
            });
            texts += 1;
            return;
        }
        if (locale !== undefined && texts !== numbers.length) fail(`${texts} of ${numbers.length} texts`);
        if (line.startsWith("  ")) {
            if (skeleton === undefined) fail("a locale that belongs to no skeleton");
            locale = line.slice(2);
            texts = 0;
        } else {
            skeleton = line;
            locale = undefined;
        }
    });
    return tests;
}
