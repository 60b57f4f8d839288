import CurrencyCore
import PackedTables

/// A style whose locale, patterns, symbols and digits are looked up.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     plan.format(1234.5)      // "1.234,50 €"
///
/// A plan is a value that contains everything it needs. Formatting uses no lock and no cache, and writing common
/// amounts into a buffer allocates nothing. Any number of threads can share a plan.
public struct FormatPlan: Hashable, Sendable {
    // The fields that the fast path reads come first and together. CurrencyReader reads the package fields.
    package var forms: AffixForms
    package let decimal: PlanText
    package let group: PlanText
    /// The sign form of each class of number.
    package let signForms: SignForms
    /// The path that writes amounts of 64 bits.
    package private(set) var path = Path.general
    /// How to write amounts below a million that are counted in hundredths.
    private(set) var hundredths = Hundredths.none
    /// The fraction digits of the fast paths.
    @inlinable package var maximumFraction: Int { digitRule.maximumFraction }
    /// Whether an integer of minor units has the digits that are written, as in nearly all plans.
    @inlinable package var writesMinorUnits: Bool { minorUnit == maximumFraction }
    /// The least integer that the fast path writes with separators.
    package let groupingThreshold: UInt64

    // The fields that only the general path needs.
    package let digits: DigitShapes
    package let grouping: Grouping
    @usableFromInline package var digitRule: DigitRule
    let rounding: RoundingMode
    package let nan: PlanText
    package let infinity: PlanText
    package let alwaysShowsDecimal: Bool
    /// The power of ten that amounts are multiplied by.
    package let scale: Int
    /// The values that only a few plans have; nil if amounts have nothing but affixes around them.
    private let special: Special?
    /// Texts that are too long to be inline.
    package private(set) var storage: PlanStorage
    /// Whether the fast path can parse texts.
    package var canParseFixed = false

    /// The fraction digits of the currency's minor unit, in which `format(minorUnits:)` counts. It is nil if there is
    /// no minor unit, as for gold and plain numbers. `CurrencyFacts` has the rule.
    public let minorUnit: Int?
    /// The currency of the amounts; plain numbers have XXX, "no currency".
    package let currency: CurrencyCode

    /// Makes a plan from a style that is looked up, and writes out its texts.
    ///
    /// - Parameter options: The options of the style.
    // Not inlined, because the style keeps the texts alive that this reads.
    @inline(never)
    init(_ style: __shared LocalizedStyle, _ options: __shared FormatOptions) {
        grouping = style.grouping
        digitRule = style.digitRule
        rounding = options.rounding
        minorUnit = style.minorUnit
        currency = style.currency
        alwaysShowsDecimal = options.alwaysShowsDecimal
        scale = style.scale
        let filter = style.writer.filter
        let isConstant = options.data.isConstant && style.writer.symbols.custom == nil
        storage = PlanStorage()
        signForms = style.writer.forms
        digits = style.digits(storage: &storage)
        decimal = PlanText(style.decimalSeparator, filter, storage: &storage)
        group = PlanText(style.groupSeparator, filter, storage: &storage)
        nan = PlanText(style.writer.symbols.nan, filter, isConstant: isConstant, storage: &storage)
        infinity = PlanText(style.writer.symbols.infinity, filter, isConstant: isConstant, storage: &storage)
        forms = AffixForms()
        style.writer.write(style.pattern, to: &forms, storage: &storage)
        special = options.rare == nil && style.isPlain ? nil : Special(style, options, &storage)
        groupingThreshold = grouping.threshold
        choosePath()
    }

    /// Chooses the path that writes amounts. No other code decides this.
    private mutating func choosePath() {
        // Only short affixes may be around the amounts, which are otherwise unchanged.
        guard special == nil, scale == 0, forms.areInline, decimal.count <= 8, group.count <= 8, digitRule.isFixed,
            maximumFraction <= 9, digits.table == nil, !alwaysShowsDecimal || maximumFraction > 0, grouping.isCommon
        else { return }
        path = digits.isASCII && grouping.secondary == 3 ? .plain : .localized
        hundredths = formOfHundredths
        canParseFixed = forms.areApart(signForms, digits)
    }

    package func form(of sign: SignClass) -> SignForm { signForms.form(of: sign) }

    /// Whether the currency is before the number.
    package var showsCurrencyBeforeNumber: Bool {
        storage.withUnsafeBufferPointer { storage in
            [forms.plain, forms.plus, forms.minus].contains {
                $0.prefixParts.contains(.currency, in: $0.prefix, storage.baseAddress)
            }
        }
    }
}

// MARK: Values that only a few plans have

extension FormatPlan {
    /// The values that only a few plans have, behind one reference: one nil check tells that a plan has none.
    private final class Special: Hashable, Sendable {
        let zeroText: PlanText?
        let padding: FormatOptions.Padding?
        let integerDigits: (least: Int, most: Int)
        let compact: CompactNotation?
        let names: NameAffixes?
        let missingData: CurrencyDataError?

        /// Returns nil if the plan has no special values.
        // Never inlined: budget resolving.
        @inline(never)
        init?(_ style: __shared LocalizedStyle, _ options: __shared FormatOptions, _ storage: inout PlanStorage) {
            zeroText = options.zeroText.map { text in
                let around = JoiningPattern(options.qualifier, style.tables) ?? JoiningPattern()
                let text = style.writer.filter.apply(around.before + Array(text.utf8) + around.after)
                return PlanText(text, storage: &storage)
            }
            padding = options.padding
            integerDigits = options.integerDigits
            compact = style.compactNotation(options, storage: &storage)
            names = style.nameAffixes(options, storage: &storage)
            missingData = style.missingData
            if zeroText == nil, padding == nil, integerDigits == (1, .max), compact == nil, names == nil,
                missingData == nil
            {
                return nil
            }
        }

        static func == (left: Special, right: Special) -> Bool {
            left.zeroText == right.zeroText && left.padding == right.padding
                && left.integerDigits == right.integerDigits && left.compact == right.compact
                && left.names == right.names && left.missingData == right.missingData
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(zeroText)
            hasher.combine(integerDigits.least)
            hasher.combine(compact)
            hasher.combine(names)
        }
    }

    package var zeroText: PlanText? { special?.zeroText }
    var padding: FormatOptions.Padding? { special?.padding }
    package var minimumInteger: Int { special?.integerDigits.least ?? 1 }
    var maximumInteger: Int { special?.integerDigits.most ?? .max }
    /// The affixes of compact notation, if the style uses it.
    package var compact: CompactNotation? { special?.compact }
    /// The texts around the number, if it has the currency's name or is a percentage written as a unit.
    package var names: NameAffixes? { special?.names }
    /// What the style needs but its data, a slice, lacks. Only parsers have such a plan; it neither reads nor writes.
    package var missingData: CurrencyDataError? { special?.missingData }
}
