import CurrencyEngine
import CurrencyFormat

/// The options of a format, each with its default; the names are those of Foundation's own formats.
///
/// All formats of this module share them. Those of plain numbers and percentages ignore the currency's presentation and
/// names.
public struct CurrencyFormatConfiguration: Hashable, Sendable {
    public var locale: FormatLocale
    public var presentation: Presentation = .standard
    public var sign: SignDisplayStrategy = .automatic
    public var grouping: Grouping = .automatic
    /// nil for the currency's fraction digits in CLDR; plain numbers then have up to three, and percentages none.
    public var precision: Precision?
    /// How further digits are rounded.
    public var rounding: RoundingMode = .halfEven
    /// Amounts are rounded to multiples of it: 0.05. An increment is ignored if it is not above zero, or has more than
    /// 18 digits with the fraction digits shown.
    public var increment: DecimalValue?
    public var decimalSeparator: DecimalSeparatorDisplayStrategy = .automatic
    /// Amounts are multiplied by it first.
    public var scale: DecimalValue = 1
    public var notation: Notation = .automatic
    /// The names of currencies that lenient parsing accepts beside symbols and codes, such as those of module
    /// CurrencyNames; none where it is nil. A format that shows names accepts those that it shows.
    public var names: CurrencyNames?

    public init(locale: FormatLocale) {
        self.locale = locale
    }
}

extension CurrencyFormatConfiguration {
    /// The engine's style with these options. The scale is not part of it: see `scaled(_:)`.
    ///
    /// - Parameter data: The tables to look up in.
    public func currencyStyle(_ currency: CurrencyCode, data: CurrencyData = .bundled) -> CurrencyStyle {
        let locale = locale.identifier
        let options = data == .bundled ? FormatOptions(bundled: locale) : FormatOptions(locale: locale, data: data)
        var style = CurrencyStyle(currency: currency, options: options)
        style.display = presentation.display
        style.sign = sign.sign
        set(&style.options)
        if let digits = precision?.digits { style.digits = digits }
        if let multiples { style.digits = .precision(multiples) }
        return style
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
