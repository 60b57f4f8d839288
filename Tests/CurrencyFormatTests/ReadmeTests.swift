import CurrencyFormat
import Foundation
import Testing

/// The table of the README is what the engine writes; its code is tested with that of the documentation.
struct ReadmeTests {
    private static let readme: String = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""
    }()

    @Test func tableOfAmounts() throws {
        var rows = 0
        for line in Self.readme.split(separator: "\n") where line.hasPrefix("| `") && line.contains(" | ") {
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 4, cells[1].utf8.count == 3 else { continue }
            rows += 1
            let locale = try LocaleIdentifier(cells[0].trimmingCharacters(in: ["`"]))
            let style = CurrencyStyle(try CurrencyCode(cells[1]), locale: locale)
            #expect(style.format(try DecimalValue(cells[2])) == cells[3], "\(cells[0]) \(cells[1])")
        }
        #expect(rows >= 12)
    }
}
