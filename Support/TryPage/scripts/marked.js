// A text compared with another one of the same amount. Marks the characters that the other does not have, and names invisible
// ones.
function commonCharacters(left, right) {
    const lengths = Array.from({ length: left.length + 1 }, () => new Uint8Array(right.length + 1));
    for (let row = left.length - 1; row >= 0; row -= 1) {
        for (let column = right.length - 1; column >= 0; column -= 1) {
            lengths[row][column] = left[row] === right[column] ? lengths[row + 1][column + 1] + 1
                : Math.max(lengths[row + 1][column], lengths[row][column + 1]);
        }
    }
    const common = new Set();
    for (let row = 0, column = 0; row < left.length && column < right.length;) {
        if (left[row] === right[column]) {
            common.add(row);
            row += 1;
            column += 1;
        } else if (lengths[row + 1][column] >= lengths[row][column + 1]) {
            row += 1;
        } else {
            column += 1;
        }
    }
    return common;
}

function markedAmount(text, other, locale) {
    const characters = [...text];
    const common = commonCharacters(characters, [...other]);
    const result = shownAmount("", locale);
    for (let start = 0; start < characters.length;) {
        const isCommon = common.has(start);
        let end = start + 1;
        while (end < characters.length && common.has(end) === isCommon) end += 1;
        // A run is shown like other texts, but without its own element, which would isolate its direction.
        const run = shown(characters.slice(start, end).join("")).childNodes;
        if (isCommon) result.append(...run);
        else result.append(element("span", { class: "differing always" }, [...run]));
        start = end;
    }
    return result;
}
