// A Swift program that writes the shown text.

// A literal of up to fifteen digits is exact. A longer number is passed as text, and so is a negative zero, which is not an
// integer literal.
const literalDigits = 15;
const isLiteral = (amount) => amount.replace(/[-.]/g, "").length <= literalDigits && !/^-[0.]+$/.test(amount);

function swiftCode(locale, currency, amount) {
    const modifiers = chosenValues().map(({ value }) => value.swift).filter(Boolean);
    // The name of a numbering system is a text, and may be invalid.
    const attempt = settings.system === initial.system ? "" : "try ";
    const style = `${attempt}CurrencyStyle(.${currency.swift}, locale: .${locale.swift})`;
    return [
        "import CurrencyFormat", "",
        [`let style = ${style}`, ...modifiers].join("\n    "),
        ...(isLiteral(amount) ? [`print(style.format(${amount.replace(/^(-?)0+(?=\d)/, "$1")}))`]
            : [`let amount = try DecimalValue("${amount}")`, "print(style.format(amount))"]),
    ].join("\n") + "\n";
}

const swiftWords = new RegExp([
    '(?<text>"[^"]*")', "(?<keyword>\\b(?:import|let|try)\\b)", "(?<member>\\.[\\p{L}_][\\p{L}\\p{N}_]*)",
    "(?<number>-?\\b\\d[\\d.]*)",
].join("|"), "gu");

// The code with colours for names of cases and members, keywords, numbers and texts.
function shownCode(code) {
    const result = element("code");
    let end = 0;
    for (const match of code.matchAll(swiftWords)) {
        const [name] = Object.entries(match.groups).find(([, text]) => text !== undefined);
        result.append(code.slice(end, match.index), element("span", { class: `swift-${name}` }, match[0]));
        end = match.index + match[0].length;
    }
    result.append(code.slice(end));
    return result;
}
