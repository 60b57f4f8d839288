import Foundation
import PriceSamples
import TestSupport
import Testing

/// Prices of some sixty stores as written by Node's Intl, with symbols and codes: a month, and twelve months derived
/// from it.
@Suite struct StoreTests {
    private struct Row {
        let sample: PriceSample
        let region: String
        let expected: [(amount: DecimalValue, text: String)]

        init?(_ line: Substring) throws {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 9 else { return nil }
            sample = PriceSample(fields[4], amount: try DecimalValue(fields[3]), try CurrencyCode(fields[2]))
            region = fields[0]
            expected = [(try DecimalValue(fields[5]), fields[6]), (try DecimalValue(fields[7]), fields[8])]
        }
    }

    private static func rows() throws -> [Row] {
        let text = try String(
            contentsOf: PackageFolder.file("Tests/Extras/PriceSamplesTests/stores.tsv"), encoding: .utf8)
        return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { try #require(try Row($0)) }
    }

    /// - Parameter before: A text in front of each price.
    private func compare(
        before: String = "", _ hints: (Row) -> PriceHints
    ) throws -> (equal: Int, sure: Int, all: Int, sureAndWrong: [String]) {
        var (equal, sure, all) = (0, 0, 0)
        var wrong: [String] = []
        for row in try Self.rows() {
            let sample = PriceSample(before + row.sample.text, amount: row.sample.amount, row.sample.currency)
            let styles = try sample.styles(hints(row))
            for (amount, text) in row.expected {
                let (isEqual, isSure) = (styles.format(amount) == before + text, styles.agree(on: amount))
                all += 1
                equal += isEqual ? 1 : 0
                sure += isSure ? 1 : 0
                if isSure, !isEqual { wrong.append(text) }
            }
        }
        return (equal, sure, all, wrong)
    }

    @Test func withTheRegionOfTheStore() throws {
        let result = try compare { PriceHints(region: $0.region, rounding: .halfUp) }
        #expect(result.all > 900 && result.equal * 100 >= result.all * 99 && result.sureAndWrong == [])
    }

    @Test func withoutAHint() throws {
        let result = try compare { _ in PriceHints(rounding: .halfUp) }
        #expect(result.all > 900 && result.equal * 100 >= result.all * 95 && result.sureAndWrong == [])
    }

    /// No locale writes the mark, so that the styles are made from the texts.
    @Test func asTextsOfTheirOwn() throws {
        let result = try compare(before: "• ") { PriceHints(region: $0.region, rounding: .halfUp) }
        #expect(result.all > 900 && result.sure * 100 >= result.all * 60 && result.sureAndWrong == [])
    }
}
