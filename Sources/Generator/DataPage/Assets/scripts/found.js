// The entries that have every word, the best first where they are in no order of their own.
function found(entries, textOf, codeOf, query) {
    const words = folded(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return entries;
    const whole = words.join(" ");
    const rank = (entry) => {
        const code = codeOf(entry).toLowerCase();
        return code === whole ? 0 : code.startsWith(whole) ? 1 : textOf(entry).split("\n")[1].startsWith(whole) ? 2 : 3;
    };
    return entries.filter((entry) => words.every((word) => textOf(entry).includes(word)))
        .map((entry, place) => ({ entry, place, rank: rank(entry) }))
        .sort((left, right) => left.rank - right.rank || left.place - right.place)
        .map(({ entry }) => entry);
}
