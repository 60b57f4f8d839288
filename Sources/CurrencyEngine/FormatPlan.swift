import CurrencyCore
import PackedTables

/// A style with everything looked up: locale, patterns, symbols, digits.
///
///     let plan = CurrencyStyle(.euro, locale: .germanGermany).plan
///     plan.format(1234.5)      // "1.234,50 €"
///
/// A plan is plain words. Formatting with it takes no lock, no cache and no lookup, and writing into a buffer
/// allocates nothing. It may be used from any number of threads.
public struct FormatPlan: Hashable, Sendable {
    // The words of the fast path stand first and together.
    var forms = AffixForms()
    var decimal = PlanText()
    var group = PlanText()
    /// The form of sign of each class of number.
    let signForms: SignForms
    /// The way that amounts of 64 bits take.
    var path = Path.general
    /// The decimals of the fast paths.
    var maximumFraction: Int { digitRule.maximumFraction }
    /// The least integer that is written with separators, on the fast path.
    var groupingThreshold: UInt64 = .max

    // What only the general path needs.
    var digits: DigitShapes
    var grouping: Grouping
    var digitRule: DigitRule
    let rounding: RoundingMode
    var nan = PlanText()
    var infinity = PlanText()
    /// Whether NaN and infinity begin or end with a digit, which currency spacing then treats as a number's.
    var nanEdges = DigitEdges()
    var infinityEdges = DigitEdges()
    var zeroText: PlanText?
    let minimumInteger: Int
    let maximumInteger: Int
    let alwaysShowsDecimal: Bool
    /// The power of ten that amounts are multiplied by.
    let scale: Int
    /// The affixes of compact notation, where it is asked for.
    var compact: CompactNotation?
    /// The texts around the number, where the currency's name is shown.
    var names: NameAffixes?
    /// Texts that are too long for words.
    var storage: [UInt8] = []
    /// The most bytes that affixes and spacing take together.
    var longestAffixes = 0
    /// The most bytes that the currency's name takes with what stands around it.
    var longestName = 0
    /// Whether texts can be parsed from their fixed places.
    var canParseFixed = false

    /// Decimals of the currency's minor unit, by which `format(minorUnits:)` counts; nil where there is none, as for
    /// gold and for plain numbers. `CurrencyFacts` has the rule.
    public let minorUnit: Int?
    /// The currency of the amounts; XXX, "no currency", for plain numbers.
    let currency: CurrencyCode
    /// What the style needs and its data, a slice, was cut down to be without. Such a plan writes U+FFFD for every
    /// amount and reads none.
    public let missingData: CurrencyDataError?

    public init(_ style: some FormattingStyle) {
        self = style.plan
    }

    /// Writes out what was resolved.
    ///
    /// - Parameter options: Those that the style was resolved from.
    init(_ style: __shared ResolvedStyle, _ options: __shared FormatOptions) {
        grouping = style.grouping
        digitRule = style.digitRule
        rounding = options.rounding
        minorUnit = style.minorUnit
        currency = style.currency
        missingData = style.missingData
        minimumInteger = options.leastIntegerDigits
        maximumInteger = options.mostIntegerDigits
        alwaysShowsDecimal = options.alwaysShowsDecimal
        scale = style.scale
        let writer = style.affixWriter(options, isInner: style.names != nil)
        let filter = writer.filter
        signForms = writer.forms
        digits = style.digits(storage: &storage)
        decimal = PlanText(style.decimalSeparator, filter, storage: &storage)
        group = PlanText(style.groupSeparator, filter, storage: &storage)
        nan = PlanText(style.symbols.nan, filter, storage: &storage)
        nanEdges = DigitEdges(style.symbols.nan.utf8)
        infinity = PlanText(style.symbols.infinity, filter, storage: &storage)
        infinityEdges = DigitEdges(style.symbols.infinity.utf8)
        forms = writer.affixes(of: style.pattern, storage: &storage)
        longestAffixes = forms.longest
        if let text = options.zeroText {
            let around = JoiningPattern(options.qualifier, style.tables) ?? JoiningPattern()
            zeroText = PlanText(filter.apply(around.before + Array(text.utf8) + around.after), storage: &storage)
        }
        if let patterns = style.compactPatterns(options.notation) {
            let compact = CompactNotation(
                patterns, style.pluralRules(options.data),
                usesVariant: style.usesAlphaNextToNumber(options.compatibility), writer,
                outer: style.isPercent ? style.pattern : nil, storage: &storage)
            longestAffixes = max(longestAffixes, compact.longestAffixes)
            self.compact = compact
        }
        if let names = style.names {
            let affixes = NameAffixes(style, names, options, storage: &storage)
            longestName = affixes.longest
            self.names = affixes
        }
        choosePath()
        canParseFixed = hasDistinctForms
    }

    private mutating func choosePath() {
        guard forms.areInline, decimal.count <= 8, group.count <= 8, digitRule.isFixed, maximumFraction <= 9,
            digits.table == nil, minimumInteger == 1, maximumInteger == .max, scale == 0, zeroText == nil,
            compact == nil, names == nil, !alwaysShowsDecimal || maximumFraction > 0, missingData == nil
        else { return }
        let groupsAreThrees = grouping.primary == 0 || (grouping.primary == 3 && grouping.secondary == 3)
        path = digits.isASCII && groupsAreThrees && grouping.minimum <= 3 ? .plain : .localized
        if grouping.primary == 3 {
            groupingThreshold = grouping.minimum <= 1 ? 1000 : grouping.minimum == 2 ? 10_000 : 100_000
        }
    }

    func form(of sign: SignClass) -> SignForm { signForms.form(of: sign) }

    /// Whether the currency stands before the number.
    var showsCurrencyBeforeNumber: Bool {
        storage.withUnsafeBufferPointer { storage in
            forms.plainParts.prefix.contains(.currency, storage.baseAddress)
                || forms.plusParts.prefix.contains(.currency, storage.baseAddress)
                || forms.minusParts.prefix.contains(.currency, storage.baseAddress)
        }
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.forms == right.forms && left.compact == right.compact && left.names == right.names
            && left.decimal == right.decimal && left.group == right.group && left.signForms == right.signForms
            && left.digitRule == right.digitRule && left.digits == right.digits && left.grouping == right.grouping
            && left.rounding == right.rounding && left.nan == right.nan && left.infinity == right.infinity
            && left.zeroText == right.zeroText && left.minimumInteger == right.minimumInteger
            && left.maximumInteger == right.maximumInteger && left.scale == right.scale
            && left.alwaysShowsDecimal == right.alwaysShowsDecimal && left.storage == right.storage
            && left.missingData == right.missingData && left.minorUnit == right.minorUnit
            && left.currency == right.currency
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(forms.plain)
        hasher.combine(forms.minus)
        hasher.combine(decimal)
        hasher.combine(group)
        hasher.combine(digitRule)
        hasher.combine(storage)
    }
}
