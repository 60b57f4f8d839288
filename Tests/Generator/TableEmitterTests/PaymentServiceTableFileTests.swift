import LocaleResolution
import Testing

@testable import TableEmitter

/// The generated lines of payment service facts, and errors in facts.
struct PaymentServiceTableFileTests {
    private typealias Fact = PaymentServiceDecisions.Fact

    private static func fact(
        _ currencies: [String]?, _ exponent: Int?, applies: PaymentServiceDecisions.Scope = .listed,
        multiple: Int? = nil, source: String = "https://example.com", seen: String = "2026-11-24"
    ) -> Fact {
        Fact(
            applies: applies, currencies: currencies, exponent: exponent, multipleOf: multiple, source: source,
            seen: seen)
    }

    private static func text(_ facts: [Fact]) throws -> String {
        let service = PaymentServiceDecisions.Service(service: "bank", name: "Bank", facts: facts)
        let decisions = PaymentServiceDecisions(services: [service], beside: [:])
        return try PaymentServiceTableFile(decisions: decisions, header: FileHeader(sources: [])).text()
    }

    @Test func factsAreLines() throws {
        let text = try Self.text([
            Self.fact(["ISK", "UGX"], 2, multiple: 100), Self.fact(nil, nil, applies: .all),
            Self.fact(nil, 2, applies: .whereISOAgrees), Self.fact(["BGN"], nil, applies: .notOffered),
            Self.fact(nil, nil, applies: .notOffered),
        ])
        let lines = #"bank\t2\t100\tISK UGX\nbank\ti\t1\t*\nbank\t2\t1\t=\nbank\tx\t1\tBGN\nbank\tx\t1\t*\n"#
        #expect(text.contains(lines))
    }

    @Test func wrongFactsAreNamed() {
        func error(_ facts: Fact...) -> PaymentServiceError? {
            #expect(throws: PaymentServiceError.self) { try Self.text(facts) }
        }
        let missing = PaymentServiceError.missingSource(service: "bank", entry: "ISK")
        #expect(error(Self.fact(["ISK"], 2, source: "somewhere")) == missing)
        #expect(error(Self.fact(["ISK"], 2, seen: "yesterday")) == missing)
        let malformed = PaymentServiceError.malformed(service: "bank", entry: "ISK")
        #expect(error(Self.fact(["ISK"], 7)) == malformed)
        #expect(error(Self.fact(["ISK"], nil)) == malformed)
        #expect(error(Self.fact(["ISK"], 2, applies: .notOffered)) == malformed)
        #expect(error(Self.fact(["ISK"], 2, multiple: 0)) == malformed)
        #expect(error(Self.fact([], 2)) == .malformed(service: "bank", entry: ""))
        #expect(error(Self.fact(nil, 2)) == .malformed(service: "bank", entry: "listed"))
        let repeated = PaymentServiceError.repeated(service: "bank", currency: "ISK")
        #expect(error(Self.fact(["ISK"], 2), Self.fact(["ISK"], 0)) == repeated)
    }
}
