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

    /// A text for a unit of currencies.
    private static func unit(
        _ text: String, _ currencies: [String], power: Int? = nil, kind: Decisions.Form.Kind = .minorUnit
    ) -> Decisions.Form {
        Decisions.Form(
            text: text, kind: kind, currencies: currencies, powerOfTen: power, reason: "why", link: "where")
    }

    private static func text(_ decisions: Decisions) throws -> String {
        let minorUnits = ["EUR": 2, "INR": 2, "PKR": 2, "AED": 2, "CNY": 2, "KWD": 3, "JPY": 0, "IRR": 2]
        return try CurrencyFormsFile(
            decisions: decisions, currencies: Set(minorUnits.keys), minorUnits: minorUnits,
            header: FileHeader(sources: [])
        ).text()
    }

    @Test
    func formsAreLinesSortedByText() throws {
        let text = try Self.text(Self.decisions([Self.form("Rs", ["INR", "PKR"]), Self.form("E", ["EUR"])]))
        #expect(text.contains("E\\ta\\tEUR\\nRs\\ta\\tINRPKR\\n"))
        #expect(text.contains("paisa\\tINRPKR\\n"))
        #expect(text.contains("en\\tlakh\\t5\\n"))
        #expect(text.contains("EURINR"))
    }

    /// A fils is a hundredth in Abu Dhabi and a thousandth in Kuwait, a jiao a tenth, and a toman ten rials.
    @Test
    func unitsOtherThanTheUsualOneHaveTheirPower() throws {
        var decisions = Self.decisions([
            Self.unit("fils", ["AED", "KWD"]), Self.unit("jiao", ["CNY"], power: -1),
            Self.unit("toman", ["IRR"], power: 1, kind: .name), Self.unit("角", ["CNY"], power: -1),
            Self.unit("sen", ["INR"]), Self.unit("sen", ["JPY"], power: -2),
        ])
        decisions.minorUnitWords = [
            Decisions.MinorUnitWord(word: "fils", currencies: ["AED", "KWD"], reason: "why", link: "where"),
            Decisions.MinorUnitWord(word: "sen", currencies: ["JPY"], powerOfTen: -2, reason: "why", link: "where"),
        ]
        let text = try Self.text(decisions)
        #expect(text.contains("fils\\tm\\tAED\\t-3KWD\\njiao\\tm\\t\\t-1CNY\\nsen\\tm\\tINR\\t-2JPY\\n"))
        #expect(text.contains("toman\\tn\\t\\t+1IRR\\n"))
        // A word behind an amount counts the minor unit of ISO 4217.
        #expect(text.contains("fils\\tAEDKWD\\nsen\\t\\t-2JPY\\n"))
    }

    @Test
    func wrongUnitsAreNamed() {
        func error(_ forms: [Decisions.Form]) -> CurrencyFormError? {
            #expect(throws: CurrencyFormError.self) { try Self.text(Self.decisions(forms)) }
        }
        #expect(error([Self.unit("sen", ["JPY"])]) == .noMinorUnit(entry: "sen", code: "JPY"))
        #expect(error([Self.unit("fen", ["CNY"], power: 0)]) == .malformed(entry: "fen"))
        #expect(error([Self.unit("fen", ["CNY"], power: 1)]) == .malformed(entry: "fen"))
        #expect(error([Self.unit("toman", ["IRR"], power: -1, kind: .name)]) == .malformed(entry: "toman"))
        #expect(
            error([Self.unit("fen", ["CNY"]), Self.unit("fen", ["CNY"], power: -1)]) == .repeated(entry: "fen"))
        #expect(
            error([Self.unit("fen", ["CNY"]), Self.unit("fen", ["EUR"], power: -1, kind: .name)])
                == .malformed(entry: "fen"))
        #expect(
            error([Self.unit("fen", ["CNY"]), Self.unit("fen", ["EUR"], power: 1, kind: .name)])
                == .repeated(entry: "fen"))
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
