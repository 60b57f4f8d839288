import CurrencyEngine

// Digit options mean what they mean in ECMA-402, from which LDML took them:
//
//     options                                     digits of an amount in USD
//     none                                        2 decimals
//     fractionDigits 3                            3 decimals
//     any for significant digits                  these alone
//     roundingPriority morePrecision              both; the one that keeps more
//     roundingIncrement 5                         2 decimals, in steps of 0.05
//
// See https://tc39.es/ecma402/#sec-setnfdigitoptions.

extension MessageOptions {
    /// The digits that a number is written with.
    ///
    /// - Parameter defaults: Those where no option asks for others.
    mutating func precision(_ function: MessageFunction, defaults: ClosedRange<Int>) -> NumberPrecision {
        let fraction = fractionDigits(function, defaults)
        let significant = significantDigits()
        let priority: RoundingPriority? =
            switch self["roundingPriority"] {
            case "morePrecision": .morePrecision
            case "lessPrecision": .lessPrecision
            default: nil
            }
        if let increment = integer("roundingIncrement"), increment != 1 {
            // Steps are for a fixed number of decimals; LDML, as ECMA-402, then takes the fewest.
            if priority == nil, significant == nil, let fixed = fixedDigits(fraction) {
                return .increment(increment, scale: fixed)
            }
            reject("roundingIncrement")
        }
        if let priority { return .both(fraction: fraction, significant: significant ?? 1...21, priority) }
        return significant.map { .significant($0) } ?? .fraction(fraction)
    }

    private func fixedDigits(_ fraction: ClosedRange<Int>) -> Int? {
        let isAsked = self["maximumFractionDigits"] != nil
        return !isAsked || fraction.lowerBound == fraction.upperBound ? fraction.lowerBound : nil
    }

    private mutating func significantDigits() -> ClosedRange<Int>? {
        let names = (least: "minimumSignificantDigits", most: "maximumSignificantDigits")
        guard let (least, most) = limits(names.least, names.most) else { return nil }
        return (least ?? 1)...(most ?? max(21, least ?? 1))
    }

    private mutating func fractionDigits(
        _ function: MessageFunction, _ defaults: ClosedRange<Int>
    ) -> ClosedRange<Int> {
        if function == .currency {
            // The amount's number is fixed, so what an operand of `:number` brings does not count.
            return integer("fractionDigits").map { $0...$0 } ?? defaults
        }
        guard function != .integer, let (least, most) = limits("minimumFractionDigits", "maximumFractionDigits") else {
            return defaults
        }
        let lower = least ?? 0
        return lower...(most ?? max(defaults.upperBound, lower))
    }

    /// Two options of which the first is at most the second; nil where neither is given.
    private mutating func limits(_ least: String, _ most: String) -> (Int?, Int?)? {
        if let lower = integer(least), let upper = integer(most), lower > upper {
            // What the expression says has priority.
            reject(own.contains(most) && !own.contains(least) ? least : most)
        }
        let (lower, upper) = (integer(least), integer(most))
        return lower == nil && upper == nil ? nil : (lower, upper)
    }
}
