import Testing

@testable import DataAudits

/// Shares of strings on which engines agree, counted by hand.
struct EngineAgreementTests {
    /// An engine that writes the texts of a table and supports no other locale.
    private static func engine(_ name: String, _ texts: [String: [String]]) -> PeerEngine {
        PeerEngine(
            name: name, cldrVersion: nil, locales: Set(texts.keys.map { String($0.prefix { $0 != " " }) })
        ) { locale, currency, amounts in texts["\(locale) \(currency)"] ?? amounts.map { _ in nil } }
    }

    private static var engines: [PeerEngine] {
        [
            engine("A", ["en USD": ["$1", "$2"], "de USD": ["1 $", "2 $"], "de EUR": ["1 €", "2 €"]]),
            engine("B", ["en USD": ["$1", "$2"], "de USD": ["1 $", "2\u{A0}$"], "de EUR": ["1 €", "2\u{A0}€"]]),
            engine("C", ["en USD": ["$1", "$2.0"]]),
        ]
    }

    private static func agreement() throws -> EngineAgreement {
        try EngineAgreement(
            of: engines, locales: ["en", "de"], currencies: ["USD", "EUR"], amounts: ["1", "2"],
            own: { $0 == "de" ? "EUR" : nil })
    }

    @Test func eachWithEach() throws {
        let pairs = try Self.agreement().pairs
        // A and B both have six strings and differ in de's second amounts.
        #expect(pairs[0][1] == EngineAgreement.Share(compared: 6, same: 4))
        // C has the two strings of en, one of them different.
        #expect(pairs[0][2] == EngineAgreement.Share(compared: 2, same: 1))
        #expect(pairs[1][2] == pairs[0][2])
        #expect(pairs[2][0] == pairs[0][2])
    }

    /// Only strings that every engine writes count for all: the two of en USD.
    @Test func allTogether() throws {
        #expect(try Self.agreement().all == EngineAgreement.Share(compared: 2, same: 1))
        #expect(try Self.agreement().all.value == 0.5)
    }

    /// A locale's own currency is the most visible: de EUR precedes de USD, although USD is listed first.
    @Test func theMostSeenComesFirst() throws {
        let differences = try Self.agreement().differences
        #expect(differences.map { "\($0.locale) \($0.currency) \($0.amount)" } == ["en USD 2", "de EUR 2", "de USD 2"])
        #expect(differences[1].texts == ["2 €", "2\u{A0}€", nil])
    }

    @Test func whatNobodyWritesIsNoShare() throws {
        let none = try EngineAgreement(
            of: Self.engines, locales: ["fr"], currencies: ["USD"], amounts: ["1"], own: { _ in nil })
        #expect(none.all.value == nil && none.differences.isEmpty)
        #expect(AgreementTextReport().text(of: none).contains("0 of 0 strings (-)"))
    }

    @Test func theTextNumbersTheEngines() throws {
        let text = AgreementTextReport().text(of: try Self.agreement())
        #expect(text.hasPrefix("2 locales x 2 currencies x 2 amounts: 1 of 2 strings (50.00 %) are the same in all "))
        #expect(text.contains("  1  A           ?     -        66.67 %  50.00 %\n"))
        #expect(text.contains("  en  USD  2  1,2: $2; 3: $2.0\n"))
        #expect(text.contains("  de  EUR  2  1: 2 €; 2: 2\u{27E8}U+00A0\u{27E9}€\n"))
        #expect(AgreementTextReport(limit: 1).text(of: try Self.agreement()).contains("... and 2 more"))
    }
}
