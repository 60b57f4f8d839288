/// The options of a style that are large and nearly always at their defaults: behind one reference, so that styles,
/// which are copied often, stay small.
struct RareOptions: Sendable {
    struct Values: Hashable, Sendable {
        var groupingSizes: GroupingSizes?
        var pattern: NumberFormatPattern?
        var symbols = NumberSymbols()
        var minimumIntegerDigits: Int?
        var maximumIntegerDigits: Int?
        var zeroText: KeptText?
        var padding: FormatOptions.Padding?
    }

    final class Box: Sendable {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    /// Nil where all are at their defaults.
    private(set) var box: Box?

    /// All at their defaults.
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
