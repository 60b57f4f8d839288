/// Counts the decimal digits of a text, and those after an offset, with the standard library's Unicode data.
struct DigitCount {
    /// In the whole text.
    private(set) var all = 0
    /// At or after the offset.
    private(set) var right = 0
    private(set) var isDigitBefore = false
    private(set) var isDigitBehind = false

    /// - Parameter offset: In UTF-16 code units.
    init(_ text: String, _ offset: Int) {
        var position = 0
        for scalar in text.unicodeScalars {
            let isDigit =
                scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
            let end = position + UTF16.width(scalar)
            if end == offset { isDigitBefore = isDigit }
            if position == offset { isDigitBehind = isDigit }
            if isDigit {
                all += 1
                if position >= offset { right += 1 }
            }
            position = end
        }
    }
}
