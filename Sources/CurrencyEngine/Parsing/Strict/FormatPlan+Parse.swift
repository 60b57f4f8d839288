import CurrencyCore

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

/// Reading amounts from text.
extension FormatPlan {
    /// The amount that the plan writes as this text.
    ///
    ///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
    ///     try plan.parse("1.234,50\u{A0}€")       // 1234.50
    ///     try plan.parse("1234,50\u{A0}€")        // throws wrong grouping at byte 3: expected the group...
    ///
    /// The fraction digits of the text are kept: 1.50 has two. Zero may be negative, as it was written.
    ///
    /// - Throws: `AmountParseError`, with reason `ambiguous` where the plan writes several amounts so.
    /// - Complexity: linear in the text's length. The texts of most plans are read without allocating.
    public func parse(_ text: String) throws(AmountParseError) -> DecimalValue {
        try withUTF8(of: text) { parsed(utf8: $0) }.get()
    }

    /// The amount that the plan writes as this UTF-8 text; see `parse(_:)`.
    public func parse(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> DecimalValue {
        try parsed(utf8: text).get()
    }

    /// The amount in minor units: "$1,234.50" is 123450.
    ///
    /// The minor unit is ISO 4217's; a withdrawn currency keeps the one it had. `CurrencyFacts` has the rule.
    ///
    /// - Throws: `AmountParseError`, as `parse(_:)`; `noMinorUnit` where the currency has none, `inexact` where the
    ///   amount has more fraction digits than the minor unit, `overflow` where it does not fit, `notFinite` for NaN and
    ///   the infinities.
    public func parseMinorUnits(_ text: String) throws(AmountParseError) -> Int64 {
        try withUTF8(of: text) { minorUnits(utf8: $0) }.get()
    }

    /// The amount in minor units; see `parseMinorUnits(_:)`.
    public func parseMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        try minorUnits(utf8: text).get()
    }

    /// All amounts that the plan writes as this text: none, one, or several where its texts are ambiguous.
    ///
    /// Amounts count as they are shown; of two that differ only in a sign that is never shown, the positive one.
    public func strictReadings(of text: String) -> [DecimalValue] {
        withUTF8(of: text) { text in
            var reader = StrictReader(self, text)
            reader.read()
            return reader.values
        }
    }
}

extension FormattingStyle {
    /// The amount that the style writes as this text; see `FormatPlan.parse(_:)`.
    public func parse(_ text: String) throws(AmountParseError) -> DecimalValue {
        if let missingData { throw AmountParseError(.missingData(missingData), at: 0, expected: .heldData) }
        return try plan.parse(text)
    }
}

extension FormatPlan {
    /// Calls a closure with a text's UTF-8, which nearly every string has at hand.
    @inline(__always)
    func withUTF8<Result>(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
        return Array(text.utf8).withUnsafeBufferPointer(body)
    }

    @inline(__always)
    private func parsed(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<DecimalValue, AmountParseError> {
        if canParseFixed, let base = text.baseAddress, let reading = readFixed(base, text.count) {
            let value = DecimalValue(
                minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: maximumFraction)
            return .success(reading.isNegative ? value.negated : value)
        }
        return generalReading(text)
    }

    @inline(__always)
    private func minorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<Int64, AmountParseError> {
        if let units = fixedMinorUnits(utf8: text) { return .success(units) }
        return generalMinorUnits(text)
    }

    /// The amount in minor units where the fast path reads it.
    @inline(__always)
    func fixedMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard canParseFixed, maximumFraction == minorUnit, let base = text.baseAddress,
            let reading = readFixed(base, text.count)
        else { return nil }
        // Below 10^18.
        let magnitude = Int64(truncatingIfNeeded: reading.magnitude)
        return reading.isNegative ? 0 &- magnitude : magnitude
    }

    /// The one amount that the plan writes so; nil where there is none, or several. The reason is not looked for.
    func onlyAmount(utf8 text: UnsafeBufferPointer<UInt8>) -> DecimalValue? {
        if canParseFixed, let base = text.baseAddress, let reading = readFixed(base, text.count) {
            let value = DecimalValue(
                minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: maximumFraction)
            return reading.isNegative ? value.negated : value
        }
        if missingData != nil { return nil }
        var reader = StrictReader(self, text)
        reader.read()
        return reader.values.count == 1 ? reader.values[0] : nil
    }

    private func generalReading(_ text: UnsafeBufferPointer<UInt8>) -> Result<DecimalValue, AmountParseError> {
        var reader = StrictReader(self, text)
        reader.read()
        return switch reader.values.count {
        case 1: .success(reader.values[0])
        case 0: .failure(reader.error)
        default: .failure(AmountParseError(.ambiguous, at: 0, expected: .oneReading))
        }
    }

    private func generalMinorUnits(_ text: UnsafeBufferPointer<UInt8>) -> Result<Int64, AmountParseError> {
        switch parsed(utf8: text) {
        case .failure(let error): return .failure(error)
        case .success(let amount):
            guard let minorUnit else { return .failure(AmountParseError(.noMinorUnit, at: 0, expected: .minorUnit)) }
            do throws(DecimalError) {
                return .success(try amount.minorUnits(scale: minorUnit))
            } catch {
                return .failure(minorUnitError(error, amount, minorUnit))
            }
        }
    }

    /// An error of conversion, at the digit that is too much.
    private func minorUnitError(_ error: DecimalError, _ amount: DecimalValue, _ minorUnit: Int) -> AmountParseError {
        let parts = formatParts(amount).parts
        func start(_ kind: FormattedPart.Kind) -> Int? { parts.first { $0.kind == kind }?.range.lowerBound }
        return switch error {
        case .notFinite:
            AmountParseError(.notFinite, at: start(amount.isNaN ? .nan : .infinity) ?? 0, expected: .finiteAmount)
        case .inexact:
            AmountParseError(
                .inexact, at: start(.fraction).map { $0 + minorUnit * digits.count } ?? start(.integer) ?? 0,
                expected: .fewerDigits)
        default:
            AmountParseError(.overflow, at: start(.integer) ?? 0, expected: .smallerAmount)
        }
    }
}
