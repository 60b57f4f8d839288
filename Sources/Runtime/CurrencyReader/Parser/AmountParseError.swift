import CurrencyCore
import CurrencyEngine

/// The reason why a text is not an amount, and the offset of the error.
///
///     do {
///         _ = try CurrencyStyle(.usDollar, locale: .englishUnitedStates).plan.parse("$11,11.11")
///     } catch {
///         error.offset            // 6: the decimal separator, where a digit of the group was expected
///         error.wellFormed        // "$1,111.11"
///     }
public struct AmountParseError: Error, Hashable, Sendable {
    /// What is wrong with the text.
    public var reason: Reason
    /// Where the text first differs from every text that can be parsed, in UTF-8 bytes from its start.
    public var offset: Int
    /// What was expected at the offset.
    public var expected: Expected
    /// The formatter's spelling of the number, if the digits make one.
    public var wellFormed: String?
    /// The text of another currency at the offset, if one was recognized.
    public var found: String?
    /// The currency that was expected, if another one was found.
    public var expectedCurrency: CurrencyCode?
    /// All amounts that the text may mean, the likeliest first, if the reason is `ambiguous`.
    public var readings: [AmountReading]
    /// The reasons for which the text is ambiguous.
    public var doubts: [AmountDoubt]

    /// Makes an error; `offset` counts UTF-8 bytes from the start of the text.
    public init(
        _ reason: Reason, at offset: Int, expected: Expected, wellFormed: String? = nil, found: String? = nil,
        expectedCurrency: CurrencyCode? = nil, readings: [AmountReading] = [], doubts: [AmountDoubt] = []
    ) {
        self.reason = reason
        self.offset = offset
        self.expected = expected
        self.wellFormed = wellFormed
        self.found = found
        self.expectedCurrency = expectedCurrency
        self.readings = readings
        self.doubts = doubts
    }

    /// The range of the error in the text that was parsed: the text in `found`, or one character, or an empty range at the
    /// end.
    ///
    /// - Returns: nil if `text` is a different text without such a range.
    public func range(in text: String) -> Range<String.Index>? {
        guard let range = text.range(ofUTF8: offset..<(offset + (found?.utf8.count ?? 0))) else { return nil }
        if found != nil || range.lowerBound == text.endIndex { return range }
        return range.lowerBound..<text.unicodeScalars.index(after: range.lowerBound)
    }

    /// What is wrong with a text.
    public enum Reason: Hashable, Sendable {
        /// Unexpected text.
        case unexpectedText
        /// The text ends too early.
        case unexpectedEnd
        /// A group has too few or too many digits.
        case grouping
        /// A second decimal separator.
        case secondDecimalSeparator
        /// The number can be read, but the formatter writes it differently: with other zeros, another plural category
        /// or another rounding increment.
        case spelling
        /// More than 38 significant digits.
        case tooManyDigits
        /// The amount is beyond the limits of its type.
        case overflow
        /// The amount has more fraction digits than the currency's minor unit.
        case inexact
        /// The currency has no minor unit, like gold, or is unknown because the text names none or may mean several.
        case noMinorUnit
        /// The value is NaN or an infinity, which have no minor units.
        case notFinite
        /// Several amounts are written like this. `AmountParseError.readings` has those that people may mean, and
        /// `strictReadings(of:)` returns those that the formatter writes.
        case ambiguous
        /// The text may mean several currencies, the likeliest first: "5 kr".
        case ambiguousCurrency([CurrencyCode])
        /// A power of ten after an "e".
        case exponent
        /// A number that begins with "0x".
        case hexadecimal
        /// A letter for thousands or millions that the locale does not use, or that may be a currency: "5K".
        case abbreviation
        /// A word or letter after the number that marks a debit or credit in some country; `AmountConventions` can read
        /// it.
        case accountMark
        /// An invisible character.
        case invisible(InvisibleCharacter)
        /// Digits of two numbering systems in one number.
        case mixedDigits
        /// A second sign, or a sign with parentheses.
        case secondSign
        /// A comma, period or apostrophe between digits that is not a separator of this locale.
        case otherSeparator
        /// A dash that may be a sign, a placeholder for cents, or half of a range: "$5-".
        case dash
        /// A currency other than the expected one, or two different currencies.
        case otherCurrency
        /// A symbol whose currencies are all withdrawn; `CurrencySelection.all` returns them.
        case withdrawnCurrency
        /// The style's data is incomplete.
        case missingData(CurrencyDataError)
    }

    /// What would be valid at the offset of an error.
    public enum Expected: Hashable, Sendable {
        /// A sign, a currency or a digit.
        case amount
        /// A digit.
        case digit
        /// The decimal separator.
        case decimalSeparator
        /// The grouping separator.
        case groupSeparator
        /// A separator of the locale.
        case separator
        /// This text of the pattern.
        case text(String)
        /// A currency: its symbol, code or name.
        case currency
        /// The parenthesis that closes the amount.
        case closingParenthesis
        /// Fewer digits.
        case fewerDigits
        /// An amount of a currency that has a minor unit.
        case minorUnit
        /// A finite amount.
        case finiteAmount
        /// An amount that fits the type.
        case smallerAmount
        /// The spelling of the formatter.
        case wellFormed
        /// A text that the formatter writes for only one amount.
        case oneReading
        /// A text that is used for only one currency.
        case oneCurrency
        /// Data with everything that the style needs.
        case heldData
        /// The end of the text.
        case end
    }
}

extension AmountParseError {
    /// Whether other separators than the locale's may read the text.
    var mayBeSeparators: Bool {
        switch reason {
        case .grouping, .secondDecimalSeparator, .otherSeparator, .unexpectedText, .unexpectedEnd: true
        default: false
        }
    }
}

extension AmountParseError: CustomStringConvertible {
    /// The reason, the offset and what was expected. Special spaces are written as code points.
    public var description: String { message(quoting: found) }

    /// Returns the description with the text that was found at the offset in the text that was parsed.
    ///
    ///     do {
    ///         _ = try CurrencyParser(.dollar, locale: .englishUnitedStates).parse("$1.2.3")
    ///     } catch {
    ///         error.description(in: "$1.2.3")     // "second decimal separator at byte 4: expected the end, found \".\""
    ///     }
    public func description(in text: String) -> String {
        guard found == nil, let range = range(in: text), !range.isEmpty else { return description }
        return message(quoting: String(text[range]))
    }

    private func message(quoting found: String?) -> String {
        var text =
            "\(reason.description) at byte \(offset): expected \(expectedCurrency?.description ?? expected.description)"
        if let found { text += ", found \"\(Self.visible(found))\"" }
        if let wellFormed { text += "; well formed: \(Self.visible(wellFormed))" }
        if readings.isEmpty { return text }
        var amounts: [DecimalValue] = []
        for reading in readings where !amounts.contains(reading.amount) { amounts.append(reading.amount) }
        var kinds: [AmountDoubt.Kind] = []
        for doubt in doubts where !kinds.contains(doubt.kind) { kinds.append(doubt.kind) }
        return text + "; may be " + amounts.map { $0.description }.joined(separator: " or ") + ": "
            + kinds.map { $0.description }.joined(separator: ", ")
    }

    /// Returns a text in which characters that are invisible or look like others are code points: "5⟨U+00A0⟩€".
    fileprivate static func visible(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            let kind = LenientScalar.kind(scalar.value)
            let isHidden =
                kind == .space && scalar != " " || kind == .bidiMark
                || InvisibleCharacter(rawValue: scalar.value) != nil
            result += isHidden ? "\u{27E8}U+\(hexadecimal(scalar.value))\u{27E9}" : String(Character(scalar))
        }
        return result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }
}

extension AmountParseError.Reason: CustomStringConvertible {
    /// The reason as text, in English.
    public var description: String {
        switch self {
        case .unexpectedText: "unexpected text"
        case .unexpectedEnd: "unexpected end"
        case .grouping: "wrong grouping"
        case .secondDecimalSeparator: "second decimal separator"
        case .spelling: "another spelling than the formatter's"
        case .tooManyDigits: "more than 38 significant digits"
        case .overflow: "amount out of range"
        case .inexact: "more fraction digits than the minor unit has"
        case .noMinorUnit: "no minor unit"
        case .notFinite: "not a finite amount"
        case .ambiguous: "more than one amount is written like this"
        case .ambiguousCurrency(let codes):
            "more than one currency is written like this (" + codes.map { $0.description }.joined(separator: ", ") + ")"
        case .exponent: "exponent"
        case .hexadecimal: "hexadecimal number"
        case .abbreviation: "abbreviated number"
        case .accountMark: "mark of a debit or credit"
        case .invisible(let character): character.description
        case .mixedDigits: "digits of two numbering systems"
        case .secondSign: "second sign"
        case .otherSeparator: "separator of another locale"
        case .dash: "dash that may not be a minus sign"
        case .otherCurrency: "another currency"
        case .withdrawnCurrency: "a withdrawn currency"
        case .missingData(let error): error.description
        }
    }
}

extension AmountParseError.Expected: CustomStringConvertible {
    /// What was expected, in English.
    public var description: String {
        switch self {
        case .amount: "an amount"
        case .digit: "a digit"
        case .decimalSeparator: "the decimal separator"
        case .groupSeparator: "the grouping separator"
        case .separator: "a separator of the locale"
        case .text(let text): "\"\(AmountParseError.visible(text))\""
        case .currency: "the currency or the end"
        case .closingParenthesis: "a closing parenthesis"
        case .fewerDigits: "fewer digits"
        case .minorUnit: "an amount of a currency that has a minor unit"
        case .finiteAmount: "a finite amount"
        case .smallerAmount: "an amount that fits"
        case .wellFormed: "the formatter's spelling"
        case .oneReading: "text that means only one amount"
        case .oneCurrency: "text that means only one currency"
        case .heldData: "data that contains what the style needs"
        case .end: "the end"
        }
    }
}

extension AmountParseError {
    /// Makes an error at an offset in a text, or at its end.
    init(
        in text: UnsafeBufferPointer<UInt8>, at offset: Int, _ expected: Expected, _ reason: Reason = .unexpectedText
    ) {
        // Move the offset to the start of a character.
        var offset = offset
        while offset > 0, offset < text.count, text[offset] & 0xC0 == 0x80 { offset -= 1 }
        self.init(offset >= text.count ? .unexpectedEnd : reason, at: offset, expected: expected)
    }
}
