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
    /// Returns the engine's style with these options. It does not include the scale; see `scaled(_:)`.
    ///
    /// - Parameter data: The data in which to look things up.
    public func currencyStyle(_ currency: CurrencyCode, data: CurrencyData = .bundled) -> CurrencyStyle {
        data == .bundled
            ? currencyStyle(currency, .unknown)
            : style(currency, .unknown, FormatOptions(locale: locale.identifier, data: data))
    }

    /// The style with the bundled data.
    func currencyStyle(_ currency: CurrencyCode, _ probableRow: ProbableRow) -> CurrencyStyle {
        switch locale {
        case .identifier(let identifier): style(currency, probableRow, FormatOptions(bundled: identifier))
        case .autoUpdating: style(currency, probableRow, FormatOptions(bundled: .user))
        }
    }

    /// An amount times the scale as text.
    @usableFromInline
    func format(_ amount: DecimalValue, _ currency: CurrencyCode, _ probableRow: ProbableRow) -> String {
        currencyStyle(currency, probableRow).format(scaled(amount))
    }

    // Each change of a style that is there would copy it: it is made last.
    @inline(__always)
    private func style(
        _ currency: CurrencyCode, _ probableRow: ProbableRow, _ options: consuming FormatOptions
    ) -> CurrencyStyle {
        // The defaults are the engine's, too.
        if isDefault { return CurrencyStyle(currency: currency, probableRow: probableRow, options: options) }
        set(&options)
        let digits = multiples.map { .precision($0) } ?? precision?.digits ?? CurrencyDigits.display
        return CurrencyStyle(
            currency: currency, display: presentation.display, sign: sign.sign, digits: digits,
            probableRow: probableRow, options: options)
    }

    /// Whether all options that the engine's style has are at their defaults.
    private var isDefault: Bool {
        guard case .standard = presentation, case .automatic = sign else { return false }
        return grouping == .automatic && precision == nil && rounding == .halfEven && increment == nil
            && decimalSeparator == .automatic && notation == .automatic && spaces == .cldr
    }

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
