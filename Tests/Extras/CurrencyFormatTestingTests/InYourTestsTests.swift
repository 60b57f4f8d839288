import CurrencyFormat
import CurrencyFormatTesting
import Foundation
import Testing

// The code of the page In your tests, verbatim: PageCodeTests compares it.

@Test func priceInGermany() throws {
    let price = try Money("5.70", .euro)
    expectText(price.formatted(in: .germanGermany), "5,70\u{A0}€")
}

/// The texts that our customers see. The first line says which data wrote them.
func goldenLines() throws -> [String] {
    let source = "\(CurrencyData.bundled.source), ISO 4217 of \(CurrencyData.bundled.isoPublished)"
    let amounts: [DecimalValue] = [0, 0.05, 1234.5, -1234567.89]
    let locales: [CurrencyLocale] = [.germanGermany, .frenchFrance, .englishIreland]
    let texts = locales.flatMap { locale in
        amounts.map { "\(locale.rawValue)\t\($0)\t\(visibleText($0.formatted(in: locale, as: .euro)))" }
    }
    return [source] + texts
}

@Test func textsAreThoseOfTheGoldenFile() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("golden.tsv")
    let text = try goldenLines().joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    expectText(try String(contentsOf: file, encoding: .utf8), text)
}

/// The functions on the pages, in fences named `swift-testing`, are also in this file.
struct PageCodeTests {
    @Test(arguments: [
        "Runtime/CurrencyFormat/CurrencyFormat.docc/InYourTests.md",
        "Extras/CurrencyFormatTesting/CurrencyFormatTesting.docc/CurrencyFormatTesting.md",
    ])
    func theCodeOfThePageCompiles(page: String) throws {
        let tests = URL(fileURLWithPath: #filePath)
        let sources = tests.deletingLastPathComponent().appendingPathComponent("../../../Sources").standardizedFileURL
        let code = try String(contentsOf: tests, encoding: .utf8)
        let text = try String(contentsOf: sources.appendingPathComponent(page), encoding: .utf8)
        let fences = text.components(separatedBy: "```swift-testing\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
        let functions = fences.flatMap { $0.components(separatedBy: "\n\n") }.filter { $0.contains("func ") }
        #expect(!functions.isEmpty)
        for function in functions { #expect(code.contains(function), "\(function)") }
    }
}
