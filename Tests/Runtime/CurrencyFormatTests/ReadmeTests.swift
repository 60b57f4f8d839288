import CurrencyFormat
import Foundation
import TestSupport
import Testing

/// The engine writes the amounts shown in the tables of the README and the module's first page. DocumentationTests test
/// the code of both.
struct ReadmeTests {
    @Test(arguments: [
        (page: "README.md", rows: 4),
        (page: "Sources/Runtime/CurrencyFormat/CurrencyFormat.docc/CurrencyFormat.md", rows: 7),
    ])
    func tableOfAmounts(page: String, rows: Int) throws {
        let text = try String(contentsOf: PackageFolder.file(page), encoding: .utf8)
        var found = 0
        for line in text.split(separator: "\n") where line.hasPrefix("| `") && line.contains(" | ") {
            let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard cells.count == 4, cells[1].utf8.count == 3 else { continue }
            found += 1
            let locale = try LocaleIdentifier(cells[0].trimmingCharacters(in: ["`"]))
            let style = CurrencyStyle(try CurrencyCode(cells[1]), locale: locale)
            #expect(style.format(try DecimalValue(cells[2])) == cells[3], "\(cells[0]) \(cells[1])")
        }
        #expect(found == rows)
    }

    @Test func isShort() throws {
        let text = try String(contentsOf: PackageFolder.file("README.md"), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }
}
