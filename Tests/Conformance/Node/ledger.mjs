// The known classes of differences, each with its reason.
//
// A rule describes its differences. A missing property matches anything:
//
//     locales                     identifiers without keywords
//     languages                   the first subtags of identifiers
//     currencies                  codes
//     options                     for each option its values; null stands for an option left out
//     namesKeyword                a keyword that the identifier has, such as "-u-cf-"
//     isRange                     two numbers were asked for
//     isLarge                     the number is 10^18 or more
//     isCut                       Intl has no data for the identifier and cuts subtags off its end
//     unpublishedSystems          for each language, numbering systems of which cldr-json publishes nothing for the
//                                 locale; an asterisk stands for all of which that is true
//     hasForeignSystem            the numbering system is not the one that the locale has by default
//     alike                       what the two answers still have in common
//
// Some rules change the request to Intl so that the difference disappears:
//
//     currencyDigits              decimals of a currency
//     compactDigits               the decimals that ECMA-402 has for a currency in compact notation

import { readFileSync } from "node:fs";
import {
    compactTakesCurrencyDigits, defaultNumberingSystem, intlAnswer, isCut, isSame, numberingSystem, withoutKeywords,
} from "./intl.mjs";

const digits = new Map();
// JavaScript does not know the value of every digit, so Intl writes all digits.
for (const system of Intl.supportedValuesOf("numberingSystem")) {
    const format = new Intl.NumberFormat("en", { numberingSystem: system, useGrouping: false });
    for (let digit = 0; digit < 10; digit += 1) digits.set(format.format(digit), String(digit));
}

/** The digits of a text, and the digits whose two halves ICU separated. */
function digitsOf(text) {
    const whole = text.replace(/([\ud800-\udbff])([^\ud800-\udfff]+)([\udc00-\udfff])$/, "$1$3$2")
        // The years in the names of old currencies are not part of the number.
        .replace(/\(\d{4}[\u2013\u2014-]\d{4}\)/g, "");
    return Array.from(whole, (character) => digits.get(character) ?? "").join("");
}

const without = (text, characters) => text.replaceAll(characters, "");

const likenesses = {
    allButSpaces: ({ text }, other) => without(text, /\u00a0/g) === without(other.text, /\u00a0/g),
    digits: ({ text }, other) => digitsOf(text) === digitsOf(other.text),
    // The same code units in another order.
    codeUnits: ({ text }, other) => text.split("").sort().join("") === other.text.split("").sort().join(""),
    // The same text, divided into other parts or with other sources.
    textOfParts: ({ text, parts }, other) => text === other.text && parts !== undefined,
    // Whether there is a minus sign.
    sign: ({ text }, other) => /[-\u2212(]/.test(text) === /[-\u2212(]/.test(other.text),
    // The same but for the percent sign, its neighbors, and its side.
    allButPercent: ({ text }, other) =>
        without(text, percentSigns).trim() === without(other.text, percentSigns).trim(),
    // The same text, with the percent sign as a unit.
    percentIsUnit: ({ text, parts }, other) => text === other.text && parts !== undefined
        && JSON.stringify(parts).replaceAll('"unit"', '"percentSign"') === JSON.stringify(other.parts),
    // The same text, with infinity or NaN as an integer.
    integerIsInfinity: ({ text, parts }, other) => text === other.text && parts !== undefined
        && JSON.stringify(parts) === JSON.stringify(other.parts).replace(/"(infinity|nan)"/, '"integer"'),
};
const percentSigns = /[%\u066a\u00a0\u202f\u200e\u200f\u061c]/g;

/** The options with fraction digits filled in as by ECMA-402's SetNumberFormatDigitOptions. */
function withDecimals(options, least, most) {
    const { minimumFractionDigits: minimum, maximumFractionDigits: maximum } = options;
    return {
        ...options,
        minimumFractionDigits: minimum ?? Math.min(least, maximum ?? least),
        maximumFractionDigits: maximum ?? Math.max(most, minimum ?? most),
    };
}

/** Whether fraction digits have an effect. */
function needsDecimals({ notation, roundingPriority, ...options }) {
    if (roundingPriority && roundingPriority !== "auto") return true;
    if (options.minimumSignificantDigits ?? options.maximumSignificantDigits) return false;
    return notation !== "compact" || (options.minimumFractionDigits ?? options.maximumFractionDigits) !== undefined;
}

/** The changed requests to Intl, for rules that have one. */
const replacements = {
    currencyDigits(digits, { options }) {
        const decimals = digits[options.currency];
        if (decimals === undefined || options.style !== "currency" || !needsDecimals(options)) return undefined;
        return options.notation === "compact" ? undefined : withDecimals(options, decimals, decimals);
    },
    compactDigits(_, { options }) {
        if (options.style !== "currency" || options.notation !== "compact" || !needsDecimals(options)) return undefined;
        return withDecimals(options, 0, (options.roundingIncrement ?? 1) === 1 ? 3 : 0);
    },
};

export class Ledger {
    #entries;
    #tables;

    constructor(file, tables) {
        const entries = JSON.parse(readFileSync(file, "utf8")).entries;
        this.#entries = entries.filter(({ rule }) => !rule.compactDigits || compactTakesCurrencyDigits).map((entry) => ({
            ...entry,
            counts: Object.fromEntries(entry.readings.map((reading) => [reading, 0])),
        }));
        this.#tables = tables;
    }

    /** Requests that demonstrate the entries. */
    get targets() {
        return this.#entries.flatMap((entry) => entry.targets).map(({ locale, input, input2, parts, ...options }) => ({
            locale, input: input ?? "-1234567.891", ...(input2 && { input2 }),
            options: { style: "currency", ...options }, ...(parts && { parts }),
        }));
    }

    /** Whether an entry covers a difference. The first that does counts it. */
    covers(reading, request, upstream, here) {
        // First the differences that a changed request removes, so that other entries only see the rest.
        for (const entry of this.#entries) {
            const replacement = this.#replacement(entry, reading, request);
            if (!replacement) continue;
            const again = { ...request, options: replacement };
            const answer = intlAnswer(again);
            if (isSame(answer, upstream)) continue;
            entry.counts[reading] += 1;
            return isSame(answer, here) || this.covers(reading, again, answer, here);
        }
        if (upstream === undefined || here === undefined) return false;
        const entry = this.#entries.find(
            (entry) => entry.readings.includes(reading) && this.#applies(entry.rule, request, upstream, here));
        if (entry) entry.counts[reading] += 1;
        return entry !== undefined;
    }

    #replacement({ rule, readings }, reading, request) {
        if (!readings.includes(reading)) return undefined;
        const name = Object.keys(replacements).find((name) => rule[name]);
        return name && replacements[name](rule[name], request);
    }

    #applies(rule, request, upstream, here) {
        const { locale, options } = request;
        const name = withoutKeywords(locale);
        const system = () => numberingSystem(request);
        return rule.alike
            && (rule.locales?.includes(name) ?? true)
            && (rule.languages?.includes(name.split("-")[0]) ?? true)
            && (rule.currencies?.includes(options.currency) ?? true)
            && Object.entries(rule.options ?? {}).every(([key, values]) => values.includes(options[key] ?? null))
            && (!rule.namesKeyword || rule.namesKeyword.some((keyword) => locale.includes(keyword)))
            && (!rule.isRange || request.input2 !== undefined)
            && (!rule.isLarge || Math.abs(Number(request.input)) >= 1e18)
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

    /** Lines with the number of differences per entry. */
    get summary() {
        return this.#entries.map(({ id, counts }) =>
            `  ${Object.entries(counts).map(([reading, count]) => `${reading} ${count}`).join(", ")}: ${id}`);
    }

    /** The entries without a difference, with the reading in which they had none. */
    get unused() {
        return this.#entries.flatMap(({ id, counts }) =>
            Object.keys(counts).filter((reading) => counts[reading] === 0).map((reading) => `${id} (${reading})`));
    }
}
