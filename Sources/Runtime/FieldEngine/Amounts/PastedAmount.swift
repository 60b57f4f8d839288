// How a pasted text is read:
//
//     1. by the locale's separators, with everything that lenient parsing accepts. How many digits follow a separator
//        does not change what it means: "3.459" is 3.46 dollars in the United States, as "3.4590" is;
//     2. where that gives no number: by the other common conventions, if all that can read the text read the same
//        amount, and it has at most the field's fraction digits. "1,234.50" is 1234.50 euros in Germany; "3.459" is
//        refused in France, where the period is no separator;
//     3. else the text is refused.
//
// A field without fraction digits refuses a fraction that is a group by another convention: in a field of yen, "3.500"
// was hardly meant as three and a half.
//
// Too many fraction digits are rounded away, by the style's rounding, which the outcome announces.

/// Reads pasted text as an amount.
///
/// A class, because its parser is large and fields are copied often.
final class PastedAmount: Sendable {
    private let parser: CurrencyParser
    private let notation: NumberNotation
    private let percentSign: String?
    private let fractionDigits: Int
    private let rounding: RoundingMode
    private let scale: Int

    init(
        _ parser: CurrencyParser, _ notation: NumberNotation, percentSign: String?, fractionDigits: Int,
        rounding: RoundingMode, scale: Int
    ) {
        self.parser = parser
        self.notation = notation
        self.percentSign = percentSign
        self.fractionDigits = fractionDigits
        self.rounding = rounding
        self.scale = scale
    }

    /// The amount as it is shown, so not scaled; and whether it was rounded.
    func read(_ text: String) throws(EditRejection) -> (amount: DecimalValue, isRounded: Bool) {
        // Looking for currencies in words takes long.
        guard text.unicodeScalars.contains(where: { notation.digit($0) != nil }) else { throw .unreadable }
        let amount = try parse(withoutPercentSign(trimmed(text)))
        guard amount.isFinite else { throw .notFinite }
        let rounded = amount.rounded(toFractionDigits: fractionDigits, rounding)
        return (rounded, rounded != amount)
    }

    private func parse(_ text: String) throws(EditRejection) -> DecimalValue {
        let amount = try parseByLocale(text)
        if fractionDigits > 0 || amount.exponent >= 0 { return amount }
        if parser.readings(of: text).contains(where: { $0.amount != amount }) { throw .ambiguous }
        return amount
    }

    private func parseByLocale(_ text: String) throws(EditRejection) -> DecimalValue {
        do throws(AmountParseError) {
            return try parser.parseSoleAmount(text)
        } catch {
            if error.reason == .otherCurrency { throw .otherCurrency }
            if error.reason == .tooManyDigits { throw .tooLong }
            if error.reason == .ambiguous { throw .ambiguous }
            if stopsEveryConvention(error, text) { throw .unreadable }
            let readings = parser.readings(of: text)
            guard let amount = readings.first?.amount else { throw .unreadable }
            if readings.contains(where: { $0.amount != amount }) { throw .ambiguous }
            if amount.isFinite, amount.exponent < 0 - fractionDigits { throw .unreadable }
            return amount
        }
    }

    /// Whether a letter stopped the reading, which is a separator in no convention: trying the others takes long.
    private func stopsEveryConvention(_ error: AmountParseError, _ text: String) -> Bool {
        guard error.reason == .unexpectedText || error.reason == .abbreviation else { return false }
        let place = text.utf8.index(text.startIndex, offsetBy: error.offset)
        return text.unicodeScalars[place...].first.map { GeneralCategory.isLetter($0.value) } ?? false
    }

    /// Cells of tables come with tabs and line ends.
    private func trimmed(_ text: String) -> String {
        var scalars = Substring(text).unicodeScalars
        func isTrimmed(_ scalar: Unicode.Scalar) -> Bool {
            (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85 || scalar.value == 0x2028
                || scalar.value == 0x2029 || scalar.value == 0xFEFF || LenientScalar.kind(scalar.value) == .space
        }
        while let first = scalars.first, isTrimmed(first) { scalars.removeFirst() }
        while let last = scalars.last, isTrimmed(last) { scalars.removeLast() }
        return String(scalars)
    }

    /// The number of "12 %", "%12" and "12".
    private func withoutPercentSign(_ text: String) -> String {
        guard let percentSign else { return text }
        var scalars = Array(text.unicodeScalars)
        let sign = Array(percentSign.unicodeScalars)
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { notation.digit(scalar) != nil }
        func remove(_ sign: [Unicode.Scalar]) -> Bool {
            guard let place = scalars.indices.first(where: { scalars[$0...].starts(with: sign) }) else { return false }
            let end = place + sign.count
            // "1%2" is no number.
            if scalars[..<place].contains(where: isDigit), scalars[end...].contains(where: isDigit) { return false }
            scalars.removeSubrange(place..<end)
            return true
        }
        // In percentages the signs of ASCII and Arabic are as good as the locale's.
        if !remove(sign), scale == 2, !remove(["%"]) { _ = remove(["٪"]) }
        return trimmed(NumberNotation.text(scalars))
    }
}
