import CurrencyCore
import PackedTables

/// A style with everything looked up: locale, patterns, symbols and digits.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     plan.format(1234.5)      // "1.234,50 €"
///
/// A plan is a value that holds all it needs. Formatting uses no lock and no cache, and writing common amounts into a
/// buffer allocates nothing. Any number of threads can share a plan.
public struct FormatPlan: Hashable, Sendable {
    // What the fast path reads stands first and together. CurrencyParsing reads what is package.
    package var forms: AffixForms
    package let decimal: PlanText
    package let group: PlanText
    /// The sign form of each class of number.
    package let signForms: SignForms
    /// The path that writes amounts of 64 bits.
    package let path: Path
    /// How amounts below a million are written that are counted in hundredths.
    let hundredths: Hundredths
    /// The fraction digits of the fast paths.
    @inlinable package var maximumFraction: Int { digitRule.maximumFraction }
    /// The least integer that is written with separators, on the fast path.
    package let groupingThreshold: UInt64

    // What only the general path needs.
    package let digits: DigitShapes
    package let grouping: Grouping
    @usableFromInline package var digitRule: DigitRule
    let rounding: RoundingMode
    package let nan: PlanText
    package let infinity: PlanText
    package let alwaysShowsDecimal: Bool
    /// The power of ten that amounts are multiplied by.
    package let scale: Int
    /// What few plans have; nil where amounts are written with nothing but affixes around them.
    private let special: SpecialBox?
    /// Texts that are too long to be inline.
    package private(set) var storage: PlanStorage
    /// Whether texts can be parsed by the fast path.
    package var canParseFixed: Bool

    /// The fraction digits of the currency's minor unit, in which `format(minorUnits:)` counts; nil if there is none,
    /// as for gold and plain numbers. `CurrencyFacts` has the rule.
    public let minorUnit: Int?
    /// The currency of the amounts; XXX, "no currency", for plain numbers.
    package let currency: CurrencyCode

    /// Writes out what was looked up.
    ///
    /// - Parameter options: The options of the style.
    // Not inlined: the style keeps texts alive that are read here.
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
        special = options.rare.areDefault && style.isPlain ? nil : SpecialBox.of(style, options, &storage)
        path = Self.path(
            decimal, group, digits, grouping, digitRule,
            isPlainNumber: special == nil && scale == 0 && forms.areInline, alwaysShowsDecimal: alwaysShowsDecimal)
        groupingThreshold = grouping.threshold
        hundredths = Self.hundredths(
            path, signForms, digits, decimal, group, grouping, groupingThreshold: groupingThreshold,
            maximumFraction: digitRule.maximumFraction, minorUnit: minorUnit)
        canParseFixed = path.isFixed ? forms.areApart(signForms, digits) : false
    }

    /// Which path writes amounts: the one place where that is decided.
    ///
    /// - Parameter isPlainNumber: Whether amounts are written as they are, with nothing but short affixes around them.
    private static func path(
        _ decimal: PlanText, _ group: PlanText, _ digits: DigitShapes, _ grouping: Grouping, _ digitRule: DigitRule,
        isPlainNumber: Bool, alwaysShowsDecimal: Bool
    ) -> Path {
        guard isPlainNumber, decimal.count <= 8, group.count <= 8, digitRule.isFixed,
            digitRule.maximumFraction <= 9, digits.table == nil, !alwaysShowsDecimal || digitRule.maximumFraction > 0
        else { return .general }
        guard grouping.minimum <= 3, grouping.areThreesOrNone || grouping.areThreesOrIndian else { return .general }
        return digits.isASCII && grouping.areThreesOrNone ? .plain : .localized
    }

    func form(of sign: SignClass) -> SignForm { signForms.form(of: sign) }

    /// Whether the currency stands before the number.
    package var showsCurrencyBeforeNumber: Bool {
        storage.withUnsafeBufferPointer { storage in
            [forms.plain, forms.plus, forms.minus].contains {
                $0.prefixParts.contains(.currency, storage.baseAddress)
            }
        }
    }
}

// MARK: What few plans have

extension FormatPlan {
    /// What few plans have.
    private struct Special: Hashable, Sendable {
        var zeroText: PlanText?
        var padding: FormatOptions.Padding?
        var minimumInteger = 1
        var maximumInteger = Int.max
        var compact: CompactNotation?
        var names: NameAffixes?
        var missingData: CurrencyDataError?

        init() {}

        init(_ style: __shared LocalizedStyle, _ options: __shared FormatOptions, _ storage: inout PlanStorage) {
            let filter = style.writer.filter
            zeroText = options.zeroText.map { text in
                let around = JoiningPattern(options.qualifier, style.tables) ?? JoiningPattern()
                return PlanText(filter.apply(around.before + Array(text.utf8) + around.after), storage: &storage)
            }
            padding = options.padding
            (minimumInteger, maximumInteger) = options.integerDigits
            compact = style.compactNotation(options, storage: &storage)
            names = style.nameAffixes(options, storage: &storage)
            missingData = style.missingData
        }
    }

    /// Behind a reference, so that one nil check tells that a plan has none of this.
    private final class SpecialBox: Hashable, Sendable {
        let values: Special

        private init(_ values: Special) { self.values = values }

        /// Nil where there is nothing.
        @inline(never)
        static func of(
            _ style: __shared LocalizedStyle, _ options: __shared FormatOptions, _ storage: inout PlanStorage
        ) -> SpecialBox? {
            let values = Special(style, options, &storage)
            return values == Special() ? nil : SpecialBox(values)
        }

        static func == (left: SpecialBox, right: SpecialBox) -> Bool { left.values == right.values }

        func hash(into hasher: inout Hasher) { hasher.combine(values) }
    }

    package var zeroText: PlanText? { special?.values.zeroText }
    var padding: FormatOptions.Padding? { special?.values.padding }
    package var minimumInteger: Int { special?.values.minimumInteger ?? 1 }
    var maximumInteger: Int { special?.values.maximumInteger ?? .max }
    /// The affixes of compact notation, where it is asked for.
    package var compact: CompactNotation? { special?.values.compact }
    /// The texts around the number, where the currency's name is shown or a percentage is written as a unit.
    package var names: NameAffixes? { special?.values.names }
    /// What the style needs and its data, a slice, lacks: only a parser has such a plan, which reads and writes nothing.
    package var missingData: CurrencyDataError? { special?.values.missingData }
}
