import CurrencyCore

/// The number of a text; everything else in the text is skipped.
///
///     digit               any decimal digit of Unicode, read as ASCII's
///     minus sign          any of lenient parsing before the first digit or behind the last; or parentheses
///     decimal separator   the formatter's, before a digit; not behind a letter where the number begins: "Rs.5"
///     currency symbol     the formatter's is skipped as a whole: "Rs." has a point
struct WrittenNumber {
    private(set) var integer = ""
    private(set) var fraction = ""
    private(set) var isNegative = false
    private(set) var decimalSeparators = 0

    var hasDigits: Bool { !integer.isEmpty || !fraction.isEmpty }

    /// The number as ASCII digits with a decimal point.
    var text: String {
        let whole = (isNegative ? "-" : "") + (integer.isEmpty ? "0" : integer)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// - Parameter findsDecimals: Whether the decimal separator counts; without it all digits are integer digits.
    init(_ text: String, _ format: ResolvedFormat, findsDecimals: Bool) {
        let scalars = Array(text.unicodeScalars)
        let symbol = Self.skippedSymbol(format)
        let separator = findsDecimals ? Array(format.decimalSeparator.unicodeScalars) : []
        var signBefore = false
        var signBehind = false
        var opens = false
        var closes = false
        var index = 0
        while index < scalars.count {
            if !symbol.isEmpty, scalars[index...].starts(with: symbol) {
                index += symbol.count
                continue
            }
            let scalar = scalars[index].value
            if let digit = GeneralCategory.decimalDigit(scalar)?.value {
                if decimalSeparators > 0 {
                    fraction.append(asciiDigit: digit)
                } else {
                    integer.append(asciiDigit: digit)
                }
                (signBehind, closes) = (false, false)
            } else if isSeparator(separator, scalars, at: index) {
                decimalSeparators += 1
                index += separator.count
                continue
            } else {
                switch LenientScalar.kind(scalar) {
                case .minus: if hasDigits { signBehind = true } else { signBefore = true }
                case .opening: opens = opens || !hasDigits
                case .closing: closes = hasDigits
                default: break
                }
            }
            index += 1
        }
        isNegative = signBefore || signBehind || (opens && closes)
    }

    private func isSeparator(_ separator: [Unicode.Scalar], _ scalars: [Unicode.Scalar], at index: Int) -> Bool {
        guard !separator.isEmpty, scalars[index...].starts(with: separator), index + separator.count < scalars.count,
            GeneralCategory.isDecimalDigit(scalars[index + separator.count].value)
        else { return false }
        return hasDigits || index == 0 || !GeneralCategory.isLetter(scalars[index - 1].value)
    }

    /// The formatter's currency symbol; empty where numbers contain it, such as the "$" between escudos and centavos.
    private static func skippedSymbol(_ format: ResolvedFormat) -> [Unicode.Scalar] {
        let symbol = format.currencySymbol
        let isOfNumbers =
            symbol == symbol.numeralFormat() || symbol == format.decimalSeparator || symbol == format.groupingSeparator
        return isOfNumbers ? [] : Array(symbol.unicodeScalars)
    }
}
