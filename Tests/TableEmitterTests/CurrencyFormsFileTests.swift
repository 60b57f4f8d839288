import LocaleResolution
import Testing

@testable import TableEmitter

/// The generated lines of recorded currency forms, and errors in entries.
struct CurrencyFormsFileTests {
    private typealias Decisions = CurrencyFormDecisions

    private static func form(_ text: String, _ currencies: [String], reason: String = "why") -> Decisions.Form {
        Decisions.Form(text: text, kind: .abbreviation, currencies: currencies, reason: reason, link: "where")
    }

    private static func decisions(
        _ forms: [Decisions.Form], hundredths: [String] = ["paisa"], power: Int = 5
    ) -> Decisions {
        Decisions(
            forms: forms,
            minorUnitWords: hundredths.map {
                Decisions.MinorUnitWord(word: $0, currencies: ["INR", "PKR"], reason: "why", link: "where")
            },
            scaleWords: ["en": [Decisions.ScaleWord(word: "lakh", powerOfTen: power, reason: "why", link: "where")]],
            wideUse: Decisions.Currencies(currencies: ["EUR", "INR"], reason: "why", link: "where"),
            words: Decisions.Currencies(currencies: ["EUR"], reason: "why", link: "where"),
            smallLetters: Decisions.Currencies(currencies: ["EUR"], reason: "why", link: "where"))
    }

    private static func text(_ decisions: Decisions) throws -> String {
        try CurrencyFormsFile(decisions: decisions, currencies: ["EUR", "INR", "PKR"], header: FileHeader(sources: []))
            .text()
    }

    @Test
    func formsAreLinesSortedByText() throws {
        let text = try Self.text(Self.decisions([Self.form("Rs", ["INR", "PKR"]), Self.form("E", ["EUR"])]))
        #expect(text.contains("E\\ta\\tEUR\\nRs\\ta\\tINRPKR\\n"))
        #expect(text.contains("paisa\\tINRPKR\\n"))
        #expect(text.contains("en\\tlakh\\t5\\n"))
        #expect(text.contains("EURINR"))
    }

    @Test
    func wrongEntriesAreNamed() {
        func error(_ decisions: Decisions) -> CurrencyFormError? {
            #expect(throws: CurrencyFormError.self) { try Self.text(decisions) }
        }
        #expect(error(Self.decisions([Self.form("", ["EUR"])])) == .malformed(entry: ""))
        #expect(error(Self.decisions([Self.form("a\tb", ["EUR"])])) == .malformed(entry: "a\tb"))
        #expect(error(Self.decisions([Self.form("Rs", [])])) == .malformed(entry: "Rs"))
        #expect(error(Self.decisions([], hundredths: ["gr", "gr"])) == .repeated(entry: "gr"))
        #expect(error(Self.decisions([], power: 0)) == .malformed(entry: "en lakh"))
        let twice = [Self.form("Rs", ["INR"]), Self.form("Rs", ["PKR"])]
        #expect(error(Self.decisions(twice)) == .repeated(entry: "Rs"))
        #expect(error(Self.decisions([Self.form("Rs", ["INR", "INR"])])) == .repeated(entry: "Rs"))
        #expect(error(Self.decisions([Self.form("Rs", ["ABC"])])) == .unknownCurrency(entry: "Rs", code: "ABC"))
        #expect(error(Self.decisions([Self.form("Rs", ["INR"], reason: "")])) == .missingReason(entry: "Rs"))
    }
}
