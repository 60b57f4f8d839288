import CurrencyCore
import PackedTables

/// Reads amounts as people write them.
///
///     let parser = CurrencyParser(.euro, locale: .germanGermany)
///     try parser.parse("1234,5 EUR").amount                       // 1234.5
///     try parser.parse("1.234").amount                            // 1234
///     try parser.parse("1,234").otherReadings                     // [1234]
///     try parser.parse("1,2,3")           // throws second decimal separator at byte 3: expected the end
///
/// What is accepted beside the formatter's own texts: every space, apostrophe, minus, plus and decimal digit of
/// Unicode; bidi marks anywhere; the symbol, narrow symbol, code, name or a common abbreviation on either side, or none,
/// and a code beside a symbol; a minus behind the number; parentheses; no groups, those of the locale, or the same with
/// spaces; a dash for cents left out ("5.-"); words and letters for thousands and millions ("1.2k"), and numbers with
/// several ("1億2000万円"); a byte order mark in front and the end of a line behind. Everything else is refused with a
/// reason and an offset. A number is read by the locale's separators, and the result says which were found.
///
/// An amount that is not sure has `otherReadings`. Marks of bank statements ("CR", "Soll") need `AmountConventions`.
///
/// A parser without a style finds the currency in the text. What it attributes to a currency, alone or among several, the
/// parser of that currency reads too, as the same amount.
public struct CurrencyParser: Sendable {
    /// Which currencies are answered where the text may mean several.
    public var selection = CurrencySelection.preferred
    let contents: Contents

    /// What all copies of a parser share: it is large.
    final class Contents: Sendable {
        let plan: FormatPlan
        let reader: Reader
        /// The currency's short texts; nil where any currency may stand.
        let typed: TypedCurrencies?
        /// Nil where any currency may stand.
        let currency: CurrencyCode?

        init(_ reader: KnownCurrencyReader) {
            plan = reader.syntax.plan
            typed = reader.currency.typed
            currency = reader.style.currency
            self.reader = .known(reader)
        }

        init(_ reader: CurrencyFindingReader) {
            plan = reader.syntax.plan
            typed = nil
            currency = nil
            self.reader = .finding(reader)
        }
    }

    var plan: FormatPlan { contents.plan }
    var typed: TypedCurrencies? { contents.typed }
    private var reader: Reader { contents.reader }

    /// The two ways to read: with the currency known, and finding it.
    enum Reader: Sendable {
        case known(KnownCurrencyReader)
        case finding(CurrencyFindingReader)
    }

    /// The style whose texts are expected; nil for any currency.
    public var style: CurrencyStyle? {
        guard case .known(let reader) = reader else { return nil }
        return reader.style
    }

    /// A parser of amounts of a style's currency.
    ///
    /// - Parameters:
    ///   - names: The names that are accepted, such as those of module CurrencyNames.
    ///   - conventions: What is read beside the locale's way, such as the marks of bank statements.
    public init(_ style: CurrencyStyle, names: CurrencyNames? = nil, conventions: AmountConventions? = nil) {
        contents = Contents(KnownCurrencyReader(style, names, conventions))
    }

    /// A parser of amounts of any currency; the result has none where the text names none.
    ///
    /// - Parameters:
    ///   - names: The names that are accepted, such as those of module CurrencyNames.
    ///   - conventions: What is read beside the locale's way, such as the marks of bank statements.
    public init(
        locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames? = nil, conventions: AmountConventions? = nil
    ) {
        contents = Contents(CurrencyFindingReader(locale, data, names, conventions))
    }

    /// The amount in a text.
    ///
    /// - Throws: `AmountParseError`.
    /// - Complexity: linear in the text's length. Looking for a currency that is not the style's goes through all names
    ///   where there are any.
    public func parse(_ text: String) throws(AmountParseError) -> ParsedAmount {
        try plan.withUTF8(of: text) { parsed(utf8: $0) }.get()
    }

    /// The amount in a UTF-8 text; see `parse(_:)`.
    public func parse(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ParsedAmount {
        try parsed(utf8: text).get()
    }

    /// The amount in the minor units of its currency.
    ///
    /// - Throws: `AmountParseError`, as `parseSoleAmount(_:)`, and as `FormatPlan.parseMinorUnits(_:)`.
    public func parseMinorUnits(_ text: String) throws(AmountParseError) -> Int64 {
        try plan.withUTF8(of: text) { minorUnits(utf8: $0) }.get()
    }

    /// The amount in minor units; see `parseMinorUnits(_:)`.
    public func parseMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        try minorUnits(utf8: text).get()
    }

    @inline(__always)
    private func minorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<Int64, AmountParseError> {
        let contents = contents
        if contents.typed != nil, let units = contents.plan.fixedMinorUnits(utf8: text) ?? typedMinorUnits(text) {
            return .success(units)
        }
        do throws(AmountParseError) {
            return .success(try generalMinorUnits(text))
        } catch {
            return .failure(error)
        }
    }

    private func generalMinorUnits(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Int64 {
        let read = try read(text)
        let minorUnit =
            switch reader {
            case .known: plan.minorUnit
            case .finding(let reader): read.parsed.currency.flatMap(reader.finder.data.facts)?.minorUnit
            }
        guard let amount = read.parsed.soleAmount else {
            throw AmountParseError(.ambiguous, at: read.start, expected: .oneReading)
        }
        guard let scale = minorUnit else { throw AmountParseError(.noMinorUnit, at: 0, expected: .minorUnit) }
        do throws(DecimalError) {
            return try amount.minorUnits(scale: scale)
        } catch {
            throw switch error {
            case .notFinite: AmountParseError(.notFinite, at: read.start, expected: .finiteAmount)
            case .inexact:
                AmountParseError(
                    .inexact, at: read.number?.offset(ofFractionDigit: scale) ?? read.start, expected: .fewerDigits)
            default: AmountParseError(.overflow, at: read.start, expected: .smallerAmount)
            }
        }
    }

    private func parsed(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<ParsedAmount, AmountParseError> {
        let contents = contents
        if let currency = contents.currency, contents.plan.canParseFixed, let base = text.baseAddress,
            let reading = contents.plan.readFixed(base, text.count)
        {
            let amount = DecimalValue(
                minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: contents.plan.maximumFraction)
            return .success(ParsedAmount(amount: reading.isNegative ? amount.negated : amount, currency: currency))
        }
        do throws(AmountParseError) {
            return .success(try read(text).parsed)
        } catch {
            return .failure(error)
        }
    }

    private func read(_ text: UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> ReadAmount {
        if let missing = plan.missingData { throw AmountParseError(.missingData(missing), at: 0, expected: .heldData) }
        return switch reader {
        case .known(let reader): try reader.read(text)
        case .finding(let reader): try reader.read(text, selection)
        }
    }
}

// MARK: For readings

extension CurrencyParser {
    var syntax: AmountSyntax {
        switch reader {
        case .known(let reader): reader.syntax
        case .finding(let reader): reader.syntax
        }
    }

    /// The reader that finds currencies, in the locale and data of the parser.
    var findingReader: CurrencyFindingReader {
        switch reader {
        case .known(let reader):
            CurrencyFindingReader(
                reader.style.options.locale, reader.style.options.data, reader.finder.names?.all,
                reader.syntax.conventions)
        case .finding(let reader): reader
        }
    }

    /// Finds whatever currencies a text may mean.
    var finder: CurrencyFinder {
        switch reader {
        case .known(let reader): reader.finder
        case .finding(let reader): reader.finder
        }
    }
}
