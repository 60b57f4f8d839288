// Has the executor format amounts like a text of Intl in every locale, and counts those that equal Intl's.
// Usage: node like.mjs CURRENCY-EXECUTOR [--every N] [--show N]
// Each locale uses its region's currency, the dollar and the euro, in three forms and with three samples. From each
// sample ten other amounts are derived, with the locale's region as a hint and without.

import { readdirSync, readFileSync } from "node:fs";
import { answers } from "./executor.mjs";

const [tool, ...options] = process.argv.slice(2);
const option = (name, otherwise) => {
    const index = options.indexOf(name);
    return index < 0 ? otherwise : Number(options[index + 1]);
};
const show = option("--show", 0);
const every = option("--every", 1);

// CLDR 48.0 groups by U+202F in fr-CH, and 48.2, whose corrections the tables have, by an apostrophe.
const ofOtherData = process.versions.cldr === "48.0" ? ["fr-CH"] : [];

const samples = [1.23, 1234.5, 49999.99];
const inputs = [0.99, 5, 9.99, 14.76, 99.9, 119.88, 1234.5, 12999, 1234567.89, 49.5];

const snapshot = "Data/Snapshot";
const regionCurrencies = JSON.parse(readFileSync(`${snapshot}/supplemental/regionCurrencies.json`, "utf8"));
const currencyOf = (region) => (regionCurrencies[region] ?? []).find(({ to, isTender }) => !to && isTender)?.code
    ?? (regionCurrencies[region] ?? [])[0]?.code;
const locales = readdirSync(`${snapshot}/locales`).map((file) => file.replace(/\.json$/, ""))
    .filter((locale) => locale !== "und" && !ofOtherData.includes(locale) && Intl.NumberFormat.supportedLocalesOf(locale).length > 0);

const cases = [];
for (const locale of locales) {
    const region = new Intl.Locale(locale).maximize().region;
    if (!region || region.length !== 2) continue;
    for (const currency of new Set([currencyOf(region), "USD", "EUR"])) {
        if (!currency) continue;
        for (const currencyDisplay of ["symbol", "narrowSymbol", "code"]) {
            const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
            for (const amount of samples) {
                const other = inputs.filter((input) => input !== amount);
                cases.push({
                    locale, region, currencyDisplay, kind: currency === currencyOf(region) ? "own" : "foreign",
                    expected: other.map((input) => format.format(input)),
                    request: {
                        op: "like", text: format.format(amount), amount: String(amount), currency,
                        inputs: other.map(String),
                    },
                });
            }
        }
    }
}

const chosen = cases.filter((_, index) => index % every === 0);

async function measure(name, hint) {
    const started = performance.now();
    const results = await answers(tool, [], chosen.map(({ request, region }) => ({ ...request, ...hint(region) })));
    const seconds = (performance.now() - started) / 1000;
    const counts = new Map();
    const add = (key, field, by = 1) => {
        if (!counts.has(key)) counts.set(key, { all: 0, equal: 0, sure: 0, wrong: 0, error: 0 });
        counts.get(key)[field] += by;
    };
    let shown = 0;
    results.forEach((answer, index) => {
        const { kind, currencyDisplay, expected, request, locale } = chosen[index];
        const equal = expected.filter((text, place) => answer.result?.[place] === text).length;
        for (const key of ["all", kind, `${kind} ${currencyDisplay} ${request.amount}`]) {
            add(key, "all", expected.length);
            add(key, "equal", equal);
            if (answer.sure) add(key, "sure", expected.length);
            if (answer.sure) add(key, "wrong", expected.length - equal);
            if (answer.error) add(key, "error", expected.length);
        }
        if (equal < expected.length && (shown < show || answer.sure || answer.error) && shown < show * 3) {
            shown += 1;
            const place = expected.findIndex((text, place) => answer.result?.[place] !== text);
            console.log(`    ${locale} ${JSON.stringify(request.text)} ${request.currency}: ${answer.error ?? `${JSON.stringify(answer.result[place])} not ${JSON.stringify(expected[place])}${answer.sure ? ", sure" : ""}`}`);
        }
    });
    console.log(`${name}: ${chosen.length} samples in ${seconds.toFixed(1)} s`);
    for (const [key, { all, equal, sure, wrong, error }] of [...counts].sort()) {
        const share = (part) => `${(100 * part / all).toFixed(2)} %`;
        console.log(`  ${key.padEnd(32)} equal ${share(equal)}, sure ${share(sure)}, sure and wrong ${wrong}, errors ${error}`);
    }
    return counts.get("all");
}

const hinted = await measure("with a region", (region) => ({ region }));
const open = await measure("without", () => ({}));
const isHeld = hinted.equal >= 0.99 * hinted.all && open.equal >= 0.95 * open.all && hinted.wrong + open.wrong === 0;
process.exit(isHeld ? 0 : 1);
