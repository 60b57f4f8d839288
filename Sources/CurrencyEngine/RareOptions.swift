/// The options of a style that are large and nearly always at their defaults: behind one address, so that styles, which
/// are copied often, stay small.
struct RareOptions: Sendable {
    struct Values: Hashable, Sendable {
        var groupingSizes: GroupingSizes?
        var pattern: NumberFormatPattern?
        var symbols = NumberSymbols()
        var minimumIntegerDigits: Int?
        var maximumIntegerDigits: Int?
        var zeroText: String?
        var padding: Padding?
    }

    private final class Box: Sendable {
        let values: Values

        init(_ values: Values) {
            self.values = values
        }
    }

    /// Nil where all are at their defaults.
    private var box: Box?

    /// All at their defaults.
    static var none: RareOptions { RareOptions() }

    var values: Values? { box?.values }

    mutating func change(_ change: (inout Values) -> Void) {
        var values = values ?? Values()
        change(&values)
        box = values == Values() ? nil : Box(values)
    }
}

extension RareOptions: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        left.box === right.box || left.values == right.values
    }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
