import Foundation
import TestSupport
import Testing

@testable import currency
@testable import currency_data
@testable import currency_executor

struct VersionTests {
    /// The program's version is that of the changelog's newest section. The data's versions are those of the snapshot.
    @Test func theVersionsAreThoseOfTheCheckout() throws {
        let lines = CurrencyTool.configuration.version.split(separator: "\n").map(String.init)
        let changelog = try String(
            contentsOf: PackageFolder.file("CHANGELOG.md"), encoding: .utf8)
        let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
        let version = try #require(heading.dropFirst(3).split(separator: " ").first)
        #expect(lines.first == "currency \(version)")
        // The other programs contain no data.
        #expect(CurrencyDataTool.configuration.version == "currency-data \(version)")
        #expect(CurrencyExecutorTool.configuration.version == "currency-executor \(version)")
        struct Sources: Decodable {
            struct Pin: Decodable {
                var name: String
                var version: String
            }
            var sources: [Pin]
        }
        let pins = try JSONDecoder().decode(
            Sources.self,
            from: try Data(contentsOf: PackageFolder.file("Data/Sources.json"))
        ).sources
        let iso = try #require(pins.first { $0.name == "iso4217" })
        #expect(lines.last == "ISO 4217 of \(iso.version)")
        let locales = try #require(pins.first { $0.name == "cldr-json" })
        let corrections = try #require(pins.first { $0.name == "icu" })
        let source = "(cldr-json \(locales.version) with icu \(corrections.version))"
        #expect(lines.dropFirst().first?.hasSuffix(source) == true)
        #expect(lines.count == 3)
    }
}
