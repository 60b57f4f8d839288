// The texts of the larger module equal those of Node's Intl for a grid of locales, currencies and options, except those in
// `intl-differences.json`, which says why each differs. Node's texts depend on its ICU, so the ledger names the version for
// which it holds.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";

const LOCALES = [
    "ar-EG", "bn-BD", "de-CH", "de-DE", "en-IN", "en-US", "es-ES", "fa-IR", "fr-FR", "he-IL", "hi-IN", "ja-JP", "pl-PL",
    "pt-BR", "sv-SE", "zh-CN",
];
const CURRENCIES = ["EUR", "INR", "JPY", "KWD"];
// Each option that both have occurs.
const OPTIONS = [
    {}, { currencyDisplay: "name", minimumFractionDigits: 3 }, { notation: "compact", compactDisplay: "long" },
    { currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger", roundingMode: "floor" },
    { currencySign: "accounting", useGrouping: false, signDisplay: "exceptZero" },
    { currencyDisplay: "code", maximumFractionDigits: 1, roundingMode: "halfEven", useGrouping: "min2" },
    { style: "decimal", signDisplay: "always", maximumFractionDigits: 2 },
    { style: "percent", minimumFractionDigits: 1, useGrouping: "always" },
];
const AMOUNTS = [-1234567.125, 1000];

/** Compares the grid, and returns the number of texts, or why they cannot be compared. */
export function compareWithIntl(engine) {
    const ledger = JSON.parse(readFileSync(new URL("intl-differences.json", import.meta.url), "utf8"));
    const differences = {};
    let count = 0;
    for (const locale of LOCALES) {
        for (const options of OPTIONS) {
            for (const currency of options.style ? [undefined] : CURRENCIES) {
                const intl = new Intl.NumberFormat(locale, { style: "currency", currency, ...options });
                const style = engine.style({ locale, currency, ...options });
                for (const amount of AMOUNTS) {
                    const [text, wanted] = [style.format(amount), intl.format(amount)];
                    count += 1;
                    const name = [locale, currency ?? "", amount, JSON.stringify(options)].join(" ");
                    if (text !== wanted) differences[name] = { text, intl: wanted };
                }
            }
        }
    }
    const icu = process.versions.icu ?? "none";
    if (!icu.startsWith(`${ledger.icu}.`)) return `SKIPPED: Node has ICU ${icu}, and the ledger is for ${ledger.icu}`;
    const known = Object.fromEntries(ledger.differences.map(({ at, text, intl }) => [at, { text, intl }]));
    assert.deepEqual(differences, known);
    for (const { reason } of ledger.differences) assert.ok(reason);
    return `${count} texts equal Intl's in ICU ${icu}, but for ${ledger.differences.length} in the ledger`;
}
