import CurrencyCore
import PackedTables

/// Looks up all that a plan needs, each thing once.
struct PlanResolver {
    let options: FormatOptions
    let tables: SystemTables
    let digitRule: DigitRule
    let grouping: Grouping
    let isoMinorUnit: Int
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    private let pattern: NumberPattern
    private let symbols: AffixSymbols

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
        self.init(
            style.options, tables, pattern: format.pattern(style, tables, currencyText),
            precision: style.digits.resolve(
                facts, displayRounding: rounding, style.options.compatibility),
            separators: (format.decimal, format.group), symbols: AffixSymbols(tables, currencyText, style.currency),
            isoMinorUnit: facts.map { $0.isoMinorUnit ?? 0 } ?? 2)
    }

    /// For plain numbers.
    init(_ style: DecimalStyle) {
        let tables = SystemTables(style.options)
        self.init(
            style.options, tables, pattern: NumberPattern(tables.decimalPattern), precision: style.precision,
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)),
            symbols: AffixSymbols(tables, nil, .unknown), isoMinorUnit: 0)
    }

    /// For shares.
    init(_ style: PercentStyle) {
        let tables = SystemTables(style.options)
        var symbols = AffixSymbols(tables, nil, .unknown)
        switch style.unit {
        case .percent: break
        case .permille:
            symbols.percentSign = symbols.perMille
            symbols.percentKind = .perMille
        case .basisPoints: symbols.percentSign = Array("‱".utf8)
        }
        self.init(
            style.options, tables, pattern: NumberPattern(tables.percentPattern), precision: style.precision,
            separators: (tables.symbol(SymbolColumn.decimal), tables.symbol(SymbolColumn.group)), symbols: symbols,
            isoMinorUnit: 0)
    }

    private init(
        _ options: FormatOptions, _ tables: SystemTables, pattern: NumberPattern, precision: Precision,
        separators: (decimal: PackedText, group: PackedText), symbols: AffixSymbols, isoMinorUnit: Int
    ) {
        self.options = options
        self.tables = tables
        self.pattern = pattern
        self.symbols = symbols
        self.isoMinorUnit = isoMinorUnit
        decimalSeparator = separators.decimal
        groupSeparator = separators.group
        var rule = DigitRule(precision)
        rule.stripsIfInteger = options.trailingZeros == .stripIfInteger
        digitRule = rule
        grouping = Grouping(
            options.grouping, pattern: pattern,
            minimumGroupingDigits: tables.image.value(
                .locales, tables.locale, LocaleColumn.minimumGroupingDigits))
    }

    /// The ten digits of the numbering system.
    var digits: PackedText {
        tables.image.text(.numberingSystems, tables.numberingSystem, NumberingSystemColumn.digits)
    }

    func affixWriter(digitsAreDecimalNumbers: Bool) -> AffixWriter {
        func spacing(_ currencyPrecedesNumber: Bool) -> CurrencySpacing {
            CurrencySpacing(tables.image, row: tables.spacing, currencyPrecedesNumber: currencyPrecedesNumber)
        }
        return AffixWriter(
            pattern: pattern, symbols: symbols, spacing: (spacing(true), spacing(false)),
            digitsAreDecimalNumbers: digitsAreDecimalNumbers)
    }
}
