import CurrencyCore
import CurrencyEngine
import PackedTables

// Strict parsing is the inverse of formatting: it accepts a text if and only if the plan writes an amount as this text,
// and the result is the amount as shown.
//
//     text               en, USD, accounting       why
//     $1,234.50          1234.50
//     ($5.00)            -5.00                     this is the locale's negative pattern
//     $1234.50           rejected at byte 4        groups are missing
//     $5                 rejected at byte 2        the plan writes two fraction digits
//     -$5.00             rejected at byte 0        the plan writes negative amounts differently
//
// "As shown" means: digits that rounding removed are missing, a compact "1.2M" is 1200000, a sign that is never shown is
// read as no sign, and integer digits that the plan cuts off are missing too.
//
// Forced inlining holds the budgets of strict-parsing.

/// Parsing amounts.
extension FormatPlan {
    /// Parses the plan's own output, exactly.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
    ///     try plan.parse("1.234,50\u{A0}€")       // 1234.50
    ///     try plan.parse("1234,50\u{A0}€")        // throws wrong grouping at byte 3: expected the group...
    ///
    /// The amount keeps the fraction digits of the text: 1.50 has two. Zero keeps its sign.
    ///
    /// - Throws: `AmountParseError`, with reason `ambiguous` if the plan writes several amounts like this.
    /// - Complexity: Linear in the length of the text. The texts of most plans are read without allocating.
    public func parse(_ text: String) throws(AmountParseError) -> DecimalValue {
        try text.withUTF8Bytes { (text) throws(AmountParseError) in try parse(utf8: text) }
    }

    /// Parses the plan's own output in UTF-8; see `parse(_:)`.
    @inline(__always)
    public func parse(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> DecimalValue {
        if let amount = fixedAmount(utf8: text) { return amount }
        return try generalAmount(utf8: text)
    }

    /// Parses the plan's own output into minor units: "$1,234.50" is 123450.
    ///
    /// The minor unit is ISO 4217's. A withdrawn currency keeps the one it had; see `CurrencyFacts` for the rule.
    ///
    /// - Throws: `AmountParseError`, as `parse(_:)` does; `noMinorUnit` if the currency has none, `inexact` if the
    ///   amount has more fraction digits than the minor unit, `overflow` if it does not fit, `notFinite` for NaN and
    ///   the infinities.
    public func parseMinorUnits(_ text: String) throws(AmountParseError) -> Int64 {
        try text.withUTF8Bytes { (text) throws(AmountParseError) in try parseMinorUnits(utf8: text) }
    }

    /// Parses the plan's own output in UTF-8 into minor units; see `parseMinorUnits(_:)`.
    @inline(__always)
    public func parseMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        if let units = fixedMinorUnits(utf8: text) { return units }
        return try generalMinorUnits(utf8: text)
    }

    /// Returns all amounts that the plan writes like this: none, one, or several if the text is ambiguous.
    ///
    /// The amounts are as shown. If two differ only in a sign that is never shown, the positive one is returned.
    public func strictReadings(of text: String) -> [DecimalValue] {
        text.withUTF8Bytes { text in
            var reader = StrictReader(self, text)
            reader.read()
            return reader.values
        }
    }
}

extension FormattingStyle {
    /// Parses the style's own output, exactly; see `FormatPlan.parse(_:)`.
    public func parse(_ text: String) throws(AmountParseError) -> DecimalValue {
        if let missingData { throw AmountParseError(.missingData(missingData), at: 0, expected: .heldData) }
        return try plan.parse(text)
    }
}

extension FormatPlan {
    /// The sign forms that the plan uses for any number.
    var usedForms: [SignForm] { [.plain, .plus, .minus].filter(signForms.contains) }

    /// Whether the plan writes an amount as this text.
    func writes(_ amount: DecimalValue, as text: UnsafeBufferPointer<UInt8>) -> Bool {
        withText(of: amount) { $0.count == text.count && $0.elementsEqual(text) }
    }

    /// The one amount that the plan writes as this text; nil if there is none or several. It does not look for the reason.
    func onlyAmount(utf8 text: UnsafeBufferPointer<UInt8>) -> DecimalValue? {
        if let amount = fixedAmount(utf8: text) { return amount }
        if missingData != nil { return nil }
        var reader = StrictReader(self, text)
        reader.read()
        return reader.values.count == 1 ? reader.values[0] : nil
    }

    private func generalAmount(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> DecimalValue {
        var reader = StrictReader(self, text)
        reader.read()
        switch reader.values.count {
        case 1: return reader.values[0]
        case 0: throw reader.error
        default: throw AmountParseError(.ambiguous, at: 0, expected: .oneReading)
        }
    }

    private func generalMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        let amount = try parse(utf8: text)
        return try amount.minorUnits(of: minorUnit) { place(of: $0, in: amount) }
    }

    /// The offset of an amount in its text, or of the first digit too many.
    private func place(of reason: AmountParseError.Reason, in amount: DecimalValue) -> Int {
        let parts = formatParts(amount).parts
        func start(_ kind: FormattedPart.Kind) -> Int? { parts.first { $0.kind == kind }?.range.lowerBound }
        let fraction =
            reason == .inexact ? start(.fraction).map { $0 + (minorUnit ?? 0) * digits.count } : nil
        return fraction ?? start(.integer) ?? start(amount.isNaN ? .nan : .infinity) ?? 0
    }
}
