import Foundation
import Testing

/// The generated tests contain all examples of the current documentation.
///
/// Set UPDATE_EXAMPLES=1 in the environment to rewrite them.
struct ExamplesAreTestedTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()
    private static let documented = [
        "Runtime/PackedTables", "Runtime/CurrencyCore", "Runtime/CurrencyEngine", "Runtime/CurrencyParsing",
        "Runtime/CurrencyReader", "Runtime/AmountSearch", "Runtime/CurrencyFormat", "Runtime/CurrencyNames",
        "Foundation/CurrencyFoundation", "Foundation/CurrencyObjects", "Runtime/CurrencyColumns",
        "Extras/CurrencyAlignment", "Compatibility/CurrencyText", "Compatibility/FormattedNumbers",
        "Runtime/FieldEngine", "Compatibility/FieldFormats", "Extras/CurrencyExchange", "Extras/LocaleMatching",
        "Extras/PaymentServices", "Extras/PriceLabels", "Extras/PriceSamples", "Extras/MessageFunctions",
        "Extras/NumberSkeletons", "Extras/CustomCurrencies",
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
        for page in ["README.md"] + guides() {
            let text = try String(contentsOf: package.appendingPathComponent(page), encoding: .utf8)
            if let example = ExampleReader.page(text, file: page) { examples.append(example) }
        }
        return examples
    }

    /// The pages of the documentation catalogs, including the migration guides. Each is one program. Fences with
    /// another name, such as `swift-before`, contain the code of other libraries and are skipped.
    private static func guides() -> [String] {
        let sources = package.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        return files.sorted().filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.map { "Sources/\($0)" }
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
