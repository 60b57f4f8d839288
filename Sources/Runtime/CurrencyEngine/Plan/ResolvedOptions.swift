import CurrencyCore
import LDMLSyntax
import PackedTables

// ECMA-402's resolved options, and the properties that correspond to them:
//
//     ECMA-402                           here
//     locale, numberingSystem            the same
//     style                              unit: the kind of number
//     currency, currencyDisplay, …Sign   the same; nil for plain numbers and percentages
//     minimumIntegerDigits               the same, and also maximumIntegerDigits
//     minimum-, maximumFractionDigits    the same; nil if only significant digits apply; no limit is a nil maximum
//     minimum-, maximumSignificantDigits the same; nil if only fraction digits apply
//     useGrouping                        the same, and also the grouping sizes
//     notation with compactDisplay       notation
//     signDisplay, trailingZeroDisplay   the same
//     roundingMode, roundingIncrement    the same; the increment is in units of the last fraction digit
//     roundingPriority                   the same; nil is auto
//
// See https://tc39.es/ecma402/#sec-intl.numberformat.prototype.resolvedoptions.

/// The options that apply to a style in its locale: the options of the style, with the locale's defaults filled in.
///
///     let resolved = CurrencyStyle(.yen, locale: .englishUnitedStates).compact().resolvedOptions
///     resolved.maximumSignificantDigits      // 2
///     resolved.useGrouping                   // min2
///     resolved.pattern                       // "¤#,##0.00"
public struct ResolvedOptions: Hashable, Sendable {
    /// The kind of number.
    public enum Unit: Hashable, Sendable {
        case decimal
        case currency
        case percent(PercentStyle.Unit)
    }

    /// The identifier of the locale that provides the data.
    public let locale: String
    /// The numbering system, even if the style has custom digits.
    public let numberingSystem: String
    /// The kind of number that the style formats: an amount, a plain number or a percentage.
    public let unit: Unit
    /// The currency; nil for plain numbers and percentages.
    public internal(set) var currency: CurrencyCode?
    /// How the currency is shown; nil for plain numbers and percentages.
    public internal(set) var currencyDisplay: CurrencyDisplay?
    /// Whether the accounting format is used; nil for plain numbers and percentages.
    public internal(set) var currencySign: CurrencySign?
    /// The number pattern, in LDML's syntax. In compact notation, it is the pattern of numbers without a word.
    public let pattern: String
    /// The decimal separator of the style, or else the locale's for this currency.
    public let decimalSeparator: String
    /// The grouping separator of the style, or else the locale's for this currency.
    public let groupSeparator: String
    /// The fewest integer digits; zeros fill up to this count.
    public let minimumIntegerDigits: Int
    /// The most integer digits; nil for no limit.
    public let maximumIntegerDigits: Int?
    /// The fewest fraction digits; nil if only significant digits apply.
    public let minimumFractionDigits: Int?
    /// The most fraction digits; nil for no limit, or if only significant digits apply.
    public let maximumFractionDigits: Int?
    /// The fewest significant digits; nil if only fraction digits apply.
    public let minimumSignificantDigits: Int?
    /// The most significant digits; nil if only fraction digits apply.
    public let maximumSignificantDigits: Int?
    /// Which limit decides if both fraction and significant digits are limited; nil is ECMA-402's `auto`.
    public let roundingPriority: RoundingPriority?
    /// The rounding increment, in units of the last fraction digit; 1 for no increment.
    public let roundingIncrement: Int
    /// How digits beyond the precision are rounded.
    public let roundingMode: RoundingMode
    /// Whether whole numbers keep their fraction digits.
    public let trailingZeroDisplay: TrailingZeroDisplay
    /// The grouping strategy of the style, or else the default of its notation.
    public let useGrouping: GroupingStrategy
    /// The size of the last group; 0 for no groups.
    public let primaryGroupingSize: Int
    /// The size of each group before the last one; 0 for no groups. India's numbers have 2.
    public let secondaryGroupingSize: Int
    /// How many digits must precede the last group before separators are written.
    public let minimumGroupingDigits: Int
    /// Standard or compact notation.
    public let notation: FormatOptions.Notation
    /// When a sign is shown.
    public let signDisplay: SignDisplay
    /// The power of ten that numbers are multiplied by.
    public let scale: Int

    init(_ style: __shared LocalizedStyle, _ options: __shared FormatOptions, _ unit: Unit) {
        let tables = style.tables
        let rule = style.digitRule
        self.unit = unit
        locale = tables.image.text(tables.image[LocaleRow.self, tables.locale].identifier).string
        numberingSystem = tables.image.text(tables.image[tables.numberingSystem].identifier).string
        pattern = options.pattern?.text ?? style.pattern.text
        decimalSeparator = style.decimalSeparator.string
        groupSeparator = style.groupSeparator.string
        minimumIntegerDigits = options.integerDigits.least
        maximumIntegerDigits = options.maximumIntegerDigits
        let countsFraction = rule.kind != .significant
        let countsSignificant = rule.kind == .significant || rule.kind == .bothMore || rule.kind == .bothLess
        minimumFractionDigits = countsFraction ? rule.minimumFraction : nil
        maximumFractionDigits = countsFraction && rule.kind != .unlimited ? rule.maximumFraction : nil
        minimumSignificantDigits = countsSignificant ? rule.minimumSignificant : nil
        maximumSignificantDigits = countsSignificant ? rule.maximumSignificant : nil
        switch rule.kind {
        case .bothMore: roundingPriority = .morePrecision
        case .bothLess: roundingPriority = .lessPrecision
        default: roundingPriority = nil
        }
        roundingIncrement = rule.kind == .increment ? Int(rule.increment) : 1
        roundingMode = options.rounding
        trailingZeroDisplay = options.trailingZeros
        useGrouping = options.resolvedGrouping
        primaryGroupingSize = style.grouping.hasGroups ? style.grouping.primary : 0
        secondaryGroupingSize = style.grouping.hasGroups ? style.grouping.secondary : 0
        minimumGroupingDigits = style.grouping.minimum
        notation = options.notation
        signDisplay = options.signDisplay
        scale = style.scale
    }
}

extension CurrencyStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        var resolved = ResolvedOptions(LocalizedStyle(self), options, .currency)
        resolved.currency = currency
        resolved.currencyDisplay = display
        resolved.currencySign = resolvedSign
        return resolved
    }
}

extension DecimalStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        return ResolvedOptions(LocalizedStyle(self), options, .decimal)
    }
}

extension PercentStyle {
    /// The resolved options of the style. Each access looks them up.
    public var resolvedOptions: ResolvedOptions {
        require(missingData)
        return ResolvedOptions(LocalizedStyle(self), options, .percent(unit))
    }
}
