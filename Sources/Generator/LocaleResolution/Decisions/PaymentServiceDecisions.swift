/// How payment services count amounts, according to their documentation or the source of their libraries.
public struct PaymentServiceDecisions: Codable, Equatable, Sendable {
    /// The currencies of a fact.
    public enum Scope: String, Codable, Sendable {
        /// The currencies that the fact lists.
        case listed
        /// All currencies that no other fact lists.
        case all
        /// All currencies that no other fact lists and that have the same minor unit in ISO 4217.
        case whereISOAgrees
        /// The currencies that the fact lists, or all that no other fact lists. The service does not accept them.
        case notOffered
    }

    /// The statement of one page.
    public struct Fact: Codable, Equatable, Sendable {
        /// The currencies to which it applies.
        public var applies: Scope
        /// Their codes, if they are listed.
        public var currencies: [String]?
        /// The number of fraction digits; nil for that of ISO 4217, and if the service does not accept the currencies.
        public var exponent: Int?
        /// The count must be a multiple of this number; nil if all counts are accepted.
        public var multipleOf: Int?
        /// Other restrictions on the page.
        public var restriction: String?
        /// The address of the page or file.
        public var source: String
        /// The day on which the page was reviewed, such as `2026-11-24`.
        public var seen: String

        /// Creates a fact.
        public init(
            applies: Scope, currencies: [String]? = nil, exponent: Int?, multipleOf: Int? = nil,
            restriction: String? = nil, source: String, seen: String
        ) {
            self.applies = applies
            self.currencies = currencies
            self.exponent = exponent
            self.multipleOf = multipleOf
            self.restriction = restriction
            self.source = source
            self.seen = seen
        }
    }

    /// A service, with its facts.
    public struct Service: Codable, Equatable, Sendable {
        /// The case of `PaymentService`.
        public var service: String
        /// The name for people.
        public var name: String
        /// The facts about the service.
        public var facts: [Fact]

        /// Creates a service.
        public init(service: String, name: String, facts: [Fact]) {
            self.service = service
            self.name = name
            self.facts = facts
        }
    }

    /// The values in the lists when the differences of a currency were reviewed.
    public struct Beside: Codable, Equatable, Sendable {
        /// ISO 4217's minor unit.
        public var iso: Int
        /// CLDR's fraction digits for display.
        public var display: Int
        /// CLDR's fraction digits for cash.
        public var cash: Int

        /// Creates the values in the lists.
        public init(iso: Int, display: Int, cash: Int) {
            self.iso = iso
            self.display = display
            self.cash = cash
        }
    }

    /// The services.
    public var services: [Service]
    /// Each currency for which services, ISO 4217 and CLDR differ, by code.
    public var beside: [String: Beside]

    /// Creates decisions.
    public init(services: [Service], beside: [String: Beside]) {
        self.services = services
        self.beside = beside
    }
}

extension PaymentServiceDecisions.Service {
    /// The fraction digits with which the service counts a currency; nil if none are recorded, or it is not accepted.
    ///
    /// - Parameter iso: The minor unit by ISO 4217.
    public func exponent(of currency: String, iso: Int) -> Int? {
        if let fact = facts.first(where: { $0.currencies?.contains(currency) == true }) {
            return fact.applies == .notOffered ? nil : fact.exponent ?? iso
        }
        let others = facts.first { $0.applies == .all || $0.applies == .whereISOAgrees && $0.exponent == iso }
        return others.map { $0.exponent ?? iso }
    }
}
