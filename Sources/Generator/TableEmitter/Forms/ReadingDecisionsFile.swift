import LocaleModel
import LocaleResolution
import TableWriter

/// Writes `ReadingDecisions.swift`, the decisions on texts next to amounts, as lines of text in literals:
///
///     scaleWords   word, tab, language, tab, power of ten, tab, letters: r refused, d doubtful; a attached,
///                  b currency beside, f few decimals, n no fraction, s small number; without words certain in all
///     allScaleWords word, tab, power of ten, tab, "en" if English has it so, and all languages of a word of up to four bytes
///     statements   regions, tab, languages, tab, letters: m minus after, d dash after is no minus,
///                  p parentheses, tab, signs of minus, tab, and the
///                  marks, each after a tab: d debit or c credit, b before or h after, and its text
public struct ReadingDecisionsFile: Sendable {
    /// The decisions on scale words to write.
    public var scaleWords: ScaleWordDecisions
    /// The decisions on statements to write.
    public var statements: StatementDecisions
    /// The header of the file.
    public var header: FileHeader
    private let allScaleWords: String

    /// - Parameters:
    ///   - locales: The facts of all locales, whose compact patterns contain words.
    ///   - forms: The recorded words that no pattern has.
    ///   - regionLanguages: The languages whose words may stand in texts of others: those that people of a region write.
    public init(
        scaleWords: ScaleWordDecisions, statements: StatementDecisions, locales: [LocaleFacts],
        forms: CurrencyFormDecisions, regionLanguages: RegionLanguageDecisions, header: FileHeader
    ) {
        let languages = regionLanguages.regions.values.joined().map { String($0.language.prefix { $0 != "-" }) }
        allScaleWords = ScaleWordTable(locales, forms, scaleWords, languages: Set(languages)).lines
        self.scaleWords = scaleWords
        self.statements = statements
        self.header = header
    }

    /// The file's text.
    ///
    /// - Throws: `ReadingDecisionError` if an entry is invalid.
    public func text() throws -> String {
        try check()
        var source = SwiftSource()
        header.write(to: &source)
        source.line()
        source.documentation(
            "What texts beside amounts mean, from Data/Decisions/scaleWords.json and Data/Decisions/statements.json.")
        try source.block("package enum ReadingDecisions") { (source: inout SwiftSource) throws in
            try source.staticString("scaleWords", modifiers: "static", Array(scaleWordLines.utf8))
            source.line()
            try source.staticString("allScaleWords", modifiers: "package static", Array(allScaleWords.utf8))
            source.line()
            try source.staticString("statements", modifiers: "static", Array(statementLines.utf8))
        }
        return source.text
    }

    private var scaleWordLines: String {
        // A word that is certain in one language may be less so in others.
        let unsure = Set(
            scaleWords.scaleWords.filter { $0.decision != .certain || !($0.conditions ?? []).isEmpty }
                .map { $0.word.lowercased() })
        return scaleWords.scaleWords.filter { unsure.contains($0.word.lowercased()) }
            .map { entry in
                let letters = [Self.letter(of: entry.decision)] + (entry.conditions ?? []).map(Self.letter).sorted()
                return "\(entry.word)\t\(entry.language)\t\(entry.powerOfTen)\t\(letters.joined())\n"
            }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
    }

    private var statementLines: String {
        statements.statements.map { statement in
            let flags =
                (statement.minusBehind ? "m" : "") + (statement.dashClosesSum ? "d" : "")
                + (statement.parentheses ? "p" : "")
            let signs = (statement.minusSigns ?? []).map(\.text).joined()
            let marks = statement.marks.map { mark in
                "\t\(mark.meaning == .debit ? "d" : "c")\(mark.side == .before ? "b" : "h")\(mark.text)"
            }
            return "\(statement.regions.joined(separator: ","))\t\(statement.languages.joined(separator: ","))"
                + "\t\(flags)\t\(signs)\(marks.joined())\n"
        }.joined()
    }

    private static func letter(of decision: ScaleWordDecisions.Decision) -> String {
        switch decision {
        case .certain: ""
        case .doubtful: "d"
        case .refused: "r"
        }
    }

    private static func letter(of condition: ScaleWordDecisions.Condition) -> String {
        switch condition {
        case .attached: "a"
        case .currencyBeside: "b"
        case .fewDecimals: "f"
        case .noFraction: "n"
        case .smallNumber: "s"
        }
    }

    // MARK: Checking

    private func check() throws(ReadingDecisionError) {
        var seen: Set<String> = []
        for entry in scaleWords.scaleWords {
            let name = "\(entry.language) \(entry.word)"
            try check(entry.word, of: name, in: "scaleWords.json", entry.reason, entry.link)
            if !(1...16).contains(entry.powerOfTen) { throw .malformed(file: "scaleWords.json", entry: name) }
            if !seen.insert("\(name) \(entry.powerOfTen)").inserted {
                throw .repeated(file: "scaleWords.json", entry: name)
            }
        }
        for statement in statements.statements {
            let name = statement.regions.joined(separator: ",")
            if statement.regions.isEmpty || statement.languages.isEmpty {
                throw .malformed(file: "statements.json", entry: name)
            }
            try check(name, of: name, in: "statements.json", statement.reason, statement.link)
            var seen: Set<String> = []
            for mark in statement.marks {
                let entry = "\(name) \(mark.text)"
                try check(mark.text, of: entry, in: "statements.json", mark.reason, mark.link)
                if !seen.insert("\(mark.text) \(mark.side)").inserted {
                    throw .repeated(file: "statements.json", entry: entry)
                }
            }
        }
    }

    private func check(
        _ text: String, of entry: String, in file: String, _ reason: String, _ link: String
    ) throws(ReadingDecisionError) {
        if text.isEmpty || text.contains(where: { $0.isNewline || $0 == "\t" }) {
            throw .malformed(file: file, entry: entry)
        }
        if reason.isEmpty || link.isEmpty { throw .missingReason(file: file, entry: entry) }
    }
}

/// An error in an entry of Data/Decisions/scaleWords.json, statements.json or wordLists.json.
public enum ReadingDecisionError: Error, Equatable, Sendable {
    /// The text is empty or has a tab or line end, or the power of ten is not in 1...16.
    case malformed(file: String, entry: String)
    case repeated(file: String, entry: String)
    case missingReason(file: String, entry: String)
}

extension ReadingDecisionError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .malformed(let file, let entry): "\(file): \(entry.debugDescription) must be a text of one line"
        case .repeated(let file, let entry): "\(file): \(entry.debugDescription) stands twice"
        case .missingReason(let file, let entry): "\(file): \(entry.debugDescription) needs a reason and a link"
        }
    }
}
