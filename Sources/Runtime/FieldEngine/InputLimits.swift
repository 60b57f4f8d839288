/// The limits of a field for amounts.
public struct InputLimits: Hashable, Sendable {
    /// The smallest amount; nil for none. It is enforced when editing ends; until then, the state's `standing` says
    /// whether the value is within the limits. NaN and the infinities set no limit. If the field cannot show the limit,
    /// it uses the nearest amount within the limit that it can show: for yen, a minimum of 0.5 becomes 1.
    public var minimum: DecimalValue?
    /// The largest amount, enforced like `minimum`. If the two contradict each other, an amount below the minimum
    /// becomes the minimum, and any other amount above the maximum becomes the maximum.
    public var maximum: DecimalValue?
    /// The maximum number of integer digits; nil for as many as fit into 38 digits with the fraction. Negative values
    /// count as 0.
    public var integerDigits: Int?
    /// Whether negative amounts are accepted.
    public var allowsNegative: Bool

    /// Creates limits. Without arguments, only the number of digits is limited, to 38.
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

    /// The maximum number of integer digits for a number of fraction digits.
    func mostIntegerDigits(besides fractionDigits: Int) -> Int {
        let most = DecimalValue.maximumDigits - fractionDigits
        return min(max(0, integerDigits ?? most), most)
    }
}
