// Requests other than amounts in standard notation: several kinds, each with its options.

import { amount, commonCurrencies, displays, groupings, roundingModes, signDisplays } from "./requests.mjs";

/** Every locale in turn, with everything else chosen by the seed. */
function* ofEveryLocale(random, count, { locales, currencies, numberingSystems }, request) {
    for (let index = 0; index < count; index += 1) {
        let locale = locales[index % locales.length];
        if (random.chance(0.05)) locale += `-u-nu-${random.of(numberingSystems)}`;
        const currency = random.of(random.chance(0.6) ? commonCurrencies : currencies);
        yield { locale, ...request(currency, numberingSystems) };
    }
}

/** Digit options: single limits, limits in the wrong order, increments, priorities, and stripped trailing zeros. */
function digits(random, result) {
    const sometimes = (name, probability, value) => {
        if (random.chance(probability)) result[name] = value();
    };
    const kind = random.below(5);
    if (kind === 1 || kind === 3) {
        sometimes("minimumFractionDigits", 0.5, () => random.below(7));
        sometimes("maximumFractionDigits", 0.7, () => random.below(12));
    }
    if (kind === 2 || kind === 3) {
        sometimes("minimumSignificantDigits", 0.5, () => 1 + random.below(6));
        sometimes("maximumSignificantDigits", 0.7, () => 1 + random.below(21));
        sometimes("roundingPriority", 0.7, () => random.of(["auto", "morePrecision", "lessPrecision"]));
    }
    if (kind === 4) {
        const decimals = random.below(5);
        result.roundingIncrement = random.of(increments);
        sometimes("maximumFractionDigits", 0.9, () => decimals);
        sometimes("minimumFractionDigits", 0.9, () => decimals);
    }
    sometimes("trailingZeroDisplay", 0.2, () => random.of(["auto", "stripIfInteger"]));
    sometimes("minimumIntegerDigits", 0.15, () => 1 + random.below(random.chance(0.2) ? 21 : 6));
    sometimes("roundingMode", 0.4, () => random.of(roundingModes));
}

const increments = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000];

function common(random, result, numberingSystems) {
    const sometimes = (name, probability, value) => {
        if (random.chance(probability)) result[name] = value();
    };
    sometimes("signDisplay", 0.3, () => random.of(signDisplays));
    sometimes("useGrouping", 0.3, () => random.of(groupings));
    sometimes("numberingSystem", 0.1, () => random.of(numberingSystems));
}

/** A style with its options. Currency names appear only on request. */
function style(random, result, currency) {
    result.style = random.of(["decimal", "percent", "currency", "currency"]);
    if (result.style !== "currency") return;
    result.currency = currency;
    if (random.chance(0.5)) result.currencyDisplay = random.of(displays);
    if (random.chance(0.4)) result.currencySign = random.of(["standard", "accounting"]);
}

/** An amount of any magnitude up to the trillions, for compact notation. */
function ofAnyMagnitude(random) {
    if (random.chance(0.2)) return amount(random);
    const edge = random.of(["1", "1", "2", "5", "9.5", "9.95", "9.994", "9.996", "9.99999", "1.05", "1.5", "4.44", "3"]);
    const sign = random.chance(0.3) ? "-" : "";
    return `${sign}${edge}e${random.below(19) - 2}`;
}

/** Amounts of different plural categories: one, two, few, many, a half, millions. */
const counts = ["0", "1", "1.5", "2", "3", "5", "11", "21", "22", "100", "101", "1000000", "0.1", "-1", "-2", "1.0", "6"];

/** Requests of each kind, by name. */
export const kinds = {
    options: (random, count, choices) => ofEveryLocale(random, count, choices, (currency, systems) => {
        const options = {};
        style(random, options, currency);
        digits(random, options);
        common(random, options, systems);
        return { input: amount(random), options };
    }),
    compact: (random, count, choices) => ofEveryLocale(random, count, choices, (currency, systems) => {
        const options = { notation: "compact" };
        style(random, options, currency);
        if (random.chance(0.6)) options.compactDisplay = random.of(["short", "long"]);
        if (random.chance(0.3)) digits(random, options);
        if (random.chance(0.4)) common(random, options, systems);
        return { input: ofAnyMagnitude(random), options };
    }),
    names: (random, count, choices) => ofEveryLocale(random, count, choices, (currency, systems) => {
        const options = { style: "currency", currency, currencyDisplay: "name" };
        if (random.chance(0.2)) options.currencySign = "accounting";
        if (random.chance(0.2)) options.notation = "compact";
        if (random.chance(0.3)) options.compactDisplay = random.of(["short", "long"]);
        if (random.chance(0.5)) digits(random, options);
        if (random.chance(0.3)) common(random, options, systems);
        const input = random.chance(0.4) ? random.of(counts) : options.notation ? ofAnyMagnitude(random) : amount(random);
        return { input, options, ...(random.chance(0.2) && { parts: true }) };
    }),
    decimals: (random, count, choices) => ofEveryLocale(random, count, choices, (_, systems) => {
        const options = { style: random.of(["decimal", "percent"]) };
        if (random.chance(0.3)) digits(random, options);
        if (random.chance(0.6)) common(random, options, systems);
        return { input: amount(random), options };
    }),
    ranges: (random, count, choices) => ofEveryLocale(random, count, choices, (currency, systems) => {
        const options = {};
        style(random, options, currency);
        if (options.style === "currency" && random.chance(0.3)) options.currencyDisplay = "name";
        if (random.chance(0.2)) options.notation = "compact";
        if (random.chance(0.2)) options.compactDisplay = "long";
        if (random.chance(0.2)) digits(random, options);
        if (random.chance(0.4)) common(random, options, systems);
        const one = () => (options.notation ? ofAnyMagnitude(random) : amount(random));
        const input = one();
        return {
            input, input2: random.chance(0.1) ? input : one(), options, ...(random.chance(0.3) && { parts: true }),
        };
    }),
    parts: (random, count, choices) => ofEveryLocale(random, count, choices, (currency, systems) => {
        const options = {};
        style(random, options, currency);
        if (random.chance(0.3)) options.notation = "compact";
        if (random.chance(0.3)) options.compactDisplay = "long";
        if (random.chance(0.3)) digits(random, options);
        common(random, options, systems);
        return { input: options.notation ? ofAnyMagnitude(random) : amount(random), options, parts: true };
    }),
};
