/// What a field of amounts takes.
public struct InputLimits: Hashable, Sendable {
    /// The smallest amount; nil for none. It holds when editing ends, until then the state says where the value stands.
    /// NaN is no limit.
    public var minimum: DecimalValue?
    /// The largest amount, as `minimum`, which comes first: where the two contradict each other, an amount below the
    /// minimum becomes the minimum, and any other above the maximum becomes the maximum.
    public var maximum: DecimalValue?
    /// The most integer digits; nil for as many as 38 digits leave beside the fraction.
    public var integerDigits: Int?
    /// Whether a minus is taken.
    public var allowsNegative: Bool

    public init(
        minimum: DecimalValue? = nil, maximum: DecimalValue? = nil, integerDigits: Int? = nil,
        allowsNegative: Bool = true
    ) {
        self.minimum = minimum
        self.maximum = maximum
        self.integerDigits = integerDigits
        self.allowsNegative = allowsNegative
    }

    func standing(of value: DecimalValue?) -> BoundsStanding {
        guard let value, !value.isNaN else { return .within }
        if let minimum, !minimum.isNaN, value < minimum { return .belowMinimum }
        if let maximum, !maximum.isNaN, value > maximum { return .aboveMaximum }
        return .within
    }

    /// The value, or the bound that takes its place.
    func bounded(_ value: DecimalValue) -> DecimalValue {
        switch standing(of: value) {
        case .within: value
        case .belowMinimum: minimum ?? value
        case .aboveMaximum: maximum ?? value
        }
    }
}
