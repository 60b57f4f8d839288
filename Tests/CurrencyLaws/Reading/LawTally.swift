/// The number of texts in which laws were checked, and the violations.
public struct LawTally: Sendable {
    /// The number of texts that were read.
    public internal(set) var texts = 0
    /// The number of texts in which an amount was certain.
    public internal(set) var certain = 0
    /// Descriptions of the violations of each law.
    public private(set) var broken: [String: [String]] = [:]

    /// Makes an empty tally.
    public init() {}

    /// Adds the counts of another run.
    public mutating func add(_ other: LawTally) {
        texts += other.texts
        certain += other.certain
        broken.merge(other.broken) { $0 + $1 }
    }

    mutating func record(_ law: String, _ violation: String) { broken[law, default: []].append(violation) }

    /// A heading and some violations of each law.
    public func examples(_ count: Int) -> [String] {
        broken.sorted { $0.key < $1.key }.flatMap { law, violations in
            ["\(violations.count) violations of the law “\(law)”"] + violations.prefix(count)
        }
    }
}
