import CurrencyFormat
import Foundation
import TestSupport
import Testing

/// The tables of the README and of the module's first page are what the engine writes; the code of both is tested with
/// that of the documentation.
struct ReadmeTests {
    @Test(arguments: [
        (page: "README.md", rows: 9),
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

    /// Who lands on the page reads it to its end.
    @Test func isShort() throws {
        let text = try String(contentsOf: PackageFolder.file("README.md"), encoding: .utf8)
        #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    }
}
