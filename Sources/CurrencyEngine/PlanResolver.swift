import CurrencyCore
import PackedTables

/// Looks up all that a plan needs, each thing once.
struct PlanResolver {
    let options: FormatOptions
    let tables: SystemTables
    let digitRule: DigitRule
    let grouping: Grouping
    let currency: CurrencyCode
    let minorUnit: Int?
    /// What the style needs and the data lacks.
    private(set) var missingData: CurrencyDataError?
    let decimalSeparator: [UInt8]
    let groupSeparator: [UInt8]
    let pattern: NumberPattern
    /// The power of ten that numbers are multiplied by.
    let scale: Int
    private let symbols: AffixSymbols
    /// Whether the pattern has a percent sign, which stands around the word of compact notation.
    let isShare: Bool
    private let compactKind: CompactPatterns.Kind
    private let usesVariant: Bool
    /// The names to write and the currency, where the currency's name is shown.
    private var named: (names: CurrencyNames, currency: CurrencyCode)?

    /// For amounts of a currency.
    init(_ style: CurrencyStyle) {
        let image = style.options.data.image
        let tables = SystemTables(style.options)
        let row = style.options.data.row(of: style.currency)
        let values = CurrencyValues(image: image, locale: tables.locale, currency: row)
        let format = LocaleCurrencyFormat(style, tables, values)
        let currencyText = CurrencySymbol.text(style.display, style.currency, values)
        let facts = style.options.data.facts(of: style.currency)
        let rounding = row.map { image.value(.currencies, $0, CurrencyColumn.rounding) } ?? 0
        let digits = style.digits.resolve(facts, displayRounding: rounding, style.options.compatibility)
        var names: CurrencyNames?
        if case .name(let shown) = style.display { names = shown }
        let own = style.options.pattern
        // A pattern of the caller's shows no currency beside the name.
        let shownText = names == nil || own == nil ? currencyText : nil
        var symbols = AffixSymbols(tables, style.options.symbols, shownText, style.currency)
        if own != nil { symbols.narrow = CurrencySymbol.text(.narrowSymbol, style.currency, values) ?? [] }
        let isOfNotation = style.digits == .display || style.digits == .pattern
        let ofPattern = style.digits == .pattern ? own?.precision : nil
        self.init(
            style.options, tables,
            pattern: names == nil
                ? format.pattern(style, tables, currencyText)
                : format.patternBesideName(tables, style.options.compatibility),
            precision: isOfNotation && style.options.notation != .standard ? nil : ofPattern ?? digits,
            separators: (format.decimal, format.group), symbols: symbols, scale: own?.scale ?? 0,
            minorUnit: (style.currency, facts?.minorUnit),
            shownCurrency: names == nil ? currencyText ?? Self.hiddenCurrency(style.options) : nil)
        named = names.map { ($0, style.currency) }
        missingData = style.missingData
    }

    /// For plain numbers.
    init(_ style: DecimalStyle) {
        let tables = SystemTables(style.options)
        self.init(
            style.options, tables, pattern: NumberPattern(tables.decimalPattern),
            precision: style.precision ?? Self.standard(.fraction(0...3), style.options),
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)),
            symbols: AffixSymbols(tables, style.options.symbols, Self.noCurrency(style.options), .unknown),
            scale: style.options.pattern?.scale ?? 0)
    }

    /// For shares.
    init(_ style: PercentStyle) {
        let tables = SystemTables(style.options)
        var symbols = AffixSymbols(tables, style.options.symbols, Self.noCurrency(style.options), .unknown)
        switch style.unit {
        case .percent: break
        case .permille:
            symbols.percentSign = symbols.perMille
            symbols.percentKind = .perMille
        case .basisPoints: symbols.percentSign = Array("‱".utf8)
        }
        self.init(
            style.options, tables, pattern: NumberPattern(tables.percentPattern),
            precision: style.precision ?? Self.standard(.fraction(0...0), style.options),
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)), symbols: symbols,
            scale: style.unitScale, isShare: true)
    }

    private init(
        _ options: FormatOptions, _ tables: SystemTables, pattern: NumberPattern, precision: Precision?,
        separators: (decimal: PackedText, group: PackedText), symbols: AffixSymbols, scale: Int,
        minorUnit: (of: CurrencyCode, decimals: Int?) = (.unknown, nil), shownCurrency: [UInt8]? = nil,
        isShare: Bool = false
    ) {
        self.isShare = isShare
        self.options = options
        self.tables = tables
        let pattern = options.pattern.map { NumberPattern(Array($0.text.utf8)) } ?? pattern
        self.pattern = pattern
        self.scale = options.scale + scale
        self.symbols = symbols
        (currency, self.minorUnit) = minorUnit
        missingData = options.missingData
        decimalSeparator = options.symbols.decimal.map { Array($0.utf8) } ?? Array(separators.decimal.utf8)
        groupSeparator = options.symbols.group.map { Array($0.utf8) } ?? Array(separators.group.utf8)
        var rule = precision.map(DigitRule.init) ?? .compact
        rule.stripsIfInteger = options.trailingZeros == .stripIfInteger
        digitRule = rule
        let isCompact = options.notation != .standard
        compactKind =
            shownCurrency != nil ? .currencyShort : options.notation == .compact(.long) ? .decimalLong : .decimalShort
        usesVariant =
            options.compatibility == .ldml
            && shownCurrency.map { LocaleCurrencyFormat.isLetterNextToNumber($0, pattern) } ?? false
        grouping = Grouping(
            options.grouping ?? (isCompact ? .min2 : .auto), pattern: pattern,
            minimumGroupingDigits: tables.image.value(
                .locales, tables.locale, LocaleColumn.minimumGroupingDigits),
            sizes: options.groupingSizes)
    }

    /// The caller's digits, or those of the numbering system.
    func digits(storage: inout [UInt8]) -> DigitShapes {
        if let own = options.symbols.digits { return DigitShapes(own, storage: &storage) }
        return DigitShapes(
            tables.image.text(.numberingSystems, tables.numberingSystem, NumberingSystemColumn.digits),
            storage: &storage)
    }

    var minimumIntegerDigits: Int { options.minimumIntegerDigits ?? options.pattern?.minimumIntegerDigits ?? 1 }

    var alwaysShowsDecimal: Bool {
        options.decimalSeparator == .always || options.pattern?.decimalSeparator == .always
    }

    /// What a qualifier puts around the text.
    var qualifierPattern: JoiningPattern {
        options.qualifier.flatMap { JoiningPattern($0, tables) } ?? JoiningPattern()
    }

    /// The precision of a style that names none: that of its pattern, nil for that of compact notation.
    private static func standard(_ precision: Precision, _ options: FormatOptions) -> Precision? {
        options.notation == .standard ? options.pattern?.precision ?? precision : nil
    }

    /// A pattern of the caller's may have a currency where there is none: the sign itself stands then.
    private static func noCurrency(_ options: FormatOptions) -> [UInt8]? {
        options.pattern == nil ? nil : Array("¤".utf8)
    }

    /// Without a currency the words are those of decimals; ICU takes those of currencies.
    private static func hiddenCurrency(_ options: FormatOptions) -> [UInt8]? {
        options.compatibility == .icu ? [] : nil
    }

    /// The patterns of compact notation, where it is asked for.
    func compactNotation(_ makeForm: (NumberPattern) -> AffixForms) -> CompactNotation? {
        guard options.notation != .standard else { return nil }
        return CompactNotation(
            CompactPatterns(tables, compactKind), PluralRules(localeRow: tables.locale, data: options.data),
            usesVariant: usesVariant, makeForm)
    }

    var isNamed: Bool { named != nil }

    /// What stands around the number, where the currency's name is shown.
    func nameAffixes(_ makeForm: (_ prefix: [UInt8], _ suffix: [UInt8]) -> NameAffixes.Form) -> NameAffixes? {
        guard let named else { return nil }
        return NameAffixes(
            named.names.names(in: options.locale), named.currency, UnitPatterns(tables),
            PluralRules(localeRow: tables.locale, data: options.data), options.compatibility,
            // ICU did so before release 76, which brought CLDR 46.
            otherForAll: options.compatibility == .icu && options.data.cldrMajorVersion < 46, makeForm)
    }

    func affixWriter(_ pattern: NumberPattern) -> AffixWriter {
        func spacing(_ currencyPrecedesNumber: Bool) -> CurrencySpacing {
            CurrencySpacing(tables.image, row: tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        }
        return AffixWriter(
            pattern: pattern, symbols: symbols, spacing: (spacing(true), spacing(false)),
            isApproximate: options.qualifier == .approximately)
    }
}
