/// A comparison of another engine's strings with those from the snapshot.
public struct StringComparison: Sendable, Equatable {
    /// The other engine: `NumberFormatter`, `FormatStyle`, `ICU`, `Intl`.
    public var engine: String
    /// The locales that were compared.
    public var locales: [String]
    /// The currencies that were compared.
    public var currencies: [String]
    /// The amounts that were compared.
    public var amounts: [String]
    /// The number of strings that were compared.
    public var compared = 0
    /// The number of strings that differ, which is the sum of the causes and `unexplained`.
    public var differing = 0
    /// The causes, the most frequent first.
    public var causes: [Cause] = []
    /// The number of differing strings without a known cause.
    public var unexplained = 0
    /// The number of differing strings by locale; locales without any are left out.
    public var differingByLocale: [String: Int] = [:]
    /// The number of differing strings by currency; currencies without any are left out.
    public var differingByCurrency: [String: Int] = [:]

    /// A cause and the number of strings with it.
    public struct Cause: Sendable, Equatable {
        /// The cause.
        public var cause: AuditCause
        /// The number of strings with this cause.
        public var count: Int
        /// The first string with the cause: `old` is the other engine's, and `new` the snapshot's.
        public var example: RenderedChange
    }

    /// Creates a comparison without strings.
    public init(engine: String, locales: [String], currencies: [String], amounts: [String]) {
        self.engine = engine
        self.locales = locales
        self.currencies = currencies
        self.amounts = amounts
    }

    /// The share of strings that differ, from 0 to 1.
    public var score: Double { compared == 0 ? 0 : Double(differing) / Double(compared) }
}
