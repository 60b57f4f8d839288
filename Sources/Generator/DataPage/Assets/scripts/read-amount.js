// An amount as people type it, whatever the locale.

// Text as people type it: digits, one mark before decimals, spaces and apostrophes anywhere; null for anything else.
function readAmount(typed) {
    const plain = typed.trim().replace(/[\s\u00A0\u202F'’_]/g, "").replace(/^\u2212/, "-");
    const match = /^([+-]?)(\d*)(?:[.,](\d*))?$/.exec(plain);
    if (!match || (match[2] + (match[3] ?? "")).length === 0) return null;
    const fraction = match[3] ?? "";
    const digits = (match[2] + fraction).replace(/^0+(?=.)/, "");
    if (digits.length > 38) return null;
    return { isNegative: match[1] === "-", coefficient: BigInt(digits), scale: fraction.length };
}
