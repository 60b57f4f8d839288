// Amounts put together from what the engine wrote. The texts are all the engine's; what is done here is to round to the
// precision, half to even, and to put separators between digits.

const powerOfTen = (exponent) => 10n ** BigInt(exponent);

// The digits of the amount in units of the last decimal.
function rounded(amount, [digits, step]) {
    const numerator = amount.coefficient * powerOfTen(digits);
    const denominator = powerOfTen(amount.scale) * BigInt(step);
    let quotient = numerator / denominator;
    const twice = 2n * (numerator % denominator);
    if (twice > denominator || (twice === denominator && quotient % 2n === 1n)) quotient += 1n;
    return (quotient * BigInt(step)).toString().padStart(digits + 1, "0");
}

function grouped(digits, [, , separator, primary, secondary, minimum]) {
    if (primary === 0 || digits.length - primary < Math.max(1, minimum)) return [digits];
    const groups = [];
    let end = digits.length;
    for (let size = primary; end > 0; size = secondary) {
        groups.unshift(digits.slice(Math.max(0, end - size), end));
        end -= size;
    }
    return groups;
}

const digitLists = new Map();
function withDigits(ascii, digits) {
    if (digits === "0123456789") return ascii;
    if (!digitLists.has(digits)) digitLists.set(digits, [...digits]);
    const list = digitLists.get(digits);
    return Array.from(ascii, (digit) => list[digit.charCodeAt(0) - 48]).join("");
}

function writeNumber(amount, notation, precision) {
    const ascii = rounded(amount, precision);
    const [digits, decimal, group] = notation;
    const whole = ascii.slice(0, ascii.length - precision[0]);
    const fraction = ascii.slice(ascii.length - precision[0]);
    const integer = grouped(whole, notation).map((part) => withDigits(part, digits)).join(group);
    return fraction.length > 0 ? integer + decimal + withDigits(fraction, digits) : integer;
}

const writeAffix = (affix, symbol) => (typeof affix === "string" ? affix : affix[0] + symbol + affix[1]);

// A form is what the engine wrote for a locale and a currency: shape, notation, symbol, precision.
function writeAmount(form, amount) {
    const [prefix, suffix, negativePrefix, negativeSuffix] = form.shape;
    const number = writeNumber(amount, form.notation, form.precision);
    return amount.isNegative
        ? writeAffix(negativePrefix, form.symbol) + number + writeAffix(negativeSuffix, form.symbol)
        : writeAffix(prefix, form.symbol) + number + writeAffix(suffix, form.symbol);
}
