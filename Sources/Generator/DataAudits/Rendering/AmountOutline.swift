import CommandSupport
import CurrencyEngine

/// The visible features of an amount, so that the feature of a finding can be distinguished from others.
struct AmountOutline {
    /// The text with `N` for the number, `¤` for the currency, and everything else as it is.
    private(set) var outline = ""
    private(set) var currency = ""
    private(set) var decimalSeparator = ""
    private(set) var groupingSeparators: Set<String> = []
    /// The number of digits between grouping separators.
    private(set) var groups: [Int] = []
    /// The digits as written, and their values.
    private(set) var digits = ""
    private(set) var values: [Int] = []
    private(set) var fractionDigits = 0
    /// The text, if the amount is not a finite number.
    private(set) var special = ""

    init(_ number: FormattedNumber) {
        for part in number.parts {
            let text = number.text(of: part)
            switch part.kind {
            case .integer, .fraction:
                addNumber()
                digits += text
                values += text.unicodeScalars.compactMap { $0.properties.numericValue.map { Int($0) } }
                if part.kind == .integer {
                    groups.append(text.unicodeScalars.count)
                } else {
                    fractionDigits += text.unicodeScalars.count
                }
            case .group:
                groupingSeparators.insert(text)
            case .decimal:
                decimalSeparator = text
            case .infinity, .nan:
                addNumber()
                special = text
            case .currency:
                currency += text
                outline += "\u{A4}"
            case .minusSign, .plusSign, .approximatelySign, .percentSign, .perMille, .unit, .compact, .literal:
                outline += text
            }
        }
    }

    private mutating func addNumber() {
        if !outline.hasSuffix("N") { outline += "N" }
    }

    /// Whether two amounts differ in the feature of a class of findings.
    ///
    /// - Parameter other: The amount with the other snapshot.
    func shows(_ kind: FindingClass, against other: AmountOutline) -> Bool {
        switch kind {
        case .digits: fractionDigits != other.fractionDigits
        // If the fraction digits also differ, it is not visible which snapshot rounded the amount.
        case .rounding: fractionDigits == other.fractionDigits && values != other.values
        case .symbol: !Self.isSame(currency, other.currency)
        case .sign: signs != other.signs || (isCurrencyFirst == other.isCurrencyFirst && ink != other.ink)
        case .order: isCurrencyFirst != other.isCurrencyFirst
        case .decimalSeparator: !Self.isSame(decimalSeparator, other.decimalSeparator)
        case .groupMark:
            !groupingSeparators.isEmpty && !other.groupingSeparators.isEmpty
                && groupingSeparators != other.groupingSeparators
        case .grouping: groups != other.groups
        case .spacing: !Self.isSame(spaces, other.spaces)
        case .bidi: !Self.isSame(bidi, other.bidi)
        case .numberingSystem: values == other.values && !Self.isSame(digits, other.digits)
        case .compact: !Self.isSame(outline, other.outline) || groups.reduce(0, +) != other.groups.reduce(0, +)
        case .other: !Self.isSame(special, other.special)
        case .names, .plural, .locale, .currency, .regionCurrency, .identifier: false
        }
    }

    private var isCurrencyFirst: Bool? {
        guard let sign = outline.firstIndex(of: "\u{A4}"), let number = outline.firstIndex(of: "N") else { return nil }
        return sign < number
    }

    private var ink: String { VisibleText.ink(outline) }
    /// Signs and parentheses, wherever the currency is.
    private var signs: String { ink.filter { $0 != "\u{A4}" } }
    private var spaces: String { VisibleText.filtered(outline, VisibleText.isSpace) }
    private var bidi: String { VisibleText.filtered(outline + currency + decimalSeparator, VisibleText.isBidi) }

    /// Swift treats canonically equivalent strings as equal, but users who compare bytes do not.
    private static func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
}
