import CurrencyEngine
import CurrencyFormat

/// The options of a format, each with its default; the names are those of Foundation's own formats.
///
/// All formats of this module share them. Those of plain numbers and percentages ignore the currency's presentation and
/// names.
public struct CurrencyFormatConfiguration: Hashable, Sendable {
    /// The locale: a fixed one, or the user's at each call.
    public var locale: FormatLocale
    /// How the currency is shown: symbol, code, name, custom text, or not at all.
    public var presentation: Presentation
    /// When a sign is shown, and whether negative amounts have the accounting format.
    public var sign: SignDisplayStrategy = .automatic
    /// Whether digits are grouped.
    public var grouping: Grouping = .automatic
    /// nil for the currency's fraction digits in CLDR; plain numbers then have up to three, and percentages none.
    public var precision: Precision?
    /// How further digits are rounded.
    public var rounding: RoundingMode = .halfEven
    /// Amounts are rounded to multiples of it: 0.05. An increment is ignored if it is not above zero, or has more than
    /// 18 digits with the fraction digits shown.
    public var increment: DecimalValue?
    /// Whether whole numbers have a decimal separator.
    public var decimalSeparator: DecimalSeparatorDisplayStrategy = .automatic
    /// Amounts are multiplied by it first.
    public var scale: DecimalValue = 1
    /// Standard or compact notation.
    public var notation: Notation = .automatic
    /// The names of currencies that lenient parsing accepts beside symbols and codes, such as those of module
    /// CurrencyNames; none if it is nil. A format that shows names accepts those that it shows.
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
    /// Returns the engine's style with these options. The scale is not part of it: see `scaled(_:)`.
    ///
    /// - Parameter data: The tables to look up in.
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
            && decimalSeparator == .automatic && notation == .automatic
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
