import CurrencyCore

/// Formats percentages in a locale.
///
///     PercentStyle(locale: .germanGermany).format(0.256)                         // "26 %"
///     PercentStyle(.permille, locale: .germanGermany).format(0.0256)             // "26 ‰"
///
/// The number is a fraction: 0.25 is 25 %.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Patterns>.
public struct PercentStyle: Hashable, Sendable {
    /// The unit that a percentage is counted in.
    public enum Unit: Hashable, Sendable, CaseIterable {
        /// Hundredths.
        case percent
        /// Thousandths.
        case permille
        /// Ten-thousandths. All locales use the sign ‱, because CLDR has no symbol for them.
        case basisPoints
    }

    /// The unit that the percentage is counted in; hundredths by default.
    public var unit: Unit
    /// Whether numbers are already in the unit: 25 is 25 %. If false, they are fractions: 0.25 is 25 %.
    public var countsInUnit = false
    /// How many digits to write. Nil means no fraction digits, as in ECMA-402, or the default of compact notation.
    public var precision: NumberPrecision?
    /// The locale, the data, and the options that all styles share.
    public var options: FormatOptions

    /// Makes a style for a locale, with data that you pass. With CurrencyFormat, `PercentStyle(locale:)` uses the
    /// bundled data.
    public init(_ unit: Unit = .percent, locale: LocaleIdentifier, data: CurrencyData) {
        self.init(unit, options: FormatOptions(locale: locale, data: data))
    }

    package init(_ unit: Unit, options: FormatOptions) {
        self.unit = unit
        self.options = options
    }

    /// Returns the style with the given precision.
    public func precision(_ precision: NumberPrecision) -> Self { with { $0.precision = precision } }
}

extension PercentStyle {
    /// Whether to write the number with CLDR's patterns for the unit. ICU does so in compact notation since release 68
    /// (<https://unicode-org.atlassian.net/browse/ICU-20923>). LDML has no rule for compact percentages; ECMA-402 uses
    /// the percent pattern (<https://tc39.es/ecma402/#sec-getnumberformatpattern>).
    var isMeasureUnit: Bool {
        options.compatibility == .icu && options.notation != .standard && unit != .basisPoints && options.pattern == nil
    }

    /// The power of ten that the number is multiplied by, in addition to `options.scale`.
    package var unitScale: Int {
        if countsInUnit { return 0 }
        // A pattern with ‰ counts in thousandths, whatever the unit.
        return options.pattern?.scale == Unit.permille.scale ? Unit.permille.scale : unit.scale
    }
}

extension PercentStyle.Unit {
    /// The power of ten that a fraction is multiplied by.
    package var scale: Int {
        switch self {
        case .percent: 2
        case .permille: 3
        case .basisPoints: 4
        }
    }
}
