import LocaleResolution
import Testing

@testable import TableEmitter

/// The generated lists of words beside amounts, and errors in them.
struct WordListsFileTests {
    private static func list(_ name: String, _ words: [String], meaning: String = "why") -> WordListDecisions.List {
        WordListDecisions.List(name: name, meaning: meaning, words: words)
    }

    private static func text(_ lists: [WordListDecisions.List]) throws -> String {
        try WordListsFile(decisions: WordListDecisions(lists: lists), header: FileHeader(sources: [])).text()
    }

    @Test
    func listsAreLines() throws {
        let text = try Self.text([Self.list("and", ["and", "und"]), Self.list("letters", ["k\t3"])])
        #expect(text.contains("package static var and: StaticString"))
        #expect(text.contains("and\\nund\\n"))
        #expect(text.contains("k\\t3\\n"))
    }

    @Test
    func wrongListsAreNamed() {
        func error(_ lists: [WordListDecisions.List]) -> ReadingDecisionError? {
            #expect(throws: ReadingDecisionError.self) { try Self.text(lists) }
        }
        let file = "wordLists.json"
        #expect(error([Self.list("and", [])]) == .malformed(file: file, entry: "and"))
        #expect(error([Self.list("and", [""])]) == .malformed(file: file, entry: ""))
        #expect(error([Self.list("and", ["a", "a"])]) == .repeated(file: file, entry: "and a"))
        #expect(error([Self.list("and", ["a"]), Self.list("and", ["b"])]) == .repeated(file: file, entry: "and"))
        #expect(error([Self.list("and", ["a"], meaning: "")]) == .missingReason(file: file, entry: "and"))
    }
}
