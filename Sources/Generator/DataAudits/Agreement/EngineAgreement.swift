import CurrencyEngine

/// The agreement of engines on the texts of amounts, for each pair and for all together.
///
/// A string counts for a pair if both engines write it, and for all together if every engine does. If an engine lacks a
/// locale, that is not a disagreement.
public struct EngineAgreement: Sendable, Equatable {
    /// An engine, or data with which this package's engine writes.
    public struct Engine: Sendable, Equatable {
        /// The name of the engine.
        public var name: String
        /// The CLDR version of its data, if it states one.
        public var cldrVersion: String?
    }

    /// The number of equal strings.
    public struct Share: Sendable, Equatable {
        /// The number of strings that were compared.
        public var compared = 0
        /// The number of strings that are the same.
        public var same = 0

        /// The share from 0 to 1; nil if nothing was compared.
        public var value: Double? { compared == 0 ? nil : Double(same) / Double(compared) }

        mutating func add(isSame: Bool) {
            compared += 1
            if isSame { same += 1 }
        }
    }

    /// An amount that the engines do not all write the same way.
    public struct Difference: Sendable, Equatable {
        /// The identifier of the locale.
        public var locale: String
        /// The code of the currency.
        public var currency: String
        /// The amount, as a decimal.
        public var amount: String
        /// The engines' texts in their order; nil if an engine has none.
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
    /// `pairs[i][j]` is the agreement of engines `i` and `j`, and equals `pairs[j][i]`.
    public private(set) var pairs: [[Share]]
    /// The agreement of all engines.
    public private(set) var all = Share()
    /// The first difference for each pair of a locale and a currency, starting with those that most people see.
    public private(set) var differences: [Difference] = []

    /// Asks all engines for all strings.
    ///
    /// - Parameters:
    ///   - locales: The locales, starting with those that most people read.
    ///   - currencies: The currencies, starting with the most common. A locale's own currency comes before all others.
    ///   - own: The currency of a locale's region.
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
        // The sort is stable, so of two equally common differences, the one of the greater locale comes first.
        differences = ranked.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.difference)
    }

    /// Counts one amount's texts. Returns whether the texts that exist are the same.
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
