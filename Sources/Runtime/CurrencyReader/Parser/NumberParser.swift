import CurrencyCore
import CurrencyEngine
import PackedTables

/// Parses plain numbers and percentages as people write them.
///
///     let parser = NumberParser(DecimalStyle(locale: .germanGermany))
///     try parser.parse("1234,5").amount                                               // 1234.5
///     let percent = NumberParser(PercentStyle(locale: .germanGermany))
///     try percent.parse("25,5%").amount                                               // 0.255
///     try percent.parse("5 €")                        // throws unexpected text at byte 2: expected the currency or the end
///
/// It accepts what `CurrencyParser` accepts, but without a currency. A percent, permille or basis-point sign may be in
/// its place, on either side.
public struct NumberParser: Sendable {
    private let syntax: AmountSyntax
    private let sign: UnitSign

    /// Makes a parser for numbers in a style.
    public init(_ style: DecimalStyle) {
        self.init(style.readingPlan, style.options, UnitSign(texts: []))
    }

    /// Makes a parser for percentages in a style. The result is the fraction, unless the style counts in its unit.
    public init(_ style: PercentStyle) {
        let plan = style.readingPlan
        self.init(plan, style.options, UnitSign(style.unit, plan))
    }

    private init(_ plan: FormatPlan, _ options: FormatOptions, _ sign: UnitSign) {
        syntax = AmountSyntax(plan, options)
        self.sign = sign
    }

    /// Parses a number.
    ///
    /// - Throws: `AmountParseError`.
    /// - Complexity: Linear in the length of the text.
    public func parse(_ text: String) throws(AmountParseError) -> ParsedAmount {
        let plan = syntax.plan
        if let missing = plan.missingData { throw AmountParseError(.missingData(missing), at: 0, expected: .heldData) }
        return try text.withUTF8Bytes { (text) throws(AmountParseError) in
            do throws(AmountParseError) {
                return try read(text)
            } catch {
                // The formatter's own texts are always accepted.
                guard let amount = plan.onlyAmount(utf8: text) else { throw error }
                return ParsedAmount(amount: amount)
            }
        }
    }

    private func read(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ParsedAmount {
        var reader = LenientReader(text, syntax, .unit(sign))
        try reader.read()
        let read = try reader.outcome(proposes: true, minorUnit: nil)
        if !read.doubts.isEmpty {
            throw AmountParseError(
                .ambiguous, at: read.start, expected: .oneReading,
                readings: read.readings.map { AmountReading(amount: $0, doubts: read.doubts) }, doubts: read.doubts)
        }
        var result = read.parsed
        if syntax.plan.writes(result.amount, as: text) {
            result.notes = []
        } else if result.notes.isEmpty {
            result.notes = .otherSpelling
        }
        return result
    }
}
