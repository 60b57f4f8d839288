import CurrencyCore
import PackedTables

/// Reads amounts as people write them.
///
///     let parser = CurrencyParser(.euro, locale: .germanGermany)
///     try parser.parse("1234,5 EUR").amount                       // 1234.5
///     try parser.parse("1.234").amount                            // 1234
///     try parser.parse("1.234").separators.otherReading           // 1.234
///     try parser.parse("1,2,3")           // throws second decimal mark at byte 3: expected the end
///
/// What is accepted beside the formatter's own texts: every space, apostrophe, minus, plus and decimal digit of
/// Unicode; bidi marks anywhere; the symbol, narrow symbol, code or name on either side, or none; a minus behind the
/// number; parentheses; no groups, those of the locale, or the same with spaces. Everything else is refused with a
/// reason and an offset. A number is read by the locale's separators, and the result says which were found.
///
/// A parser without a style finds the currency in the text.
public struct CurrencyParser: Sendable {
    /// The style whose texts are expected; nil for any currency.
    public let style: CurrencyStyle?
    // Asking the style, which is large, would copy it.
    let hasStyle: Bool
    private let currency: CurrencyCode?
    /// Which currencies are answered where the text may mean several.
    public var selection = CurrencySelection.preferred
    let plan: FormatPlan
    let marks: NumberMarks
    /// Those of ASCII digits, where the locale has other digits.
    let latinMarks: NumberMarks
    let own: OwnCurrency?
    let finder: CurrencyFinder
    /// Where any currency may stand: those that have separators of their own, such as the "$" of the escudo.
    private var ownSeparators: [CurrencyParser] = []

    /// A parser of amounts of a style's currency.
    ///
    /// - Parameter names: The names that are accepted, such as those of module CurrencyNames.
    public init(_ style: CurrencyStyle, names: CurrencyNames? = nil) {
        var names = names
        if case .name(let shown) = style.display { names = shown }
        self.init(
            style: style, plan: style.plan,
            own: OwnCurrency(style, names?.names(in: style.options.locale)), names: names, style)
    }

    /// A parser of amounts of any currency, which must stand in the text or stays open.
    public init(locale: LocaleIdentifier, data: CurrencyData, names: CurrencyNames? = nil) {
        let plain = CurrencyStyle(currency: .unknown, locale: locale, data: data).display(.none)
        self.init(style: nil, plan: plain.plan, own: nil, names: names, plain)
        ownSeparators = finder.currenciesWithOwnSeparators.map {
            CurrencyParser(CurrencyStyle(currency: $0, locale: locale, data: data), names: names)
        }
    }

    private init(
        style: CurrencyStyle?, plan: FormatPlan, own: OwnCurrency?, names: CurrencyNames?, _ base: CurrencyStyle
    ) {
        self.style = style
        hasStyle = style != nil
        currency = style?.currency
        self.plan = plan
        self.own = own
        finder = CurrencyFinder(base.options.data, base.options.locale, names, isIndexed: style == nil)
        var marks = NumberMarks(
            decimal: NumberMarks.Mark(plan.decimal.bytes(plan.storage)),
            group: NumberMarks.Mark(plan.group.bytes(plan.storage)))
        if plan.grouping.primary > 0 {
            (marks.primary, marks.secondary) = (plan.grouping.primary, plan.grouping.secondary)
        }
        self.marks = marks
        if !plan.digits.isASCII {
            let tables = SystemTables(base.options)
            func symbol(_ column: Column) -> NumberMarks.Mark? {
                NumberMarks.Mark(Array(tables.image.text(.symbolSets, tables.latinSymbols, column).utf8))
            }
            marks.decimal = symbol(SymbolColumn.decimal)
            marks.group = symbol(SymbolColumn.group)
        }
        latinMarks = marks
    }

    /// The amount in a text.
    ///
    /// - Throws: `ParseError`.
    /// - Complexity: linear in the text's length. Looking for a currency that is not the style's goes through the
    ///   symbols of all locales, and through all names where there are any.
    public func parse(_ text: String) throws(ParseError) -> ParsedAmount {
        try plan.withUTF8(of: text) { parsed(utf8: $0) }.get()
    }

    /// The amount in a UTF-8 text; see `parse(_:)`.
    public func parse(utf8 text: UnsafeBufferPointer<UInt8>) throws(ParseError) -> ParsedAmount {
        try parsed(utf8: text).get()
    }

    /// The amount in the minor units of its currency.
    ///
    /// - Throws: `ParseError`, as `parse(_:)`, and as `FormatPlan.parseMinorUnits(_:)`.
    public func parseMinorUnits(_ text: String) throws(ParseError) -> Int64 {
        try plan.withUTF8(of: text) { minorUnits(utf8: $0) }.get()
    }

    /// The amount in minor units; see `parseMinorUnits(_:)`.
    public func parseMinorUnits(utf8 text: UnsafeBufferPointer<UInt8>) throws(ParseError) -> Int64 {
        try minorUnits(utf8: text).get()
    }

    @inline(__always)
    private func minorUnits(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<Int64, ParseError> {
        if hasStyle, let units = plan.fixedMinorUnits(utf8: text) ?? typedMinorUnits(text) { return .success(units) }
        do throws(ParseError) {
            return .success(try generalMinorUnits(text))
        } catch {
            return .failure(error)
        }
    }

    private func generalMinorUnits(_ text: UnsafeBufferPointer<UInt8>) throws(ParseError) -> Int64 {
        let parsed = try parse(utf8: text)
        let minorUnit = hasStyle ? plan.minorUnit : parsed.currency.flatMap(finder.data.facts)?.minorUnit
        guard let scale = minorUnit else { throw ParseError(.noMinorUnit, at: 0, expected: .minorUnit) }
        do throws(DecimalError) {
            return try parsed.amount.minorUnits(scale: scale)
        } catch {
            throw minorUnitError(error, text, scale)
        }
    }

    /// An error of conversion: at the digit that is too much, or at the number.
    private func minorUnitError(_ error: DecimalError, _ text: UnsafeBufferPointer<UInt8>, _ scale: Int) -> ParseError {
        // What the formatter alone reads, such as infinity, counts from the text's start.
        var start = 0
        var surplus: Int?
        func locate(_ reader: LenientReader<some CurrencyMatcher>) {
            var reader = reader
            guard (try? reader.read()) != nil else { return }
            start = reader.numberStart
            surplus = reader.number.offset(ofFractionDigit: scale)
        }
        if let own {
            locate(LenientReader(text, plan, marks, latinMarks, own))
        } else {
            locate(LenientReader(text, plan, marks, latinMarks, finder))
        }
        return switch error {
        case .notFinite: ParseError(.notFinite, at: start, expected: .finiteAmount)
        case .inexact: ParseError(.inexact, at: surplus ?? start, expected: .fewerDigits)
        default: ParseError(.overflow, at: start, expected: .smallerAmount)
        }
    }

    private func parsed(utf8 text: UnsafeBufferPointer<UInt8>) -> Result<ParsedAmount, ParseError> {
        if hasStyle, plan.canParseFixed, let base = text.baseAddress, let reading = plan.readFixed(base, text.count) {
            let amount = DecimalValue(
                minorUnits: Int64(truncatingIfNeeded: reading.magnitude), scale: plan.maximumFraction)
            return .success(
                ParsedAmount(amount: reading.isNegative ? amount.negated : amount, currency: currency))
        }
        if let missing = plan.missingData {
            return .failure(ParseError(.missingData(missing), at: 0, expected: .heldData))
        }
        do throws(ParseError) {
            guard let own else { return .success(try find(text)) }
            return .success(try expect(own, text))
        } catch {
            // The formatter's own texts are accepted, whatever they are.
            if hasStyle, let amount = try? plan.parse(utf8: text) {
                return .success(ParsedAmount(amount: amount, currency: currency))
            }
            return .failure(error)
        }
    }

    // MARK: The style's currency

    private func expect(
        _ own: OwnCurrency, _ text: UnsafeBufferPointer<UInt8>
    ) throws(ParseError) -> ParsedAmount {
        var reader = LenientReader(text, plan, marks, latinMarks, own)
        do throws(ParseError) {
            try reader.read()
        } catch {
            throw otherCurrency(own, text, error)
        }
        let amount = try amount(reader)
        var result = ParsedAmount(
            amount: amount, currency: currency, notes: notes(reader), separators: reader.number.separators)
        if reader.currencyBefore == nil, reader.currencyBehind == nil {
            if !own.shown.isEmpty { result.notes.insert(.withoutCurrency) }
        } else if !isShown(reader, own, text) {
            result.notes.insert(.otherCurrencyForm)
        }
        // Bidi marks may be the formatter's.
        if result.notes.subtracting(.bidiMarks).isEmpty {
            let isWrittenSo = plan.withText(of: amount) { $0.count == text.count && $0.elementsEqual(text) }
            if isWrittenSo {
                result.notes = []
            } else if result.notes.isEmpty {
                result.notes = .otherSpelling
            }
        }
        return result
    }

    /// An error where another currency stands, by its name.
    private func otherCurrency(
        _ own: OwnCurrency, _ text: UnsafeBufferPointer<UInt8>, _ error: ParseError
    ) -> ParseError {
        guard error.reason == .unexpectedText, own.match(text, at: error.offset) == nil,
            finder.match(text, at: error.offset) != nil
        else { return error }
        return ParseError(.otherCurrency, at: error.offset, expected: .currency)
    }

    /// Whether the currency stands where the style puts it, in the form that it shows.
    private func isShown(
        _ reader: LenientReader<OwnCurrency>, _ own: OwnCurrency, _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let isBefore = plan.showsCurrencyBeforeNumber
        guard let range = isBefore ? reader.currencyBefore : reader.currencyBehind,
            (isBefore ? reader.currencyBehind : reader.currencyBefore) == nil
        else { return false }
        return own.isShown(text, range)
    }

    // MARK: Any currency

    private func find(_ text: UnsafeBufferPointer<UInt8>) throws(ParseError) -> ParsedAmount {
        var reader = LenientReader(text, plan, marks, latinMarks, finder)
        do throws(ParseError) {
            try reader.read()
        } catch {
            guard let amount = findOwnSeparators(text) else { throw error }
            return amount
        }
        let candidates = try candidates(reader, text, selection)
        let currency = candidates.count == 1 ? candidates[0].currency : nil
        if let currency, let amount = findOwnSeparators(text, of: currency) { return amount }
        var result = ParsedAmount(
            amount: try amount(reader), currency: currency, candidates: candidates, notes: notes(reader),
            separators: reader.number.separators)
        if candidates.isEmpty { result.notes.insert(.withoutCurrency) }
        return result
    }

    /// An amount of a currency that has separators of its own.
    private func findOwnSeparators(_ text: UnsafeBufferPointer<UInt8>, of wanted: CurrencyCode? = nil) -> ParsedAmount?
    {
        for parser in ownSeparators where wanted == nil || parser.style?.currency == wanted {
            if let amount = try? parser.parse(utf8: text), !amount.notes.contains(.withoutCurrency) { return amount }
        }
        return nil
    }

    /// The currencies that a text means: those of the text before the number and of the one behind it.
    func candidates(
        _ reader: LenientReader<CurrencyFinder>, _ text: UnsafeBufferPointer<UInt8>, _ selection: CurrencySelection
    ) throws(ParseError) -> [CurrencyCandidate] {
        switch (reader.currencyBefore, reader.currencyBehind) {
        case (nil, nil):
            return []
        case (let range?, nil), (nil, let range?):
            return finder.candidates(text, at: range.lowerBound, selection)
        case (let before?, let behind?):
            // "$5 USD": one text says what the other leaves open.
            let first = finder.candidates(text, at: before.lowerBound, .all)
            let second = finder.candidates(text, at: behind.lowerBound, selection)
            let both = second.filter { candidate in first.contains { $0.currency == candidate.currency } }
            if both.isEmpty { throw ParseError(.otherCurrency, at: behind.lowerBound, expected: .end) }
            return both
        }
    }
}
