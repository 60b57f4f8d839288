/// What a field of amounts takes.
public struct InputLimits: Hashable, Sendable {
    /// The smallest amount; nil for none. It holds when editing ends, until then the state says where the value stands.
    /// NaN and the infinities are no limit. Where the field cannot show the limit, the nearest amount within it that the
    /// field can show takes its place: of yen, 1 for a minimum of 0.5.
    public var minimum: DecimalValue?
    /// The largest amount, as `minimum`, which comes first: where the two contradict each other, an amount below the
    /// minimum becomes the minimum, and any other above the maximum becomes the maximum.
    public var maximum: DecimalValue?
    /// The most integer digits; nil for as many as 38 digits leave beside the fraction. Negative ones count as 0.
    public var integerDigits: Int?
    /// Whether a minus is taken.
    public var allowsNegative: Bool

    /// Makes limits; without arguments only the number of digits is limited, to 38.
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
        if let minimum, minimum.isFinite, value < minimum { return .belowMinimum }
        if let maximum, maximum.isFinite, value > maximum { return .aboveMaximum }
        return .within
    }

    /// The most integer digits beside a fraction.
    func mostIntegerDigits(besides fractionDigits: Int) -> Int {
        let most = DecimalValue.maximumDigits - fractionDigits
        return min(max(0, integerDigits ?? most), most)
    }
}
