import Foundation
import Testing

/// Each public name of a library that this package replaces is public here, or the migration guide mentions it.
struct ReplacedNamesTests {
    struct Name: Sendable, CustomStringConvertible {
        let library: String
        let type: String
        /// The type with the same name in this package.
        let counterpart: String
        /// The member, or empty for the type itself.
        let member: String

        var description: String { "\(library): \(type)\(member.isEmpty ? "" : "." + member)" }
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    private static func names() throws -> [Name] {
        let lines = try text("Tests/DocumentationTests/replaced-names.tsv").split(separator: "\n")
        return try lines.filter { !$0.hasPrefix("#") }.map {
            let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 4, "\($0)")
            return Name(library: fields[0], type: fields[1], counterpart: fields[2], member: fields[3])
        }
    }

    private static let guides = [
        "TextInputKit": "CurrencyText/CurrencyText.docc/MigratingFromCurrencyText",
        "SKStringFormatter": "CurrencyText/CurrencyText.docc/MigratingFromCurrencyText",
        "CurrencyField": "CurrencyText/CurrencyText.docc/MigratingFromCurrencyText",
        "FormattedNumbers": "FormattedNumbers/FormattedNumbers.docc/MigratingFromFormattedNumbers",
    ].mapValues { "Sources/Compatibility/\($0).md" }

    /// The first word of each line in Tests/PublicAPI, such as `BankCardNumber.init(_:)` or `BankCardNumber`.
    private static func published() throws -> Set<Substring> {
        var names: Set<Substring> = []
        for module in [
            "CurrencyText", "CurrencyTextAppKit", "CurrencyTextSwiftUI", "CurrencyTextUIKit", "FieldEngine",
            "FieldFormats", "FormattedNumbers",
        ] {
            for line in try text("Tests/PublicAPI/\(module).txt").split(separator: "\n") {
                let words = line.split(separator: " ")
                if words.count > 1, words[1] != ":" { names.insert(words[0]) }
            }
        }
        return names
    }

    /// The text in backticks, in tables and sentences but not in code blocks.
    private static func codeSpans(_ guide: String) -> Set<String> {
        var spans: Set<String> = []
        var isBlock = false
        for line in guide.split(separator: "\n") {
            if line.hasPrefix("```") {
                isBlock.toggle()
            } else if !isBlock {
                let parts = line.split(separator: "`", omittingEmptySubsequences: false)
                for index in parts.indices where index % 2 == 1 { spans.insert(String(parts[index])) }
            }
        }
        return spans
    }

    @Test func eachIsPublicHereOrInTheGuide() throws {
        let published = try Self.published()
        let spans = try Self.guides.mapValues { Self.codeSpans(try Self.text($0)) }
        let names = try Self.names()
        #expect(names.count > 150)
        let missing = try names.filter { name in
            let here = name.member.isEmpty ? name.counterpart : "\(name.counterpart).\(name.member)"
            if published.contains(Substring(here)) { return false }
            // The guide names `BankCardNumber.digitsString` like this, and Objective-C names and types alone.
            let spans = try #require(spans[name.library])
            let wanted = name.member.isEmpty ? [name.type] : [name.member, "\(name.type).\(name.member)"]
            return !wanted.contains(where: spans.contains)
        }
        #expect(missing.map(\.description) == [])
    }
}
