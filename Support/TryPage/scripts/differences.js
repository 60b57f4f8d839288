// The differences between two texts of one amount. Both sides have ECMA-402's parts, so that symbols are compared with symbols.
// Characters outside the parts are spaces and direction marks.
const space = /\p{Zs}/gu;
const bidiMark = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
const listed = (text, pattern) => text.match(pattern) ?? [];
const bare = (text) => text.replace(bidiMark, "").replace(space, " ").trim();
const same = (left, right) => left.length === right.length && left.every((one, index) => one === right[index]);

// The digits of a numbering system are consecutive, so the number of digits before a digit is its value.
const knownValues = new Map();
function digitValue(digit) {
    if (!knownValues.has(digit)) {
        let count = 0;
        while (count < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(digit.codePointAt(0) - count - 1))) count += 1;
        knownValues.set(digit, count);
    }
    return knownValues.get(digit);
}
const zeroOf = (digit) => digit.codePointAt(0) - digitValue(digit);
const western = (text) => text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));

// The parts by type, for the comparison.
function described(parts) {
    const all = (...types) => parts.filter(({ type }) => types.includes(type)).map(({ value }) => value);
    const texts = (...types) => all(...types).map(bare);
    const numbers = all("integer", "fraction");
    const isNumber = ({ type }) => ["integer", "group", "decimal", "fraction", "nan", "infinity"].includes(type);
    const order = parts.filter((part) => isNumber(part) || bare(part.value) !== "")
        .map((part) => (isNumber(part) ? "number" : part.type === "literal" ? bare(part.value) : part.type));
    return {
        system: [...new Set(listed(numbers.join(""), /\p{Nd}/gu).map(zeroOf))],
        value: numbers.map(western), symbol: texts("currency"), decimal: texts("decimal"),
        group: [...new Set(texts("group"))], sizes: all("integer").map((digits) => [...digits].length),
        fraction: all("fraction").map((digits) => [...digits].length), compact: texts("compact"),
        sign: texts("minusSign", "plusSign"), order: order.filter((one, index) => one !== order[index - 1]),
    };
}

const quoted = (texts) => (texts.length === 0 ? "none" : texts.map((text) => `“${text}”`).join(", "));
const pointNamesOf = (texts) => (texts.length === 0 ? "none" : [...new Set(texts)].map(shortName).join(", "));
const listedCounts = (texts) => (texts.length === 0 ? "none" : texts.join(", "));
const systemName = (zeros) => zeros.map((zero) =>
    Array.from({ length: 10 }, (_, digit) => String.fromCodePoint(zero + digit)).join("")).join(", ");

// Each kind of difference: its name, the compared values, their wording, and its meaning.
const kinds = [
    { name: "digits", title: "digits", about: "Another numbering system", of: ({ system }) => system, say: systemName },
    { name: "symbol", title: "symbol", about: "Another symbol", of: ({ symbol }) => symbol, say: quoted },
    { name: "fraction", title: "fraction digits", about: "The currency has another number of fraction digits",
        of: ({ fraction }) => fraction, say: listedCounts },
    { name: "decimal", title: "decimal separator", about: "Another decimal separator",
        of: ({ decimal }) => decimal, say: quoted, unless: ["fraction"] },
    { name: "group", title: "grouping separator", about: "Another grouping separator",
        of: ({ group }) => group, say: quoted, unless: ["sizes"] },
    { name: "sizes", title: "grouping", about: "Groups of other sizes", of: ({ sizes }) => sizes, say: listedCounts },
    { name: "sign", title: "sign", about: "Another sign", of: ({ sign }) => sign, say: quoted },
    { name: "compact", title: "compact form", about: "Another compact form", of: ({ compact }) => compact, say: quoted },
    { name: "order", title: "pattern", about: "Another pattern: the parts stand in another order",
        of: ({ order }) => order, say: (order) => order.join(" ") },
];
const spaceKind = { name: "spaces", title: "spaces", about: "Other spaces" };
const bidiKind = { name: "bidi", title: "marks of direction", about: "Other marks of direction" };
const valueKind = { name: "value", title: "number", about: "Another number" };
const kindTitles = new Map([...kinds, spaceKind, bidiKind, valueKind].map(({ name, title }) => [name, title]));

// The kinds of difference between two texts with their parts, each with the values on both sides.
function compared([text, parts], [otherText, otherParts]) {
    const [here, there] = [described(parts), described(otherParts)];
    const found = [];
    for (const kind of kinds) {
        const [left, right] = [kind.of(here), kind.of(there)];
        if (same(left, right)) continue;
        found.push({ ...kind, here: kind.say(left), there: kind.say(right) });
    }
    const names = new Set(found.map(({ name }) => name));
    const result = found.filter(({ unless = [] }) => !unless.some((name) => names.has(name)));
    for (const [kind, pattern] of [[spaceKind, space], [bidiKind, bidiMark]]) {
        const [left, right] = [listed(text, pattern), listed(otherText, pattern)];
        if (!same(left, right)) result.push({ ...kind, here: pointNamesOf(left), there: pointNamesOf(right) });
    }
    if (result.length === 0) result.push({ ...valueKind, here: quoted(here.value), there: quoted(there.value) });
    return result;
}
