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
    /// Affixes of the plain, the plus and the minus form.
    @usableFromInline
    struct Affixes: Hashable, Sendable {
        @usableFromInline var prefix = PlanText()
        @usableFromInline var suffix = PlanText()
        /// Bytes of currency spacing at the end of the prefix and the beginning of the suffix, which are for digits
        /// only: NaN and ∞ go without.
        @usableFromInline var prefixSpacing: Int32 = 0
        @usableFromInline var suffixSpacing: Int32 = 0
    }

    // The words of the fast path stand first and together.
    var forms: (Affixes, Affixes, Affixes)
    var decimal = PlanText()
    var group = PlanText()
    /// The form of sign of each class of number, two bits each, the lowest for `SignClass.negative`.
    var formOfSign: UInt8 = 0
    /// The way that amounts of 64 bits take.
    var path = Path.general
    var minimumFraction = 0
    var maximumFraction = 0
    /// The least integer that is written with separators, on the fast path.
    var groupingThreshold: UInt64 = .max

    // What only the general path needs.
    var digits: DigitShapes
    var grouping: Grouping
    var roundingIncrement = 0
    let rounding: RoundingMode
    var nan = PlanText()
    var infinity = PlanText()
    /// Texts that are too long for words.
    var storage: [UInt8] = []
    /// The most bytes that affixes and spacing take together.
    var longestAffixes = 0

    /// Decimals of the currency's minor unit in ISO 4217, by which `format(minorUnits:)` counts.
    public let isoMinorUnit: Int

    public init(_ style: CurrencyStyle) {
        self.init(PlanResolver(style))
    }

    init(_ resolver: PlanResolver) {
        let fractions = resolver.fractionDigits
        digits = .ascii
        grouping = resolver.grouping
        rounding = resolver.style.rounding
        isoMinorUnit = resolver.isoMinorUnit
        minimumFraction = fractions.minimum
        maximumFraction = fractions.maximum
        roundingIncrement = fractions.increment > 1 ? fractions.increment : 0
        forms = (Affixes(), Affixes(), Affixes())
        digits = DigitShapes(resolver.digits, storage: &storage)
        decimal = PlanText(Array(resolver.decimalSeparator.utf8), storage: &storage)
        group = PlanText(Array(resolver.groupSeparator.utf8), storage: &storage)
        nan = PlanText(Array(resolver.tables.symbol(SymbolColumn.nan).utf8), storage: &storage)
        infinity = PlanText(Array(resolver.tables.symbol(SymbolColumn.infinity).utf8), storage: &storage)
        let writer = resolver.affixWriter(digitsAreDecimalNumbers: digits.areDecimalNumbers)
        forms = (affixes(writer, .plain), affixes(writer, .plus), affixes(writer, .minus))
        for sign in [SignClass.negative, .negativeZero, .positiveZero, .positive] {
            formOfSign |= UInt8(resolver.style.signDisplay.form(for: sign).rawValue) << UInt8(2 * sign.rawValue)
        }
        settlePath()
    }

    private mutating func affixes(_ writer: AffixWriter, _ form: SignForm) -> Affixes {
        let (prefix, suffix) = writer.affixes(form)
        longestAffixes = max(longestAffixes, prefix.bytes.count + suffix.bytes.count)
        return Affixes(
            prefix: PlanText(prefix.bytes, storage: &storage), suffix: PlanText(suffix.bytes, storage: &storage),
            prefixSpacing: Int32(prefix.spacing), suffixSpacing: Int32(suffix.spacing))
    }

    private mutating func settlePath() {
        let textsAreShort =
            [forms.0, forms.1, forms.2].allSatisfy { $0.prefix.isInline && $0.suffix.isInline }
            && decimal.count <= 8 && group.count <= 8
        guard textsAreShort, minimumFraction == maximumFraction, maximumFraction <= 9, roundingIncrement == 0,
            digits.table == nil
        else { return }
        let groupsAreThrees = grouping.primary == 0 || (grouping.primary == 3 && grouping.secondary == 3)
        path = digits.isASCII && groupsAreThrees && grouping.minimum <= 3 ? .plain : .localized
        if grouping.primary == 3 {
            groupingThreshold = grouping.minimum <= 1 ? 1000 : grouping.minimum == 2 ? 10_000 : 100_000
        }
    }

    func affixes(_ form: SignForm) -> Affixes {
        switch form {
        case .plain: forms.0
        case .plus: forms.1
        case .minus: forms.2
        }
    }

    func form(of sign: SignClass) -> SignForm {
        SignForm(rawValue: Int(formOfSign >> UInt8(2 * sign.rawValue) & 3)) ?? .plain
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.forms.0 == right.forms.0 && left.forms.1 == right.forms.1 && left.forms.2 == right.forms.2
            && left.decimal == right.decimal && left.group == right.group && left.formOfSign == right.formOfSign
            && left.minimumFraction == right.minimumFraction && left.maximumFraction == right.maximumFraction
            && left.digits == right.digits && left.grouping == right.grouping
            && left.roundingIncrement == right.roundingIncrement && left.rounding == right.rounding
            && left.nan == right.nan && left.infinity == right.infinity && left.storage == right.storage
            && left.isoMinorUnit == right.isoMinorUnit
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(forms.0)
        hasher.combine(forms.2)
        hasher.combine(decimal)
        hasher.combine(group)
        hasher.combine(maximumFraction)
        hasher.combine(storage)
    }
}
