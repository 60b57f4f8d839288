// Pasted text is read like any other text: by the locale's separators, or by those of other common conventions if only one
// amount is meant, "1,234.50" in Germany. A text with several readings is rejected: "3.459" dollars may be thousands.
//
// Excess fraction digits are rounded away with the style's rounding mode, and the outcome announces it. Zeros are dropped
// silently.

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
        let amount = try parsed(text)
        guard amount.isFinite else { throw .notFinite }
        let rounded = amount.rounded(toFractionDigits: fractionDigits, rounding)
        let isRounded = rounded != amount
        return (rounded, isRounded)
    }

    private func parsed(_ text: String) throws(EditRejection) -> DecimalValue {
        do throws(AmountParseError) {
            return try parser.parse(text).amount
        } catch {
            switch error.reason {
            case .otherCurrency: throw .otherCurrency
            case .tooManyDigits: throw .tooLong
            case .ambiguous: throw .ambiguous
            default: throw .unreadable
            }
        }
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
