/// The options that are nearly always at their defaults.
///
/// They are stored behind one reference. This keeps styles small, since styles are copied often, and one nil check
/// tells whether all of these options are at their defaults.
struct RareOptions: Sendable {
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
        var customName: CustomName?
        var padding: FormatOptions.Padding?
        var qualifier: FormatOptions.Qualifier?
        var rangeCollapse = RangeCollapse.auto
        var rangeIdentity = RangeIdentity.approximately
        var spaces = SpaceStyle.cldr
        var bidi = BidiStyle.cldr
        var compatibility = FormatOptions.Compatibility.ldml
    }

    final class Box: Sendable {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }

        var hasPattern: Bool { values.pattern != nil }
        var patternScale: Int { values.pattern?.scale ?? 0 }
    }

    /// Nil if all options are at their defaults.
    private(set) var box: Box?

    /// The options, all at their defaults.
    static var none: RareOptions { RareOptions() }

    var areDefault: Bool { box == nil }

    mutating func change(_ change: (inout Values) -> Void) {
        var values = box?.values ?? Values()
        change(&values)
        box = values == Values() ? nil : Box(values)
    }
}

extension RareOptions: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.box?.values == right.box?.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(box?.values) }
}
