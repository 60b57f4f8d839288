/// How payment services count amounts, as somebody found it in their documentation or in the source of their libraries.
public struct PaymentServiceDecisions: Codable, Equatable, Sendable {
    /// The currencies of a fact.
    public enum Scope: String, Codable, Sendable {
        /// Those that it lists.
        case listed
        /// All that no other fact lists.
        case all
        /// All that no other fact lists and whose minor unit is the same by ISO 4217.
        case whereISOAgrees
        /// Those that it lists, or all that no other fact lists: the service does not take them.
        case notOffered
    }

    /// What one page says.
    public struct Fact: Codable, Equatable, Sendable {
        /// Which currencies it is about.
        public var applies: Scope
        /// Their codes, if they are listed.
        public var currencies: [String]?
        /// The number of decimals; nil for those of ISO 4217, and where the service does not take the currencies.
        public var exponent: Int?
        /// The number that counts must be multiples of; nil if all are accepted.
        public var multipleOf: Int?
        /// What else the page says of them.
        public var restriction: String?
        /// The address of the page or file.
        public var source: String
        /// The day on which somebody looked, as in `2026-11-24`.
        public var seen: String

        /// Makes a fact.
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
        /// The name that it has for people.
        public var name: String
        /// What is known of it.
        public var facts: [Fact]

        /// Makes a service.
        public init(service: String, name: String, facts: [Fact]) {
            self.service = service
            self.name = name
            self.facts = facts
        }
    }

    /// What the lists said of a currency when its differences were looked at.
    public struct Beside: Codable, Equatable, Sendable {
        /// ISO 4217's minor unit.
        public var iso: Int
        /// CLDR's decimals for display.
        public var display: Int
        /// CLDR's decimals for cash.
        public var cash: Int

        /// Makes what the lists said.
        public init(iso: Int, display: Int, cash: Int) {
            self.iso = iso
            self.display = display
            self.cash = cash
        }
    }

    /// The services.
    public var services: [Service]
    /// By code, each currency of which services, ISO 4217 and CLDR do not all say the same.
    public var beside: [String: Beside]

    /// Makes decisions.
    public init(services: [Service], beside: [String: Beside]) {
        self.services = services
        self.beside = beside
    }
}

extension PaymentServiceDecisions.Service {
    /// The decimals in which the service counts a currency; nil if nothing is recorded, or the service does not take it.
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
