import CurrencyCore
import PackedTables

/// Looks up all that a plan needs, each thing once.
struct PlanResolver {
    let style: CurrencyStyle
    let tables: SystemTables
    let fractionDigits: FractionDigits
    let grouping: Grouping
    let isoMinorUnit: Int
    let decimalSeparator: PackedText
    let groupSeparator: PackedText
    private let pattern: NumberPattern
    private let currencyText: [UInt8]?

    init(_ style: CurrencyStyle) {
        self.style = style
        let image = style.data.image
        let locale = LocaleLookup(image: image).row(for: style.locale.tag)
        tables = SystemTables(image, locale: locale, style.locale.numberingSystem)
        let row = style.data.row(of: style.currency)
        let values = CurrencyValues(image: image, locale: locale, currency: row)
        let format = LocaleCurrencyFormat(style, tables, values)
        decimalSeparator = format.decimal
        groupSeparator = format.group
        currencyText = CurrencySymbol.text(style.display, style.currency, values)
        pattern = format.pattern(style, tables, currencyText)
        let facts = style.data.facts(of: style.currency)
        isoMinorUnit = facts.map { $0.isoMinorUnit ?? 0 } ?? 2
        fractionDigits = FractionDigits(
            style.digits, facts,
            displayRounding: row.map { image.value(.currencies, $0, CurrencyColumn.rounding) } ?? 0,
            style.compatibility)
        grouping = Grouping(
            style.grouping, pattern: pattern,
            minimumGroupingDigits: image.value(.locales, locale, LocaleColumn.minimumGroupingDigits))
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
            pattern: pattern, tables: tables, currency: currencyText, code: style.currency,
            spacing: (spacing(true), spacing(false)), digitsAreDecimalNumbers: digitsAreDecimalNumbers)
    }
}
