import CurrencyFormat

// "unlimited"
// {"fraction":[0,2]}                                       nil for no limit: [0,null]
// {"significant":[1,3]}
// {"fraction":[0,2],"significant":[1,3],"priority":"morePrecision"}
// {"fraction":[0,2],"significant":[1,3],"priority":"morePrecision","keepsMinimums":true}
// {"increment":5,"scale":2}

extension NumberPrecision: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case fraction, significant, priority, keepsMinimums, increment, scale
    }

    private static let unlimitedName = "unlimited"

    /// Reads what `encode(to:)` writes.
    ///
    /// - Throws: `DecodingError`, with the path of the invalid key.
    public init(from decoder: any Decoder) throws {
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            guard name == Self.unlimitedName else {
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(
                        codingPath: decoder.codingPath, debugDescription: "\"\(name)\" is no precision"))
            }
            self = .unlimited
            return
        }
        let reader = try OptionReader(decoder, CodingKeys.self)
        let fraction = try reader.checked(.fraction, Self.range)
        let significant = try reader.checked(.significant, Self.range)
        let increment = try reader.value(.increment, Int.self)
        let scale = try reader.value(.scale, Int.self)
        let priority = try reader.named(.priority, RoundingPriority.self)
        let keepsMinimums = try reader.value(.keepsMinimums, Bool.self) ?? false
        switch (fraction, significant, priority, increment, scale) {
        case (let fraction?, nil, nil, nil, nil) where !keepsMinimums: self = .fraction(fraction)
        case (nil, let significant?, nil, nil, nil) where !keepsMinimums: self = .significant(significant)
        case (let fraction?, let significant?, let priority?, nil, nil):
            self =
                keepsMinimums
                ? .bothMinimums(fraction: fraction, significant: significant, priority)
                : .both(fraction: fraction, significant: significant, priority)
        case (nil, nil, nil, let increment?, let scale?) where !keepsMinimums:
            self = .increment(increment, scale: scale)
        default:
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "expected fraction, significant, both with a priority, or increment with scale"))
        }
    }

    /// Writes `"unlimited"` or an object: `{"fraction":[0,2]}`.
    public func encode(to encoder: any Encoder) throws {
        if self == .unlimited {
            var container = encoder.singleValueContainer()
            return try container.encode(Self.unlimitedName)
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        func encode(
            _ fraction: ClosedRange<Int>, _ significant: ClosedRange<Int>, _ priority: RoundingPriority
        ) throws {
            try container.encode(Self.limits(fraction), forKey: .fraction)
            try container.encode(Self.limits(significant), forKey: .significant)
            try container.encode(priority.codedName, forKey: .priority)
        }
        switch self {
        case .fraction(let range): try container.encode(Self.limits(range), forKey: .fraction)
        case .significant(let range): try container.encode(Self.limits(range), forKey: .significant)
        case .both(let fraction, let significant, let priority): try encode(fraction, significant, priority)
        case .bothMinimums(let fraction, let significant, let priority):
            try encode(fraction, significant, priority)
            try container.encode(true, forKey: .keepsMinimums)
        case .increment(let increment, let scale):
            try container.encode(increment, forKey: .increment)
            try container.encode(scale, forKey: .scale)
        case .unlimited: break
        }
    }

    private static func limits(_ range: ClosedRange<Int>) -> [Int?] {
        [range.lowerBound, range.upperBound == .max ? nil : range.upperBound]
    }

    private static func range(_ limits: [Int?]) throws -> ClosedRange<Int> {
        guard limits.count == 2, let least = limits[0], least >= 0, least <= limits[1] ?? .max else {
            throw NoRange()
        }
        return least...(limits[1] ?? .max)
    }

    private struct NoRange: Error, CustomStringConvertible {
        var description: String { "expected the fewest and the most digits, with null for no limit" }
    }
}
