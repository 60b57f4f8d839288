// Pasted text is read in these steps:
//
//     1. By the locale's separators, with everything that lenient parsing accepts. The number of digits after a
//        separator does not change its meaning: "3.459" is 3.46 dollars in the United States, as is "3.4590".
//     2. If that gives no number: by the other common conventions. All that can read the text must read the same
//        amount, with at most the field's fraction digits. "1,234.50" is 1234.50 euros in Germany; "3.459" is rejected
//        in France, where the period is not a separator.
//     3. Otherwise, the text is rejected.
//
// Excess fraction digits are rounded away with the style's rounding mode, and the outcome announces it. But zeros are
// dropped silently, and a field without fraction digits drops all of them. There, a fraction that is a group by another
// convention is rejected: "1.000" dollars and "3.500" yen are more likely to be thousands.

/// Reads pasted text as an amount.
///
/// This is a class because its parser is large and fields are copied often.
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

    /// Parses a text. Returns the amount as it is shown, so not scaled, and whether it was rounded.
    func read(_ text: String) throws(EditRejection) -> (amount: DecimalValue, isRounded: Bool) {
        // Searching for currency names takes long, so texts without digits are rejected first.
        guard text.unicodeScalars.contains(where: { notation.digit($0) != nil }) else { throw .unreadable }
        let text = withoutPercentSign(trimmed(text))
        let amount = try parseByLocale(text)
        guard amount.isFinite else { throw .notFinite }
        let rounded = amount.rounded(toFractionDigits: fractionDigits, rounding)
        let isRounded = rounded != amount
        if amount.exponent < -fractionDigits, fractionDigits == 0 || !isRounded,
            parser.readings(of: text).contains(where: { $0.amount != amount })
        {
            throw .ambiguous
        }
        return (rounded, isRounded)
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

    /// Whether the parser stopped at a letter that is a separator in no convention. Trying all conventions takes long.
    private func stopsEveryConvention(_ error: AmountParseError, _ text: String) -> Bool {
        guard error.reason == .unexpectedText || error.reason == .abbreviation else { return false }
        let place = text.utf8.index(text.startIndex, offsetBy: error.offset)
        return text.unicodeScalars[place...].first.map { GeneralCategory.isLetter($0.value) } ?? false
    }

    /// The text without the tabs and line ends that copied table cells have.
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

    /// The number in "12 %", "%12" and "12".
    private func withoutPercentSign(_ text: String) -> String {
        guard let percentSign else { return text }
        var scalars = Array(text.unicodeScalars)
        let sign = Array(percentSign.unicodeScalars)
        func isDigit(_ scalar: Unicode.Scalar) -> Bool { notation.digit(scalar) != nil }
        func remove(_ sign: [Unicode.Scalar]) -> Bool {
            guard let place = scalars.indices.first(where: { scalars[$0...].starts(with: sign) }) else { return false }
            let end = place + sign.count
            // "1%2" is not a number.
            if scalars[..<place].contains(where: isDigit), scalars[end...].contains(where: isDigit) { return false }
            scalars.removeSubrange(place..<end)
            return true
        }
        // Percentages accept the ASCII and Arabic signs in place of the locale's.
        if !remove(sign), scale == 2, !remove(["%"]) { _ = remove(["٪"]) }
        return trimmed(NumberNotation.text(scalars))
    }
}
