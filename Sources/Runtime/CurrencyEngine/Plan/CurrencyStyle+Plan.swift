// Forced inlining holds the budget of resolving.

import CurrencyCore
import PackedTables

extension CurrencyStyle: FormattingStyle {
    /// The plan of the style: its affixes, separators and digits, all looked up.
    ///
    /// Keep the plan to format many amounts; `format` makes a new plan on each call.
    ///
    /// - Precondition: `missingData` is nil. For data that may lack something, use `checkedPlan()`.
    public var plan: FormatPlan {
        // Complete data lacks nothing. Checking that first avoids building a large optional.
        if !options.data.isWhole { require(missingData) }
        return readingPlan
    }

    /// The plan for parsing. If the data lacks something, the plan sets `missingData` and neither reads nor writes.
    @inline(__always)
    package var readingPlan: FormatPlan { FormatPlan(LocalizedStyle(self), options) }

    /// Returns the plan, for calls that throw `MoneyError`.
    func moneyPlan() throws(MoneyError) -> FormatPlan {
        if let missingData { throw .data(missingData) }
        return plan
    }

    /// Formats an amount in minor units: 123450 cents are € 1,234.50.
    ///
    ///     let style = CurrencyStyle(.euro, locale: .germanGermany)
    ///     try style.format(minorUnits: 123_450)       // "1.234,50 €"
    ///
    /// The minor unit is that of ISO 4217; a withdrawn currency keeps its last one. `CurrencyFacts` has the rule.
    ///
    /// - Throws: `MoneyError.noMinorUnit` if the currency has no minor unit, such as gold (XAU) or an unknown code;
    ///   `MoneyError.data` if the data, a slice, lacks what the style needs.
    public func format(minorUnits: Int64) throws(MoneyError) -> String {
        try moneyPlan().format(minorUnits: minorUnits)
    }
}

extension LocalizedStyle {
    /// Looks up a style for amounts of a currency.
    @inline(__always)
    init(_ style: __shared CurrencyStyle) {
        let rare = style.options.rare
        let data = style.options.data
        let tables = SystemTables(style.options)
        let row = style.currencyRow
        let values = CurrencyValues(image: data.image, locale: tables.locale, currency: row)
        let extras = row != nil && style.display.isOfTables && data.isWhole ? nil : Extras.of(style, row)
        let own = rare != nil || values.hasFormat ? OwnCurrencyFormat.of(values, style.options) : nil
        let format = LocaleCurrencyFormat(tables, own, style.options.compatibility)
        let symbol = CurrencySymbol(values, extras?.code)
        let shown = symbol.text(style.display, custom: extras?.symbol)
        let isNamed = extras?.outerText != nil
        self.init(
            style.options, rare, extras,
            pattern: isNamed
                ? format.patternBesideName(tables)
                : format.pattern(tables, isAccounting: style.resolvedSign == .accounting, shown),
            DigitRule(style.digits, row, style.options), separators: (format.decimal, format.group),
            symbols: AffixSymbols(
                // If the currency's name is beside the number, a custom pattern shows no currency.
                tables: tables, custom: rare?.values.symbols.texts,
                currency: isNamed && rare?.hasPattern == true ? nil : shown, code: symbol.code,
                narrow: rare?.hasPattern == true ? symbol.narrow : symbol.code, percent: nil),
            scale: rare?.patternScale ?? 0, isMoney: true, currency: style.currency,
            minorUnit: row.flatMap(data.minorUnit(ofRow:)))
    }
}

extension LocalizedStyle.Extras {
    /// The name beside an amount, the texts that are not in the tables, and the missing data; nil if there are none.
    @inline(never)
    fileprivate static func of(_ style: __shared CurrencyStyle, _ row: Int?) -> LocalizedStyle.Extras? {
        var (symbol, name): (KeptText?, OuterText?)
        switch style.display {
        case .custom(let text):
            symbol = KeptText(text)
            name = style.customName?.outerText(style.options.locale, style.options.data)
        case .name(let names): name = names.outerText(of: style.currency, in: style.options.locale)
        default: break
        }
        return LocalizedStyle.Extras(
            name, style.missingData, symbol: symbol, code: row == nil ? KeptText(style.currency.description) : nil)
    }
}

extension CurrencyDisplay {
    /// Whether the text for the currency (if any) is in the tables, and no other text is around the number.
    fileprivate var isOfTables: Bool {
        switch self {
        case .custom, .name: false
        default: true
        }
    }
}

extension DigitRule {
    /// Resolves the digits for amounts of the currency in a row.
    fileprivate init(_ digits: CurrencyDigits, _ row: Int?, _ options: __shared FormatOptions) {
        self = Self.ofOptions(digits, options) ?? DigitRule(digits.resolve(row, options.data, options.compatibility))
    }

    /// The digits of compact notation or of the custom pattern; nil if neither applies.
    @inline(never)
    private static func ofOptions(_ digits: CurrencyDigits, _ options: __shared FormatOptions) -> DigitRule? {
        guard digits == .display || digits == .pattern else { return nil }
        if options.notation != .standard { return .compact }
        return digits == .pattern ? options.pattern.map { DigitRule($0.precision) } : nil
    }
}
