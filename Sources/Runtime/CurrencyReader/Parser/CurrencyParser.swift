import CurrencyCore
import CurrencyEngine
import PackedTables

/// Parses amounts as people write them.
///
///     let parser = CurrencyParser(.euro, locale: .germanGermany)
///     try parser.parse("1234,5 EUR").amount                       // 1234.5
///     try parser.parse("1.234").amount                            // 1234
///     try parser.parse("1,234")           // throws more than one amount is written like this at byte 0: expected...
///     try parser.parse("1,2,3")           // throws second decimal separator at byte 3: expected the end
///
/// Besides the formatter's own output, it accepts: every space, apostrophe, minus, plus and decimal digit of Unicode; bidi
/// marks anywhere; the symbol, narrow symbol, code, a common abbreviation or a name, with the endings of the locale's language,
/// on either side, or none, and a code beside a symbol; a minus after the number; parentheses; no groups, those of the locale,
/// or the same with spaces that are no wider than a digit; a dash in place of cents ("5.-"); cents behind the currency ("10 zł
/// 50 gr"); words and letters for thousands and millions ("1.2k"), and numbers with several ("1億2000万円"); quotes, line ends and
/// byte order marks around all that. Anything else throws an error with a reason and an offset. Numbers are read with the
/// locale's separators, and the result tells which were found.
///
/// A text whose amount is not certain throws `ambiguous` with all its readings; `readings(of:)` returns them. Marks of bank
/// statements ("CR", "Soll") need `AmountConventions`.
///
/// A parser without a style finds the currency in the text. If it attributes a text to a currency, alone or among
/// several, the parser of that currency reads the same amount.
public struct CurrencyParser: Sendable {
    /// Which currencies to return if the text may mean several.
    public var selection = CurrencySelection.preferred
    let contents: Contents

    /// The state that all copies of a parser share, because it is large.
    final class Contents: Sendable {
        let plan: FormatPlan
        let syntax: AmountSyntax
        let reader: Reader
        /// Finds all currencies that a text may mean.
        let finder: CurrencyFinder
        /// The currency's short texts; nil if any currency is accepted, or the plan has no fast path for plain amounts.
        let inlineTexts: InlineCurrencyTexts?
        /// Nil if any currency is accepted.
        let style: CurrencyStyle?
        let currency: CurrencyCode?

        init(_ reader: KnownCurrencyReader) {
            (plan, syntax, finder) = (reader.syntax.plan, reader.syntax, reader.finder)
            (style, currency) = (reader.style, reader.style.currency)
            inlineTexts = plan.readsPlainAmounts ? reader.currency.inlineTexts : nil
            self.reader = .known(reader)
        }

        init(_ reader: CurrencyFindingReader) {
            (plan, syntax, finder) = (reader.syntax.plan, reader.syntax, reader.finder)
            (inlineTexts, style, currency) = (nil, nil, nil)
            self.reader = .finding(reader)
        }
    }

    /// The two ways to read a text: for a known currency, or finding the currency in the text.
    enum Reader: Sendable {
        case known(KnownCurrencyReader)
        case finding(CurrencyFindingReader)
    }

    var plan: FormatPlan { contents.plan }
    package var syntax: AmountSyntax { contents.syntax }
    var finder: CurrencyFinder { contents.finder }

    /// The style whose texts the parser reads; nil for any currency.
    public var style: CurrencyStyle? { contents.style }

    /// Makes a parser for amounts in a style's currency.
    ///
    /// - Parameters:
    ///   - names: The currency names that are accepted, such as those of module CurrencyNames.
    ///   - conventions: Conventions that are read besides the locale's, such as the marks of bank statements.
    public init(_ style: CurrencyStyle, names: CurrencyNames? = nil, conventions: AmountConventions? = nil) {
        contents = Contents(KnownCurrencyReader(style, names, conventions))
    }

    /// Makes a parser for amounts in any currency. The result has no currency if the text names none.
    ///
    /// - Parameters:
    ///   - names: The currency names that are accepted, such as those of module CurrencyNames.
    ///   - conventions: Conventions that are read besides the locale's, such as the marks of bank statements.
    public init(
        locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames? = nil, conventions: AmountConventions? = nil
    ) {
        contents = Contents(CurrencyFindingReader(locale, data, names, conventions))
    }

    /// Parses an amount.
    ///
    /// - Throws: `AmountParseError`.
    /// - Complexity: Linear in the length of the text. Finding a currency other than the style's searches all names, if the
    ///   parser has names.
    public func parse(_ text: String) throws(AmountParseError) -> ParsedAmount {
        try text.withUTF8Bytes { (text) throws(AmountParseError) in try parse(utf8: text) }
    }

    /// Parses an amount in UTF-8; see `parse(_:)`.
    public func parse(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ParsedAmount {
        let contents = contents
        if let currency = contents.currency, let amount = contents.plan.fixedAmount(utf8: text) {
            return ParsedAmount(amount: amount, currency: currency)
        }
        return try ComposedText.read(text) { (text) throws(AmountParseError) in try read(text).certain().parsed }
    }

    /// Parses an amount in minor units of its currency.
    ///
    /// - Throws: `AmountParseError`, as `parse(_:)` and `FormatPlan.parseMinorUnits(_:)` do.
    public func parseMinorUnits(_ text: String) throws(AmountParseError) -> Int64 {
        try text.withUTF8Bytes { (text) throws(AmountParseError) in try parseMinorUnits(utf8: text) }
    }

    // Inlined: budget lenient-parsing.
    /// Parses an amount in minor units; see `parseMinorUnits(_:)`.
    @inline(__always)
    public func parseMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        let contents = contents
        if contents.currency != nil, let units = contents.plan.fixedMinorUnits(utf8: text) ?? plainMinorUnits(text) {
            return units
        }
        return try generalMinorUnits(text)
    }

    private func generalMinorUnits(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        try ComposedText.read(text) { (text) throws(AmountParseError) in
            let read = try read(text).certain()
            let minorUnit =
                style == nil ? read.parsed.currency.flatMap(finder.data.facts)?.minorUnit : plan.minorUnit
            return try read.parsed.amount.minorUnits(of: minorUnit) { reason in
                let digit = reason == .inexact ? minorUnit.flatMap { read.number?.offset(ofFractionDigit: $0) } : nil
                return digit ?? read.start
            }
        }
    }

    func read(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ReadAmount {
        if let missing = plan.missingData { throw AmountParseError(.missingData(missing), at: 0, expected: .heldData) }
        return switch contents.reader {
        case .known(let reader): try reader.read(text)
        case .finding(let reader): try reader.read(text, selection)
        }
    }

    /// The reader that finds currencies in text, with the locale and data of the parser.
    package var findingReader: CurrencyFindingReader {
        if case .finding(let reader) = contents.reader { return reader }
        return CurrencyFindingReader(finder.identifier, finder.data, finder.names?.all, syntax.conventions)
    }
}
