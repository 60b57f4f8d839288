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
    /// The form of sign of each class of number, two bits each, the lowest for `SignClass.negative`.
    var formOfSign: UInt8 = 0
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

    init(_ resolver: PlanResolver) {
        let options = resolver.options
        let filter = TextFilter(spaces: options.spaces, bidi: options.bidi)
        digits = .ascii
        grouping = resolver.grouping
        digitRule = resolver.digitRule
        rounding = options.rounding
        minorUnit = resolver.minorUnit
        currency = resolver.currency
        missingData = resolver.missingData
        minimumInteger = min(max(0, resolver.minimumIntegerDigits), DigitRule.limit)
        maximumInteger = max(options.maximumIntegerDigits ?? .max, minimumInteger)
        alwaysShowsDecimal = resolver.alwaysShowsDecimal
        scale = resolver.scale
        digits = resolver.digits(storage: &storage)
        func text(_ bytes: [UInt8]) -> PlanText { PlanText(filter.apply(bytes), storage: &storage) }
        decimal = text(resolver.decimalSeparator)
        group = text(resolver.groupSeparator)
        let nanText = resolver.tables.text(options.symbols.nan, SymbolColumn.nan)
        nan = text(nanText)
        nanEdges = DigitEdges(nanText)
        let infinityText = resolver.tables.text(options.symbols.infinity, SymbolColumn.infinity)
        infinity = text(infinityText)
        infinityEdges = DigitEdges(infinityText)
        let around = resolver.qualifierPattern
        zeroText = options.zeroText.map { text(around.before + Array($0.utf8) + around.after) }
        let whole = AffixWriting(filter, around, isolates: options.bidi == .isolate)
        // Where there is a name, it stands around the number, and the rest around the name.
        let writing = resolver.isNamed ? AffixWriting(filter, JoiningPattern(), isolates: false) : whole
        forms = affixForms(resolver.affixWriter(resolver.pattern), writing)
        var outer = resolver.affixWriter(resolver.pattern)
        outer.isApproximate = false
        let percent = resolver.isShare ? outer.affixes(.plain) : nil
        compact = resolver.compactNotation { pattern in
            var writer = resolver.affixWriter(pattern)
            writer.textKind = .compact
            writer.outer = percent
            return affixForms(writer, writing)
        }
        names = resolver.nameAffixes { nameForm($0, $1, whole) }
        for sign in [SignClass.negative, .negativeZero, .positiveZero, .positive] {
            formOfSign |= UInt8(options.signDisplay.form(for: sign).rawValue) << UInt8(2 * sign.rawValue)
        }
        settlePath()
        canParseFixed = settlesFixedParsing()
    }

    /// How affixes become texts.
    struct AffixWriting {
        let filter: TextFilter
        /// What stands around everything else: isolates, and what qualifies the number, such as "at least".
        let before: [AffixSegment]
        let after: [AffixSegment]

        init(_ filter: TextFilter, _ around: JoiningPattern, isolates: Bool) {
            self.filter = filter
            before =
                (isolates ? [.firstStrongIsolate] : [])
                + [AffixSegment(kind: .literal, bytes: filter.apply(around.before))]
            after =
                [AffixSegment(kind: .literal, bytes: filter.apply(around.after))]
                + (isolates ? [.popDirectionalIsolate] : [])
        }
    }

    private mutating func affixForms(_ writer: AffixWriter, _ writing: AffixWriting) -> AffixForms {
        var forms = AffixForms()
        (forms.plain, forms.plainParts) = affixes(writer.affixes(.plain), writing)
        (forms.plus, forms.plusParts) = affixes(writer.affixes(.plus), writing)
        (forms.minus, forms.minusParts) = affixes(writer.affixes(.minus), writing)
        return forms
    }

    private mutating func affixes(
        _ written: (prefix: AffixWriter.Result, suffix: AffixWriter.Result), _ writing: AffixWriting
    ) -> (AffixForms.Form, AffixForms.Parts) {
        let innerPrefix = writing.filter.apply(written.prefix.segments)
        let innerSuffix = writing.filter.apply(written.suffix.segments)
        let prefixSpacing = written.prefix.spacing > 0 ? innerPrefix.last?.bytes.count ?? 0 : 0
        let suffixSpacing = written.suffix.spacing > 0 ? innerSuffix.first?.bytes.count ?? 0 : 0
        let prefix = writing.before + innerPrefix
        let suffix = innerSuffix + writing.after
        let prefixBytes = prefix.flatMap { $0.bytes }
        let suffixBytes = suffix.flatMap { $0.bytes }
        longestAffixes = max(longestAffixes, prefixBytes.count + suffixBytes.count)
        let parts = AffixForms.Parts(
            prefix: prefix.flatMap { AffixSegment.trimmed($0.kind, $0.bytes) },
            suffix: suffix.flatMap { AffixSegment.trimmed($0.kind, $0.bytes) })
        let form = AffixForms.Form(
            prefix: PlanText(prefixBytes, storage: &storage), suffix: PlanText(suffixBytes, storage: &storage),
            prefixSpacing: Int32(prefixSpacing), suffixSpacing: Int32(suffixSpacing))
        return (form, parts)
    }

    private mutating func settlePath() {
        let textsAreShort =
            [forms.plain, forms.plus, forms.minus].allSatisfy { $0.prefix.isInline && $0.suffix.isInline }
            && decimal.count <= 8 && group.count <= 8
        guard textsAreShort, digitRule.isFixed, maximumFraction <= 9, digits.table == nil, minimumInteger == 1,
            maximumInteger == .max, scale == 0, zeroText == nil, compact == nil, names == nil,
            !alwaysShowsDecimal || maximumFraction > 0, missingData == nil
        else { return }
        let groupsAreThrees = grouping.primary == 0 || (grouping.primary == 3 && grouping.secondary == 3)
        path = digits.isASCII && groupsAreThrees && grouping.minimum <= 3 ? .plain : .localized
        if grouping.primary == 3 {
            groupingThreshold = grouping.minimum <= 1 ? 1000 : grouping.minimum == 2 ? 10_000 : 100_000
        }
    }

    func form(of sign: SignClass) -> SignForm {
        SignForm(rawValue: Int(formOfSign >> UInt8(2 * sign.rawValue) & 3)) ?? .plain
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.forms == right.forms && left.compact == right.compact && left.names == right.names
            && left.decimal == right.decimal && left.group == right.group && left.formOfSign == right.formOfSign
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
