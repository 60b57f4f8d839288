import Foundation
import LocaleResolution
import Testing

@testable import TableEmitter

/// The generated words of amounts, and errors in them.
struct CurrencyWordTableFileTests {
    private static let decisions = """
        {"languages": [{
            "language": "cs", "minus": "minus ", "join": " ", "space": " ", "agreesWithLastWord": true,
            "ruleSets": {"f": "spellout-cardinal-feminine"}, "links": ["https://a.example", "https://b.example"],
            "corrections": [
                {"wrong": " jedna tisíc", "right": " jeden tisíc", "links": ["https://a.example", "https://b.example"]},
                {"wrong": "iliard", "links": ["https://a.example", "https://b.example"]}],
            "nouns": [
                {"id": "koruna", "gender": "f", "forms": {"one": "koruna", "other": "korun"},
                    "links": ["https://a.example", "https://b.example"]},
                {"id": "SEK", "gender": "f", "forms": {"other": "švédských korun"},
                    "links": ["https://a.example", "https://b.example"]}],
            "currencies": {"CZK": {"unit": "koruna"}, "SEK": {"unit": "koruna", "name": "SEK", "isMeantAlone": true}}
        }]}
        """

    private static func text(
        _ change: (inout CurrencyWordDecisions.Language) -> Void = { _ in }
    ) throws -> String {
        var decisions = try JSONDecoder().decode(CurrencyWordDecisions.self, from: Data(decisions.utf8))
        change(&decisions.languages[0])
        return try CurrencyWordTableFile(decisions: decisions, header: FileHeader(sources: [])).text()
    }

    @Test
    func languagesAreLines() throws {
        // A line of source ends anywhere in the text.
        let text = try Self.text().replacing("\\\n        ", with: "")
        #expect(text.contains(#"=cs\tminus \t \t \t\t\t\t\t\t jedna tisíc= jeden tisíc;iliard\t1\n:f\tspellout"#))
        #expect(text.contains(#"\nCZK\tf\tone=koruna;other=korun\n"#))
        #expect(text.contains(#"\nSEK\tf\tone=koruna;other=korun\t\t\tf\tother=švédských korun\t1\n"#))
    }

    @Test
    func nounsOfChequesNeedOnePage() throws {
        let text = try Self.text { language in
            language.isOnlyForCheques = true
            language.cheque = "{3} {1}"
            language.chequeLinks = ["https://a.example"]
            for index in language.nouns.indices { language.nouns[index].links = ["https://a.example"] }
        }
        #expect(text.replacing("\\\n        ", with: "").contains(#"iliard\t1\t1\n:f\tspellout"#))
    }

    @Test
    func wrongLanguagesAreNamed() {
        func reason(_ change: (inout CurrencyWordDecisions.Language) -> Void) -> String? {
            let error = #expect(throws: CurrencyWordError.self) { try Self.text(change) }
            #expect(error?.language == "cs")
            return error?.reason
        }
        #expect(reason { $0.corrections?[1].links = [] } == "iliard needs two pages")
        #expect(reason { $0.corrections?[0].right = "a=b" } == " jedna tisíc cannot be corrected")
        #expect(reason { $0.nouns[0].gender = "m" } == "koruna has no known gender")
        #expect(reason { $0.nouns[1].links.removeLast() } == "SEK needs two pages")
        #expect(reason { $0.cheque = "{3} {1}" } == "the form of cheques needs a page")
        #expect(reason { $0.currencies["SEK"]?.name = nil } == "no currency has the noun SEK")
        #expect(reason { $0.currencies["CZK"]?.minorUnit = "haléř" } == "there is no noun haléř")
    }
}
