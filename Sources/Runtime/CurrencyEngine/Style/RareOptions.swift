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

    init(_ values: Values) {
        self.values = values
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
