import Foundation
import Testing

/// The tests of all examples are those of the documentation as it is.
///
/// With UPDATE_EXAMPLES=1 in the environment they are written anew.
struct ExamplesAreTestedTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    private static let documented = [
        "PackedTables", "CurrencyCore", "CurrencyEngine", "CurrencyFormat", "CurrencyNames", "CurrencyFoundation",
    ]

    private static func examples() throws -> [Example] {
        var examples: [Example] = []
        for module in documented {
            let sources = package.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
            for file in files.sorted() where file.hasSuffix(".swift") && !file.contains("Generated/") {
                let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
                examples += ExampleReader.comments(of: text, file: "Sources/\(module)/\(file)")
            }
        }
        let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
        return examples + [ExampleReader.page(readme, file: "README.md")].compactMap { $0 }
    }

    @Test func generatedTestsAreThoseOfTheDocumentation() throws {
        let examples = try Self.examples()
        #expect(examples.count >= 30)
        let file = Self.folder.appendingPathComponent("Generated/Examples.swift")
        let expected = ExampleWriter.source(examples)
        if ProcessInfo.processInfo.environment["UPDATE_EXAMPLES"] == "1" {
            try expected.write(to: file, atomically: true, encoding: .utf8)
        }
        let isCurrent = try String(contentsOf: file, encoding: .utf8) == expected
        #expect(isCurrent, "documentation changed: run UPDATE_EXAMPLES=1 swift test --filter DocumentationTests")
    }
}
