import LocaleResolution
import TableWriter

/// Writes `WordLists.swift`, words beside amounts: for each list a text with a word in each line.
public struct WordListsFile: Sendable {
    /// The decisions to write.
    public var decisions: WordListDecisions
    /// The header of the file.
    public var header: FileHeader

    /// Creates a file from decisions.
    public init(decisions: WordListDecisions, header: FileHeader) {
        self.decisions = decisions
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `ReadingDecisionError` if a list is invalid.
    public func text() throws -> String {
        try check()
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation("Words of many languages beside amounts, from Data/Decisions/wordLists.json.")
        try source.block("package enum WordLists") { (source: inout SwiftSource) throws in
            for list in decisions.lists {
                let lines = list.words.map { $0 + "\n" }.joined()
                try source.staticString(list.name, modifiers: "package static", Array(lines.utf8))
            }
        }
        return source.text
    }

    private func check() throws(ReadingDecisionError) {
        var names: Set<String> = []
        for list in decisions.lists {
            let entry = list.name
            if list.meaning.isEmpty { throw .missingReason(file: Self.file, entry: entry) }
            if !names.insert(list.name).inserted { throw .repeated(file: Self.file, entry: entry) }
            if list.words.isEmpty { throw .malformed(file: Self.file, entry: entry) }
            var words: Set<String> = []
            for word in list.words {
                if word.isEmpty || word.contains(where: \.isNewline) { throw .malformed(file: Self.file, entry: word) }
                if !words.insert(word).inserted { throw .repeated(file: Self.file, entry: "\(entry) \(word)") }
            }
        }
    }

    private static let file = "wordLists.json"
}
