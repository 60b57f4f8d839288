import CurrencyEngine

/// ECMA-402's options for digits, resolved as SetNumberFormatDigitOptions does.
///
///     options                                     notation           digits of USD
///     none                                        standard           2...2 decimals
///     maximumFractionDigits 1                     standard           1...1 decimals
///     minimumFractionDigits 0, maximum 4          standard           0...4 decimals
///     any for significant digits                  any                these alone
///     none                                        compact            no decimals, or 2 significant digits if more
///     roundingPriority other than auto            any                both, and the priority
///     roundingIncrement 5                         standard           2 decimals, in steps of 0.05
///
/// See <https://tc39.es/ecma402/#sec-setnfdigitoptions>.
struct DigitOptions: Hashable {
    let minimumInteger: Int
    let rounding: RoundingMode
    let trailingZeros: TrailingZeroDisplay
    let precision: NumberPrecision

    /// - Parameters:
    ///   - defaults: The fraction digits of the style in standard notation.
    ///   - isCompact: Whether the notation is compact.
    init(_ options: JSONFields, defaults: ClosedRange<Int>, isCompact: Bool) throws(RequestError) {
        minimumInteger = try options.integer("minimumIntegerDigits", in: 1...21) ?? 1
        let increment = try Self.increment(options)
        rounding = try options.word("roundingMode", Self.roundingModes) ?? .halfUp
        let named = try options.word("roundingPriority", Self.priorities) ?? nil
        trailingZeros =
            try options.word("trailingZeroDisplay", ["auto": .auto, "stripIfInteger": .stripIfInteger]) ?? .auto

        let hasSignificant = try Self.significant.isGiven(options)
        let needsSignificant = named != nil || hasSignificant
        let hasFraction = try Self.fraction.isGiven(options)
        let needsFraction = named != nil || !hasSignificant && (!isCompact || hasFraction)
        // Options that have no effect may be out of range.
        let significant = needsSignificant ? try Self.significantDigits(options) : nil
        let standard = increment == 1 ? defaults : defaults.lowerBound...defaults.lowerBound
        let fraction = needsFraction ? try Self.fractionDigits(options, standard) : nil
        let precision = Self.precision(fraction, significant, named)
        self.precision = increment == 1 ? precision : try Self.stepped(precision, by: increment, options)
    }

    /// The names of two options.
    private struct Limits {
        let minimum: String
        let maximum: String

        func isGiven(_ options: JSONFields) throws(RequestError) -> Bool {
            let least = try options.integer(minimum)
            let most = try options.integer(maximum)
            return least != nil || most != nil
        }
    }

    private static let fraction = Limits(minimum: "minimumFractionDigits", maximum: "maximumFractionDigits")
    private static let significant = Limits(minimum: "minimumSignificantDigits", maximum: "maximumSignificantDigits")

    private static let priorities: KeyValuePairs<String, RoundingPriority?> = [
        "auto": nil, "morePrecision": .morePrecision, "lessPrecision": .lessPrecision,
    ]

    static let roundingModes: KeyValuePairs<String, RoundingMode> = [
        "ceil": .ceiling, "floor": .floor, "expand": .up, "trunc": .down, "halfCeil": .halfCeiling,
        "halfFloor": .halfFloor, "halfExpand": .halfUp, "halfTrunc": .halfDown, "halfEven": .halfEven,
    ]
}

// MARK: Limits

extension DigitOptions {
    private static func significantDigits(_ options: JSONFields) throws(RequestError) -> ClosedRange<Int> {
        let least = try options.integer(significant.minimum, in: 1...21) ?? 1
        return least...(try options.integer(significant.maximum, in: least...21) ?? 21)
    }

    /// A missing limit is the default, or the other limit if the default is beyond it.
    private static func fractionDigits(
        _ options: JSONFields, _ defaults: ClosedRange<Int>
    ) throws(RequestError) -> ClosedRange<Int> {
        let least = try options.integer(fraction.minimum, in: 0...100)
        let most = try options.integer(fraction.maximum, in: 0...100)
        if let least, let most, least > most {
            throw .range(
                option: options.path(fraction.maximum), value: String(most),
                expected: "at least \(fraction.minimum), which is \(least)")
        }
        switch (least, most) {
        case (nil, nil): return defaults
        case (let least?, nil): return least...max(defaults.upperBound, least)
        case (nil, let most?): return min(defaults.lowerBound, most)...most
        case (let least?, let most?): return least...max(least, most)
        }
    }

    private static func precision(
        _ fraction: ClosedRange<Int>?, _ significant: ClosedRange<Int>?, _ priority: RoundingPriority?
    ) -> NumberPrecision {
        switch (fraction, significant) {
        case (let fraction?, let significant?):
            .both(fraction: fraction, significant: significant, priority ?? .morePrecision)
        case (let fraction?, nil): .fraction(fraction)
        case (nil, let significant?): .significant(significant)
        case (nil, nil): .both(fraction: 0...0, significant: 1...2, .morePrecision)
        }
    }

    private static func increment(_ options: JSONFields) throws(RequestError) -> Int {
        let increments = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000]
        guard let increment = try options.integer("roundingIncrement") else { return 1 }
        guard increments.contains(increment) else {
            throw .range(
                option: options.path("roundingIncrement"), value: String(increment),
                expected: increments.map(String.init).joined(separator: ", "))
        }
        return increment
    }

    /// Increments require a fixed number of fraction digits.
    private static func stepped(
        _ precision: NumberPrecision, by increment: Int, _ options: JSONFields
    ) throws(RequestError) -> NumberPrecision {
        guard case .fraction(let decimals) = precision, decimals.lowerBound == decimals.upperBound else {
            throw .range(
                option: options.path("roundingIncrement"), value: String(increment),
                expected: "1 where the number of decimals is not fixed")
        }
        return .increment(increment, scale: decimals.upperBound)
    }
}
