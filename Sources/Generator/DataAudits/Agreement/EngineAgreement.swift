import CurrencyEngine

/// How far engines agree on what amounts look like: each with each, and all together.
///
/// A string counts for two engines where both write it, and for all together where every one of them does: what an engine
/// has no locale for is no disagreement.
public struct EngineAgreement: Sendable, Equatable {
    /// An engine, or data that this engine writes from.
    public struct Engine: Sendable, Equatable {
        /// The name of the engine.
        public var name: String
        /// The CLDR version of its data, as far as it says.
        public var cldrVersion: String?
    }

    /// How many strings are the same.
    public struct Share: Sendable, Equatable {
        /// How many strings were compared.
        public var compared = 0
        /// How many of them are the same.
        public var same = 0

        /// From 0 to 1; nil where nothing was compared.
        public var value: Double? { compared == 0 ? nil : Double(same) / Double(compared) }

        mutating func add(isSame: Bool) {
            compared += 1
            if isSame { same += 1 }
        }
    }

    /// An amount that not all engines write alike.
    public struct Difference: Sendable, Equatable {
        /// The identifier of the locale.
        public var locale: String
        /// The code of the currency.
        public var currency: String
        /// The amount, as a decimal.
        public var amount: String
        /// The engines' texts in their order; nil where one has none.
        public var texts: [String?]
    }

    /// The engines, in the order in which they were named.
    public private(set) var engines: [Engine]
    /// The locales that were compared.
    public private(set) var locales: [String]
    /// The currencies that were compared.
    public private(set) var currencies: [String]
    /// The amounts that were compared.
    public private(set) var amounts: [String]
    /// `pairs[i][j]` is what engines `i` and `j` agree on; the two orders are the same.
    public private(set) var pairs: [[Share]]
    /// What all engines agree on.
    public private(set) var all = Share()
    /// The first of each pair of a locale and a currency, those first that most people see.
    public private(set) var differences: [Difference] = []

    /// Asks all engines for all strings.
    ///
    /// - Parameters:
    ///   - locales: those that most people read first.
    ///   - currencies: those that are seen most first. A locale's own currency comes before all others.
    ///   - own: the currency of a locale's region.
    public init(
        of engines: [PeerEngine], locales: [String], currencies: [String], amounts: [String] = StringAudit.amounts,
        own: (String) -> String?, progress: (Int, Int) -> Void = { _, _ in }
    ) throws {
        self.engines = engines.map { Engine(name: $0.name, cldrVersion: $0.cldrVersion) }
        (self.locales, self.currencies, self.amounts) = (locales, currencies, amounts)
        pairs = engines.map { _ in engines.map { _ in Share() } }
        var ranked: [(rank: Int, difference: Difference)] = []
        for (place, locale) in locales.enumerated() {
            progress(place, locales.count)
            for (order, currency) in currencies.enumerated() {
                let texts = try engines.map { engine in
                    engine.locales.contains(locale)
                        ? try engine.write(locale, currency, amounts) : amounts.map { _ in nil }
                }
                let differing = amounts.indices.filter { index in !count(texts.map { $0[index] }) }
                guard let first = differing.first else { continue }
                let rank = place + (currency == own(locale) ? 0 : order + 1)
                let difference = Difference(
                    locale: locale, currency: currency, amount: amounts[first], texts: texts.map { $0[first] })
                ranked.append((rank, difference))
            }
        }
        progress(locales.count, locales.count)
        // Stable, so that of two that are seen alike the one of the greater locale comes first.
        differences = ranked.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.difference)
    }

    /// Counts one amount's texts; whether those that there are say the same.
    private mutating func count(_ texts: [String?]) -> Bool {
        func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
        var agrees = true
        for (row, left) in texts.enumerated() {
            for (column, right) in texts.enumerated() {
                guard let left, let right else { continue }
                let same = isSame(left, right)
                pairs[row][column].add(isSame: same)
                agrees = agrees && same
            }
        }
        if !texts.contains(nil) { all.add(isSame: agrees) }
        return agrees
    }
}
