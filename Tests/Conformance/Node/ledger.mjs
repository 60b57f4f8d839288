// The classes of differences that are known, each with its reason.
//
// A rule names what its differences are confined to; what it leaves out is not looked at:
//
//     locales                     identifiers without keywords
//     currencies                  codes
//     options                     for each option its values; null stands for an option left out
//     namesKeyword                a keyword that the identifier has, such as "-u-cf-"
//     isCut                       Intl has no data for the identifier and cuts subtags off its end
//     unpublishedSystems          for each language, numbering systems of which cldr-json publishes nothing for the
//                                 locale; an asterisk stands for all of which that is true
//     hasForeignSystem            the numbering system is not the one that the locale has by default
//     alike                       what the two texts still have in common
//     currencyDigits              decimals of a currency: when Intl is given them, there is no difference any more

import { readFileSync } from "node:fs";
import { defaultNumberingSystem, intlText, isCut, numberingSystem, withoutKeywords } from "./intl.mjs";

const digits = new Map();
// Not all digits have a value that JavaScript knows; Intl writes all.
for (const system of Intl.supportedValuesOf("numberingSystem")) {
    const format = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false });
    for (let digit = 0; digit < 10; digit += 1) digits.set(format.format(digit), String(digit));
}

function digitsOf(text) {
    return Array.from(text, (character) => digits.get(character) ?? "").join("");
}

const likenesses = {
    allButSpaces: (upstream, here) => upstream.replaceAll("\u00a0", "") === here.replaceAll("\u00a0", ""),
    digits: (upstream, here) => digitsOf(upstream) === digitsOf(here),
};

/** The options with the decimals that a currency of so many has: ECMA-402's SetNumberFormatDigitOptions. */
function withDecimals(options, decimals) {
    const { minimumFractionDigits: minimum, maximumFractionDigits: maximum } = options;
    return {
        ...options,
        minimumFractionDigits: minimum ?? Math.min(decimals, maximum ?? decimals),
        maximumFractionDigits: maximum ?? Math.max(decimals, minimum ?? decimals),
    };
}

export class Ledger {
    #entries;
    #tables;

    constructor(file, tables) {
        this.#entries = JSON.parse(readFileSync(file, "utf8")).entries.map((entry) => ({
            ...entry,
            counts: Object.fromEntries(entry.readings.map((reading) => [reading, 0])),
        }));
        this.#tables = tables;
    }

    /** Requests that show what the entries are about. */
    get targets() {
        return this.#entries.flatMap((entry) => entry.targets).map(({ locale, input, ...options }) => ({
            locale, input: input ?? "-1234567.891", options: { style: "currency", ...options },
        }));
    }

    /** Whether an entry covers a difference; the first that does counts it. */
    covers(reading, request, upstream, here) {
        // First what can be taken out of the way: then the other entries are about what is left.
        for (const entry of this.#entries) {
            const decimals = entry.rule.currencyDigits?.[request.options.currency];
            if (decimals === undefined || !entry.readings.includes(reading)) continue;
            const again = { ...request, options: withDecimals(request.options, decimals) };
            const text = intlText(again);
            if (text === upstream) continue;
            entry.counts[reading] += 1;
            return text === here || this.covers(reading, again, text, here);
        }
        const entry = this.#entries.find(
            (entry) => entry.readings.includes(reading) && this.#applies(entry.rule, request, upstream, here));
        if (entry) entry.counts[reading] += 1;
        return entry !== undefined;
    }

    #applies(rule, request, upstream, here) {
        const { locale, options } = request;
        const name = withoutKeywords(locale);
        const system = () => numberingSystem(request);
        return !rule.currencyDigits
            && (rule.locales?.includes(name) ?? true)
            && (rule.currencies?.includes(options.currency) ?? true)
            && Object.entries(rule.options ?? {}).every(([key, values]) => values.includes(options[key] ?? null))
            && (!rule.namesKeyword || rule.namesKeyword.some((keyword) => locale.includes(keyword)))
            && (!rule.isCut || isCut(locale))
            && (!rule.unpublishedSystems || this.#isUnpublished(rule.unpublishedSystems, name, system()))
            && (!rule.hasForeignSystem || system() !== defaultNumberingSystem(locale))
            && likenesses[rule.alike](upstream, here);
    }

    #isUnpublished(systems, locale, system) {
        const ofLanguage = systems[locale.split("-")[0]] ?? [];
        return (ofLanguage.includes(system) || ofLanguage.includes("*"))
            && !this.#tables.publishedSystems(locale).has(system);
    }

    /** Lines that say how many differences each entry covers. */
    get summary() {
        return this.#entries.map(({ id, counts }) =>
            `  ${Object.entries(counts).map(([reading, count]) => `${reading} ${count}`).join(", ")}: ${id}`);
    }

    /** The entries that covered nothing, with the reading in which they did not. */
    get unused() {
        return this.#entries.flatMap(({ id, counts }) =>
            Object.keys(counts).filter((reading) => counts[reading] === 0).map((reading) => `${id} (${reading})`));
    }
}
