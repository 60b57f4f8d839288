import CurrencyEngine
import CurrencyFormat

/// The options of a format, each with its default, under the names of Foundation's own formats.
///
/// All formats in this module share them. Formats for plain numbers and percentages ignore the currency's presentation
/// and names.
public struct CurrencyFormatConfiguration: Hashable, Sendable {
    /// The locale: a fixed one, or the user's at each call.
    public var locale: FormatLocale
    /// How the currency is shown: symbol, code, name, custom text, or not at all.
    public var presentation: Presentation
    /// When a sign is shown, and whether negative amounts use the accounting format.
    public var sign: SignDisplayStrategy = .automatic
    /// Whether digits are grouped.
    public var grouping: Grouping = .automatic
    /// The number of digits; nil for the currency's fraction digits in CLDR, up to three for plain numbers, and none
    /// for percentages.
    public var precision: Precision?
    /// How digits that are not shown are rounded.
    public var rounding: RoundingMode = .halfEven
    /// The increment to whose multiples amounts are rounded, such as 0.05. It is ignored if it is not above zero, or if
    /// it has more than 18 digits with the fraction digits shown.
    public var increment: DecimalValue?
    /// Whether whole numbers have a decimal separator.
    public var decimalSeparator: DecimalSeparatorDisplayStrategy = .automatic
    /// The factor by which amounts are multiplied before formatting.
    public var scale: DecimalValue = 1
    /// Standard or compact notation.
    public var notation: Notation = .automatic
    /// Which spaces are written: CLDR's, which are mostly no-break spaces, or plain ones.
    public var spaces: SpaceStyle = .cldr
    /// The currency names that lenient parsing accepts in addition to symbols and codes, such as those of the module
    /// CurrencyNames; nil for none. A format that shows names also accepts those.
    public var names: CurrencyNames?

    /// Creates the default options for a locale.
    public init(locale: FormatLocale) {
        self.init(locale: locale, presentation: .standard)
    }

    /// For the cases, of which one stands for no currency.
    @usableFromInline
    init(_ currency: Currency, _ locale: __owned FormatLocale) {
        self.init(locale: locale, presentation: currency == .none ? .hidden : .standard)
    }

    @inline(__always)
    private init(locale: __owned FormatLocale, presentation: __owned Presentation) {
        self.locale = locale
        self.presentation = presentation
    }
}

extension CurrencyFormatConfiguration {
    /// The names that lenient parsing accepts.
    var acceptedNames: CurrencyNames? {
        if case .fullName(let shown) = presentation { shown } else { names }
    }

    /// Multiples of the increment, with the fraction digits of the increment, or of the minimum length if it has more.
    /// They take precedence over significant digits, as in Foundation.
    var multiples: NumberPrecision? {
        guard let increment, increment.isFinite, !increment.isZero, !increment.isNegative else { return nil }
        let scale = max(0 - increment.exponent, precision?.fraction?.minimum ?? 0, 0)
        guard let step = try? increment.minorUnits(scale: scale), step <= 1_000_000_000_000_000_000,
            let step = Int(exactly: step)
        else { return nil }
        return .increment(step, scale: scale)
    }
}
