import CurrencyCore
import CurrencyEngine
import PackedTables

// Strict parsing is the inverse of formatting: a text is accepted if and only if there is an amount that the plan
// writes so, and the result is that amount as it is shown.
//
//     text               en, USD, accounting       why
//     $1,234.50          1234.50
//     ($5.00)            -5.00                     the locale's negative pattern
//     $1234.50           refused at byte 4         groups are missing
//     $5                 refused at byte 2         the plan writes two decimals
//     -$5.00             refused at byte 0         that is not how this plan writes it
//
// "As it is shown" means: digits that rounding took away are not there, a compact "1.2M" is 1200000, a sign that is
// never shown is read as none, and so are integer digits that the plan cuts off.
//
// Forced inlining holds the budgets of strict-parsing.

/// Reading amounts from text.
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
    /// - Complexity: linear in the text's length. The texts of most plans are read without allocating.
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
    /// The minor unit is ISO 4217's; a withdrawn currency keeps the one it had. `CurrencyFacts` has the rule.
    ///
    /// - Throws: `AmountParseError`, as `parse(_:)`; `noMinorUnit` if the currency has none, `inexact` if the
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

    /// All amounts that the plan writes like this: none, one, or several if the text is ambiguous.
    ///
    /// Amounts are as shown. If two differ only in a sign that is never shown, the positive one is returned.
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
    /// The forms of sign that any number is written in.
    var usedForms: [SignForm] { [.plain, .plus, .minus].filter(signForms.contains) }

    /// Whether an amount is written as this text.
    func writes(_ amount: DecimalValue, as text: UnsafeBufferPointer<UInt8>) -> Bool {
        withText(of: amount) { $0.count == text.count && $0.elementsEqual(text) }
    }

    /// The one amount that the plan writes so; nil where there is none, or several. The reason is not looked for.
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

    /// Where an amount stands in its text, or the digit that is too much.
    private func place(of reason: AmountParseError.Reason, in amount: DecimalValue) -> Int {
        let parts = formatParts(amount).parts
        func start(_ kind: FormattedPart.Kind) -> Int? { parts.first { $0.kind == kind }?.range.lowerBound }
        let fraction =
            reason == .inexact ? start(.fraction).map { $0 + (minorUnit ?? 0) * digits.count } : nil
        return fraction ?? start(.integer) ?? start(amount.isNaN ? .nan : .infinity) ?? 0
    }
}
