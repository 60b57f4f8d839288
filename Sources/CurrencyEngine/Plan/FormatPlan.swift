import CurrencyCore
import PackedTables

/// A style with everything looked up: locale, patterns, symbols, digits.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     plan.format(1234.5)      // "1.234,50 €"
///
/// A plan is a value that holds all it needs. Formatting with it takes no lock and no cache, and writing usual amounts
/// into a buffer allocates nothing. It may be used from any number of threads.
public struct FormatPlan: Hashable, Sendable {
    // What the fast path reads stands first and together.
    var forms: AffixForms
    let decimal: PlanText
    let group: PlanText
    /// The sign form of each class of number.
    let signForms: SignForms
    /// The path that writes amounts of 64 bits.
    let path: Path
    /// How amounts below a million are written that are counted in hundredths.
    let hundredths: Hundredths
    /// The decimals of the fast paths.
    var maximumFraction: Int { digitRule.maximumFraction }
    /// The least integer that is written with separators, on the fast path.
    let groupingThreshold: UInt64

    // What only the general path needs.
    let digits: DigitShapes
    let grouping: Grouping
    var digitRule: DigitRule
    let rounding: RoundingMode
    let nan: PlanText
    let infinity: PlanText
    let zeroText: PlanText?
    let padding: FormatOptions.Padding?
    let minimumInteger: Int
    let maximumInteger: Int
    let alwaysShowsDecimal: Bool
    /// The power of ten that amounts are multiplied by.
    let scale: Int
    /// The affixes of compact notation, where it is asked for.
    let compact: CompactNotation?
    /// The texts around the number, where the currency's name is shown or a percentage is written as a unit.
    let names: NameAffixes?
    /// Texts that are too long to be inline.
    let storage: PlanStorage
    /// Whether texts can be parsed by the fast path.
    var canParseFixed: Bool

    /// Decimals of the currency's minor unit, by which `format(minorUnits:)` counts; nil where there is none, as for
    /// gold and for plain numbers. `CurrencyFacts` has the rule.
    public let minorUnit: Int?
    /// The currency of the amounts; XXX, "no currency", for plain numbers.
    let currency: CurrencyCode
    /// What the style needs and its data, a slice, lacks: only a parser has such a plan, which reads and writes nothing.
    let missingData: CurrencyDataError?

    /// The style's `plan`.
    public init(_ style: some FormattingStyle) {
        self = style.plan
    }

    /// Writes out what was resolved.
    ///
    /// - Parameter options: The options that the style was resolved from.
    init(_ style: __shared ResolvedStyle, _ options: __shared FormatOptions) {
        grouping = style.grouping
        digitRule = style.digitRule
        rounding = options.rounding
        minorUnit = style.minorUnit
        currency = style.currency
        missingData = style.missingData
        (minimumInteger, maximumInteger) = options.rare.areDefault ? (1, .max) : options.integerDigits
        alwaysShowsDecimal = options.alwaysShowsDecimal
        scale = style.scale
        let writer = style.affixWriter(options, isInner: style.outerText != nil)
        let filter = writer.filter
        var storage: [UInt8] = []
        signForms = writer.forms
        digits = style.digits(storage: &storage)
        decimal = PlanText(style.decimalSeparator, filter, storage: &storage)
        group = PlanText(style.groupSeparator, filter, storage: &storage)
        nan = PlanText(style.symbols.nan, filter, storage: &storage)
        infinity = PlanText(style.symbols.infinity, filter, storage: &storage)
        forms = writer.affixes(of: style.pattern, storage: &storage)
        zeroText = options.zeroText.map { text in
            let around = JoiningPattern(options.qualifier, style.tables) ?? JoiningPattern()
            return PlanText(filter.apply(around.before + Array(text.utf8) + around.after), storage: &storage)
        }
        padding = options.padding
        compact = style.compactPatterns(options).map { patterns in
            CompactNotation(
                patterns, style.pluralRules(options.data),
                usesVariant: style.usesAlphaNextToNumber(options.compatibility), writer,
                outer: style.isPercent ? style.pattern : nil, storage: &storage)
        }
        names = style.outerText.map { NameAffixes($0, style, options, storage: &storage) }
        self.storage = PlanStorage(storage)
        path = Self.path(
            decimal, group, digits, grouping, digitRule, areFormsInline: forms.areInline,
            isPlainNumber: minimumInteger == 1 && maximumInteger == .max && scale == 0 && zeroText == nil
                && padding == nil && compact == nil && names == nil && missingData == nil,
            alwaysShowsDecimal: alwaysShowsDecimal)
        groupingThreshold = grouping.threshold
        hundredths = Self.hundredths(
            path, signForms, decimal, group, grouping, groupingThreshold: groupingThreshold,
            maximumFraction: digitRule.maximumFraction, minorUnit: minorUnit)
        let areDistinct = forms.areDistinct(signForms)
        canParseFixed =
            path != .general && areDistinct
            && Self.canRead(decimal, group, grouping, digitRule)
            && !(forms.haveDigit(digits) || decimal.hasDigit(digits) || group.hasDigit(digits))
    }

    /// - Parameter isPlainNumber: Whether the amount is written as it is, with nothing but affixes around it.
    static func path(
        _ decimal: PlanText, _ group: PlanText, _ digits: DigitShapes, _ grouping: Grouping, _ digitRule: DigitRule,
        areFormsInline: Bool, isPlainNumber: Bool, alwaysShowsDecimal: Bool
    ) -> Path {
        guard isPlainNumber, areFormsInline, decimal.count <= 8, group.count <= 8, digitRule.isFixed,
            digitRule.maximumFraction <= 9, digits.table == nil, !alwaysShowsDecimal || digitRule.maximumFraction > 0
        else { return .general }
        if grouping.areThreesOrNone, grouping.minimum <= 3 { return digits.isASCII ? .plain : .localized }
        guard grouping.areThreesOrIndian, grouping.minimum <= 3 else { return .general }
        return digits.isASCII && group.count == 1 ? .indian : .localized
    }

    func form(of sign: SignClass) -> SignForm { signForms.form(of: sign) }

    /// Whether the currency stands before the number.
    var showsCurrencyBeforeNumber: Bool {
        storage.withUnsafeBufferPointer { storage in
            forms.plain.prefixParts.contains(.currency, storage.baseAddress)
                || forms.plus.prefixParts.contains(.currency, storage.baseAddress)
                || forms.minus.prefixParts.contains(.currency, storage.baseAddress)
        }
    }
}
