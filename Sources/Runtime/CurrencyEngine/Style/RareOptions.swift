import CurrencyCore

/// The options that are nearly always at their defaults.
///
/// They are stored behind one reference, which is nil if all are at their defaults. This keeps styles small, since styles
/// are copied often, and one nil check tells whether there are any.
final class RareOptions: Sendable {
    struct Values: Hashable, Sendable {
        var notation = FormatOptions.Notation.standard
        var grouping: GroupingStrategy?
        var groupingSizes: GroupingSizes?
        var pattern: NumberFormatPattern?
        var symbols = NumberSymbols()
        var minimumIntegerDigits: Int?
        var maximumIntegerDigits: Int?
        var decimalSeparator = DecimalSeparatorDisplay.auto
        var trailingZeros = TrailingZeroDisplay.auto
        var scale = 0
        var zeroText: KeptText?
        var enclosing: [EnclosingText] = []
        var padding: FormatOptions.Padding?
        var qualifier: FormatOptions.Qualifier?
        var rangeCollapse = RangeCollapse.auto
        var rangeIdentity = RangeIdentity.approximately
        var spaces = SpaceStyle.cldr
        var bidi = BidiStyle.cldr
        var compatibility = FormatOptions.Compatibility.ldml
    }

    let values: Values
    /// Writes out compact notation. Plans call this function and not the initializer, so that programs without rare
    /// options do not contain the code: the size budgets of formats.
    let compactNotation: @Sendable (CompactNotation.Request, AffixWriter, inout PlanStorage) -> CompactNotation

    init(_ values: Values) {
        self.values = values
        compactNotation = { CompactNotation($0, $1, storage: &$2) }
    }

    var hasPattern: Bool { values.pattern != nil }
    var patternScale: Int { values.pattern?.scale ?? 0 }
}

extension RareOptions: Hashable {
    static func == (left: RareOptions, right: RareOptions) -> Bool {
        left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
