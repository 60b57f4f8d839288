/// The size of the part that rounding drops, compared with the step between two neighbours.
package enum DroppedPart {
    case nothing
    case belowHalf
    case half
    case aboveHalf

    /// Compares a remainder with half of the divisor.
    init<Value: Comparable>(isZero: Bool, _ remainder: Value, half: Value) {
        self = isZero ? .nothing : remainder < half ? .belowHalf : remainder == half ? .half : .aboveHalf
    }
}

extension DroppedPart {
    /// Creates the part of one increment that `remainder` and a fraction of one unit make up together.
    init(remainder: UInt64, fraction: DroppedPart, of increment: UInt64) {
        let half = increment &>> 1
        if remainder == 0, fraction == .nothing {
            self = .nothing
        } else if remainder != half {
            self = remainder < half ? .belowHalf : .aboveHalf
        } else if increment & 1 != 0 {
            // Half of an odd increment is `half` + 1/2, so the fraction decides.
            self = fraction == .nothing ? .belowHalf : fraction
        } else {
            self = fraction == .nothing ? .half : .aboveHalf
        }
    }

    /// Compares a remainder with its divisor.
    init(_ remainder: DecimalValue.Coefficient, of divisor: DecimalValue.Coefficient) {
        self.init(isZero: remainder.isZero, remainder, half: divisor.subtracting(remainder))
    }

    /// The part after adding something tiny. That matters only if the part is nothing or exactly one half.
    var enlarged: Self {
        switch self {
        case .nothing: .belowHalf
        case .half: .aboveHalf
        case .belowHalf, .aboveHalf: self
        }
    }
}
