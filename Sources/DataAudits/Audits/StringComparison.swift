/// Amounts that another engine wrote, held against those from the snapshot.
public struct StringComparison: Sendable, Equatable {
    /// The other engine: `NumberFormatter`, `FormatStyle`, `ICU`, `Intl`.
    public var engine: String
    public var locales: [String]
    public var currencies: [String]
    public var amounts: [String]
    /// How many strings were compared.
    public var compared = 0
    /// How many of them differ; the causes and `unexplained` add up to it.
    public var differing = 0
    /// By cause, most first.
    public var causes: [Cause] = []
    public var unexplained = 0
    /// By locale, how many strings differ; without those where none does.
    public var differingByLocale: [String: Int] = [:]
    public var differingByCurrency: [String: Int] = [:]

    public struct Cause: Sendable, Equatable {
        public var cause: AuditCause
        public var count: Int
        /// The first string of the cause: `old` is the other engine's, `new` the snapshot's.
        public var example: RenderedChange
    }

    public init(engine: String, locales: [String], currencies: [String], amounts: [String]) {
        self.engine = engine
        self.locales = locales
        self.currencies = currencies
        self.amounts = amounts
    }

    /// The share of strings that differ, from 0 to 1.
    public var score: Double { compared == 0 ? 0 : Double(differing) / Double(compared) }
}
