import CurrencyCore
import LDMLSyntax
import PackedTables

// How nearly every style is resolved: a currency by its symbol or its code, a sign, a locale, and all else as the
// locale has it. The lookups are those of `ResolvedStyle`, without what no such style needs. Both give equal plans:
// StandardPlanTests compares them in all locales.

extension FormatPlan {
    /// The plan of a style that is standard.
    ///
    /// - Parameter row: The currency's row.
    // Plans are large, and each function that returns one copies it.
    @inline(__always)
    init(standard style: __shared CurrencyStyle, currencyRow row: Int) {
        let image = style.options.data.image
        let tables = SystemTables(style.options)
        let values = CurrencyValues(image: image, locale: tables.locale, currency: row)
        let format = LocaleCurrencyFormat(style, tables, values)
        let symbol = CurrencySymbol(values, nil)
        let shown = symbol.text(style.display, custom: nil) ?? symbol.code
        let affixes = StandardAffixes(NumberPattern(format.patternText(style, tables, shown)), shown, tables)

        let isConstant = style.options.data.isConstant
        var storage = PlanStorage()
        digits = storage.withBytes { DigitShapes(tables.digits, storage: &$0) }
        decimal = storage.text(format.decimal, isConstant: isConstant)
        group = storage.text(format.group, isConstant: isConstant)
        let symbols = tables.symbolRow
        nan = storage.text(tables.texts[symbols.nan], isConstant: isConstant)
        infinity = storage.text(tables.texts[symbols.infinity], isConstant: isConstant)
        let wanted = SignForms(style.options.signDisplay)
        signForms = wanted
        var forms = AffixForms()
        let areShort = affixes.write(wanted, to: &forms)
        if !areShort {
            forms = storage.withBytes {
                Self.longForms(affixes.pattern, shown, code: symbol.code, tables, style, wanted, &$0)
            }
        }
        self.storage = storage

        grouping = Grouping(
            .auto, pattern: affixes.pattern,
            minimumGroupingDigits: image[LocaleRow.self, tables.locale].minimumGroupingDigits)
        groupingThreshold = grouping.threshold
        let currencyRow = image[CurrencyRow.self, row]
        digitRule = DigitRule(step: currencyRow.rounding, scale: currencyRow.digits)
        rounding = style.options.rounding
        minorUnit = image[CurrencyFactRow.self, row].minorUnit
        currency = style.currency
        missingData = nil
        (minimumInteger, maximumInteger, scale, alwaysShowsDecimal) = (1, .max, 0, false)
        (zeroText, padding, compact, names) = (nil, nil, nil, nil)
        path = Self.path(
            decimal, group, digits, grouping, digitRule, areFormsInline: areShort || forms.areInline,
            isPlainNumber: true, alwaysShowsDecimal: false)
        hundredths = Self.hundredths(
            path, signForms, decimal, group, grouping, groupingThreshold: groupingThreshold,
            maximumFraction: digitRule.maximumFraction, minorUnit: minorUnit)
        let areDistinct = forms.areDistinct(wanted)
        canParseFixed =
            path != .general && areDistinct
            && Self.canRead(decimal, group, grouping, digitRule)
            && (!image.identity.hasDigitsBesideNumbers
                || !(forms.haveDigit(digits) || decimal.hasDigit(digits) || group.hasDigit(digits)))
        self.forms = forms
    }

    /// The affixes that are too long or too unusual for `StandardAffixes`.
    @inline(never)
    private static func longForms(
        _ pattern: NumberPattern, _ currency: PackedText, code: PackedText, _ tables: SystemTables,
        _ style: __shared CurrencyStyle, _ wanted: SignForms, _ storage: inout [UInt8]
    ) -> AffixForms {
        let writer = AffixWriter(
            symbols: AffixSymbols(tables, NumberSymbols(), currency, code: code, narrow: code),
            filter: TextFilter(style.options), isApproximate: false, around: nil, isIsolated: false, forms: wanted)
        return writer.affixes(of: pattern, storage: &storage)
    }
}

extension CurrencyStyle {
    /// The currency's row, where nothing is asked for but the currency's symbol or code, a sign, a locale and rounding,
    /// and the data has everything.
    @inline(__always)
    var standardRow: Int? {
        guard options.areStandard, digits == .display else { return nil }
        switch display {
        case .symbol, .narrowSymbol, .formalSymbol, .variantSymbol, .code: return currencyRow
        case .name, .none, .custom: return nil
        }
    }
}

extension FormatOptions {
    /// Whether all is as the locale has it, apart from the sign and rounding, and the data has everything.
    @inline(__always)
    fileprivate var areStandard: Bool {
        rare.areDefault && notation == .standard && grouping == nil && decimalSeparator == .auto
            && trailingZeros == .auto && qualifier == nil && spaces == .cldr && bidi == .cldr && compatibility == .ldml
            && scale == 0 && data.isWhole
    }
}
