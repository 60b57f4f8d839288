/// Amounts that another engine wrote, held against those from the snapshot.
public struct StringComparison: Sendable, Equatable {
    /// The other engine: `NumberFormatter`, `FormatStyle`, `ICU`, `Intl`.
    public var engine: String
    /// The locales that were compared.
    public var locales: [String]
    /// The currencies that were compared.
    public var currencies: [String]
    /// The amounts that were compared.
    public var amounts: [String]
    /// How many strings were compared.
    public var compared = 0
    /// How many of them differ; the causes and `unexplained` add up to it.
    public var differing = 0
    /// By cause, most first.
    public var causes: [Cause] = []
    /// How many differing strings have no known cause.
    public var unexplained = 0
    /// By locale, how many strings differ; without those where none does.
    public var differingByLocale: [String: Int] = [:]
    /// By currency, how many strings differ; without those where none does.
    public var differingByCurrency: [String: Int] = [:]

    /// A cause, and how many strings have it.
    public struct Cause: Sendable, Equatable {
        /// The cause.
        public var cause: AuditCause
        /// How many strings have it.
        public var count: Int
        /// The first string of the cause: `old` is the other engine's, `new` the snapshot's.
        public var example: RenderedChange
    }

    /// Makes a comparison without any strings.
    public init(engine: String, locales: [String], currencies: [String], amounts: [String]) {
        self.engine = engine
        self.locales = locales
        self.currencies = currencies
        self.amounts = amounts
    }

    /// The share of strings that differ, from 0 to 1.
    public var score: Double { compared == 0 ? 0 : Double(differing) / Double(compared) }
}
