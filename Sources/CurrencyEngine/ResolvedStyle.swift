import CurrencyCore
import PackedTables

/// What a style asks for together with what the tables say: each thing looked up once, nothing written out yet.
///
/// Its texts are those of the tables, and of the options that it was made of, which must live as long. A style is large,
/// so initialisers borrow it: their parameters would be copied otherwise.
struct ResolvedStyle {
    let tables: SystemTables
    let digitRule: DigitRule
    let grouping: Grouping
    let currency: CurrencyCode
    let minorUnit: Int?
    /// What the style needs and the data lacks.
    private(set) var missingData: CurrencyDataError?
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    let pattern: NumberPattern
    /// The power of ten that numbers are multiplied by.
    let scale: Int
    /// The texts that signs and the currency become.
    let symbols: AffixSymbols
    /// What stands for ¤, by which compact patterns are chosen; nil where no currency is shown.
    private let shownCurrency: PackedText?
    /// The names to write, where the currency's name is shown.
    private(set) var names: CurrencyNames?
    /// Keeps the texts alive that no option keeps: a custom symbol, a code that the tables do not have.
    private var kept: (symbol: KeptText?, code: KeptText?) = (nil, nil)

    /// Whether the pattern has a percent sign, which stands around the word of compact notation.
    var isPercent: Bool { symbols.percent != nil }

    /// For amounts of a currency.
    init(_ style: __shared CurrencyStyle) {
        let data = style.options.data
        let tables = SystemTables(style.options)
        let row = data.row(of: style.currency)
        let values = CurrencyValues(image: data.image, locale: tables.locale, currency: row)
        let format = LocaleCurrencyFormat(style, tables, values)
        let keptCode = row == nil ? KeptText(style.currency.description) : nil
        let keptSymbol: KeptText? = if case .custom(let text) = style.display { KeptText(text) } else { nil }
        let symbol = CurrencySymbol(values, keptCode)
        let shown = symbol.text(style.display, custom: keptSymbol)
        let custom = style.options.pattern
        var names: CurrencyNames?
        if case .name(let bundled) = style.display { names = bundled }
        // A custom pattern shows no currency beside the name.
        let showsSymbol = names == nil || custom == nil
        var symbols = AffixSymbols(tables, style.options.symbols, showsSymbol ? shown : nil, code: symbol.code)
        if custom != nil { symbols.narrow = symbol.narrow }
        let facts = row.map { data.facts(ofRow: $0, style.currency) }
        self.init(
            style.options, tables,
            pattern: names == nil
                ? format.pattern(style, tables, shown)
                : format.patternBesideName(tables, style.options.compatibility),
            precision: style.precision(facts, row), separators: (format.decimal, format.group), symbols: symbols,
            scale: custom?.scale ?? 0, minorUnit: (style.currency, facts?.minorUnit),
            shownCurrency: names == nil ? shown ?? Self.hiddenCurrency(style.options) : nil)
        self.names = names
        kept = (keptSymbol, keptCode)
        missingData = style.missingData
    }

    /// For plain numbers.
    init(_ style: __shared DecimalStyle) {
        let tables = SystemTables(style.options)
        self.init(
            style.options, tables, pattern: NumberPattern(tables.decimalPattern),
            precision: style.precision ?? Self.standard(.fraction(0...3), style.options),
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)),
            symbols: AffixSymbols(tables, style.options.symbols, Self.noCurrency(style.options), code: Self.noCode),
            scale: style.options.pattern?.scale ?? 0)
    }

    /// For percentages.
    init(_ style: __shared PercentStyle) {
        let tables = SystemTables(style.options)
        var symbols = AffixSymbols(
            tables, style.options.symbols, Self.noCurrency(style.options), code: Self.noCode)
        symbols.percent = style.unit
        self.init(
            style.options, tables, pattern: NumberPattern(tables.percentPattern),
            precision: style.precision ?? Self.standard(.fraction(0...0), style.options),
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)), symbols: symbols,
            scale: style.unitScale)
    }

    private init(
        _ options: __shared FormatOptions, _ tables: SystemTables, pattern: NumberPattern, precision: Precision?,
        separators: (decimal: PackedText, group: PackedText), symbols: AffixSymbols, scale: Int,
        minorUnit: (of: CurrencyCode, decimals: Int?) = (.unknown, nil), shownCurrency: PackedText? = nil
    ) {
        self.tables = tables
        let pattern = options.pattern.map { NumberPattern($0.kept.packed) } ?? pattern
        self.pattern = pattern
        self.scale = options.scale + scale
        self.symbols = symbols
        (currency, self.minorUnit) = minorUnit
        missingData = options.missingData
        self.shownCurrency = shownCurrency
        decimalSeparator = symbols.custom?.decimal?.packed ?? separators.decimal
        groupSeparator = symbols.custom?.group?.packed ?? separators.group
        var rule = precision.map(DigitRule.init) ?? .compact
        rule.stripsIfInteger = options.trailingZeros == .stripIfInteger
        digitRule = rule
        grouping = Grouping(
            options.grouping ?? (options.notation == .standard ? .auto : .min2), pattern: pattern,
            minimumGroupingDigits: tables.image.value(.locales, tables.locale, LocaleColumn.minimumGroupingDigits),
            sizes: options.groupingSizes)
    }

    /// The precision of a style that names none: that of its pattern, nil for that of compact notation.
    private static func standard(_ precision: Precision, _ options: FormatOptions) -> Precision? {
        options.notation == .standard ? options.pattern?.precision ?? precision : nil
    }

    /// A custom pattern may have a currency where there is none: the sign itself stands then.
    private static func noCurrency(_ options: FormatOptions) -> PackedText? {
        options.pattern == nil ? nil : PackedText("¤")
    }

    /// ISO 4217's code for no currency.
    private static var noCode: PackedText { PackedText("XXX") }

    /// Without a currency the words are those of decimals; ICU takes those of currencies.
    private static func hiddenCurrency(_ options: FormatOptions) -> PackedText? {
        options.compatibility == .icu ? PackedText("") : nil
    }
}

extension CurrencyStyle {
    /// The digits that are asked for; nil for those of compact notation.
    fileprivate func precision(_ facts: CurrencyFacts?, _ row: Int?) -> Precision? {
        let isLeftToNotation = digits == .display || digits == .pattern
        if isLeftToNotation, options.notation != .standard { return nil }
        if digits == .pattern, let pattern = options.pattern { return pattern.precision }
        let rounding = row.map { options.data.image.value(.currencies, $0, CurrencyColumn.rounding) } ?? 0
        return digits.resolve(facts, displayRounding: rounding, options.compatibility)
    }
}

// MARK: What follows from it

extension ResolvedStyle {
    /// The caller's digits, or those of the numbering system.
    func digits(storage: inout [UInt8]) -> DigitShapes {
        if let custom = symbols.custom?.digits { return DigitShapes(custom, storage: &storage) }
        return DigitShapes(
            tables.image.text(.numberingSystems, tables.numberingSystem, NumberingSystemColumn.digits),
            storage: &storage)
    }

    /// The patterns of compact notation, where it is asked for.
    func compactPatterns(_ notation: Notation) -> CompactPatterns? {
        switch notation {
        case .standard: nil
        case .compact(let length):
            CompactPatterns(
                tables, shownCurrency != nil ? .currencyShort : length == .long ? .decimalLong : .decimalShort)
        }
    }

    /// Whether compact patterns for letters next to digits come first.
    func usesAlphaNextToNumber(_ compatibility: Compatibility) -> Bool {
        guard compatibility == .ldml, let shownCurrency else { return false }
        return LocaleCurrencyFormat.isLetterNextToNumber(shownCurrency, pattern)
    }

    func pluralRules(_ data: CurrencyData) -> PluralRules { PluralRules(localeRow: tables.locale, data: data) }

    /// What writes out the affixes of a pattern.
    ///
    /// - Parameter isInner: whether the name of the currency stands around the number, and everything else around the
    ///   name.
    func affixWriter(_ options: FormatOptions, isInner: Bool) -> AffixWriter {
        AffixWriter(
            symbols: symbols, filter: TextFilter(options), isApproximate: options.qualifier == .approximately,
            around: isInner ? nil : JoiningPattern(options.qualifier, tables),
            isIsolated: !isInner && options.bidi == .isolate, forms: SignForms(options.signDisplay))
    }
}

extension FormatOptions {
    /// Zeros are put in front up to so many digits.
    var leastIntegerDigits: Int {
        min(max(0, minimumIntegerDigits ?? pattern?.minimumIntegerDigits ?? 1), DigitRule.limit)
    }

    /// No digits are written left of so many.
    var mostIntegerDigits: Int { max(maximumIntegerDigits ?? .max, leastIntegerDigits) }

    var alwaysShowsDecimal: Bool { decimalSeparator == .always || pattern?.decimalSeparator == .always }
}
