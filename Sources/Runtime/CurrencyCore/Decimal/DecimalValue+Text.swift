// The grammar, which does not depend on a locale:
//
//     number   = [sign] digits ["." digits] [("e" | "E") [sign] digits]
//              | [sign] "Infinity"
//              | "NaN"
//     sign     = "+" | "-"
//     digits   = one or more of "0" ... "9"

extension DecimalValue {
    /// Reads a number such as `-1234.50`, `12e-3`, `NaN` or `-Infinity`.
    ///
    ///     try DecimalValue("1234.50")     // 1234.50, with its two decimal places
    ///
    /// The number keeps the digits as written, up to 38 significant digits. Leading zeros do not count, and trailing
    /// zeros of a whole number that do not fit move to the exponent.
    ///
    /// - Throws: `unexpectedText`, `tooManyDigits` or `outOfRange`, each with the offset in the UTF-8 text.
    public init(_ text: String) throws(DecimalError) {
        try self.init(utf8: text.utf8)
    }

    // Not generic, so that other modules call code that is compiled and specialized here.
    /// Reads a number from UTF-8 text in memory, without allocating memory. The grammar and the errors are those of
    /// `init(_:)` for a `String`.
    public init(utf8 text: UnsafeBufferPointer<UInt8>) throws(DecimalError) {
        var reader = TextReader(text)
        self = try reader.readNumber()
    }

    /// Reads a number from UTF-8 text. The grammar and the errors are those of `init(_:)` for a `String`.
    public init(utf8 text: some Collection<UInt8>) throws(DecimalError) {
        var reader = TextReader(text)
        self = try reader.readNumber()
    }
}

private struct TextReader<Text: Collection<UInt8>> {
    let text: Text
    var position: Text.Index
    var offset = 0

    init(_ text: Text) {
        self.text = text
        position = text.startIndex
    }

    var next: UInt8? {
        position == text.endIndex ? nil : text[position]
    }

    mutating func advance() {
        text.formIndex(after: &position)
        offset += 1
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        advance()
        return true
    }

    mutating func skipDigit() -> UInt8? {
        guard let byte = next, byte >= 0x30, byte <= 0x39 else { return nil }
        advance()
        return byte - 0x30
    }

    /// Skips `word`, whose first byte has been read.
    mutating func skipWord(_ word: StaticString) throws(DecimalError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard skip(word.utf8Start[index]) else {
                throw .unexpectedText(offset: offset, expected: .restOfWord)
            }
        }
        guard next == nil else { throw .unexpectedText(offset: offset, expected: .end) }
    }

    mutating func readNumber() throws(DecimalError) -> DecimalValue {
        let isNegative = next == UInt8(ascii: "-")
        let hasSign = isNegative || next == UInt8(ascii: "+")
        if hasSign { advance() }
        switch next {
        case UInt8(ascii: "N") where !hasSign:
            try skipWord("NaN")
            return .nan
        case UInt8(ascii: "I"):
            try skipWord("Infinity")
            return isNegative ? DecimalValue.infinity.negated : .infinity
        default:
            return try readFinite(isNegative: isNegative, expected: hasSign ? .digitOrInfinity : .number)
        }
    }

    mutating func readFinite(
        isNegative: Bool, expected: DecimalError.ExpectedText
    ) throws(DecimalError) -> DecimalValue {
        let start = offset
        var digits = Digits()
        guard let first = skipDigit() else { throw .unexpectedText(offset: offset, expected: expected) }
        _ = digits.append(first)
        while let digit = skipDigit() {
            // A digit that does not fit must be a zero before the decimal point.
            if !digits.append(digit), digit != 0 { throw .tooManyDigits(offset: offset - 1) }
        }
        var exponent = digits.omitted
        if skip(UInt8(ascii: ".")) {
            guard next.map({ $0 >= 0x30 && $0 <= 0x39 }) == true else {
                throw .unexpectedText(offset: offset, expected: .digit)
            }
            while let digit = skipDigit() {
                if !digits.append(digit) { throw .tooManyDigits(offset: offset - 1) }
                exponent -= 1
            }
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) { exponent += try readExponent() }
        guard next == nil else { throw .unexpectedText(offset: offset, expected: .end) }
        let clamped = Int(clamping: exponent)
        guard DecimalValue.isInRange(digits.coefficient, exponent: clamped) else {
            throw .outOfRange(exponent: clamped, offset: start)
        }
        return DecimalValue(uncheckedNegative: isNegative, coefficient: digits.coefficient, exponent: clamped)
    }

    /// Reads the exponent as 64 bits even if `Int` has 32, so that adding the length of any text cannot overflow.
    mutating func readExponent() throws(DecimalError) -> Int64 {
        let isNegative = next == UInt8(ascii: "-")
        let hasSign = isNegative || next == UInt8(ascii: "+")
        if hasSign { advance() }
        guard let first = skipDigit() else {
            throw .unexpectedText(offset: offset, expected: hasSign ? .digit : .signOrDigit)
        }
        var magnitude = Int64(first)
        while let digit = skipDigit() {
            // No text is long enough for its fraction to bring a larger exponent back into range.
            if magnitude < 100_000_000_000_000_000 { magnitude = magnitude * 10 + Int64(digit) }
        }
        return isNegative ? -magnitude : magnitude
    }
}

/// The digits read so far.
private struct Digits {
    var coefficient = DecimalValue.Coefficient.zero
    /// The number of significant digits in the coefficient.
    var count = 0
    /// The number of digits that did not fit.
    var omitted: Int64 = 0

    /// Appends a digit; returns false if it does not fit.
    mutating func append(_ digit: UInt8) -> Bool {
        if count == 0, digit == 0 { return true }
        guard count < DecimalValue.maximumDigits else {
            omitted += 1
            return false
        }
        count += 1
        let shifted = coefficient.multipliedReportingOverflow(by: 10).partialValue
        coefficient = shifted.addingReportingOverflow(DecimalValue.Coefficient(UInt64(digit))).partialValue
        return true
    }
}
