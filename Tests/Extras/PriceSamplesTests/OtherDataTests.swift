import Foundation
import PriceSamples
import TestSupport
import Testing

/// Texts of engines with data other than the bundled. Expected texts are from Foundation on Linux with CLDR 46, whose
/// data is in the committed image, and from ICU 72.
@Suite struct OtherDataTests {
    private let nbsp = "\u{A0}"

    private func data() throws -> [CurrencyData] {
        let file = PackageFolder.file("Tests/Conformance/Foundation/cldr-46.image")
        return [.bundled, try CurrencyData(Data(contentsOf: file))]
    }

    /// In Switzerland Foundation groups with U+2019 and CLDR 48.2 with an apostrophe, so the text shows which engine
    /// wrote it.
    @Test func theEngineIsFound() throws {
        let data = try data()
        let sample = PriceSample("$\(nbsp)1’234.50", amount: 1234.5, .dollar)
        let styles = try sample.styles(PriceHints(region: "CH"), data: data)
        #expect(styles.best.style.options.data == data[1] && styles.best.source == .locale)
        #expect(styles.format(1_234_567.89) == "$\(nbsp)1’234’567.89" && styles.agree(on: 1_234_567.89))
        #expect(try sample.styles(PriceHints(region: "CH")).best.source == .text)
    }

    /// Either engine may have written a text without groups, so texts on which they differ are uncertain.
    @Test func bothEnginesMayHaveWritten() throws {
        let sample = PriceSample("$\(nbsp)1.23", amount: 1.23, .dollar)
        let styles = try sample.styles(PriceHints(region: "CH"), data: try data())
        let texts = styles.all.map { $0.style.format(1234.5) }
        #expect(texts.contains("$\(nbsp)1’234.50") && texts.contains("$\(nbsp)1'234.50"))
        #expect(!styles.agree(on: 1234.5) && styles.agree(on: 14.76))
    }

    /// ICU formats all currencies of a region like the region's own, so kea-CV and pt-CV differ only in groups of four
    /// digits.
    @Test func formatsOfTheRegionsCurrency() throws {
        let sample = PriceSample("49\(nbsp)999$99\(nbsp)€", amount: 49999.99, .euro)
        let styles = try sample.styles(PriceHints(region: "CV"))
        #expect(styles.all.contains { $0.style.format(1234.5) == "1\(nbsp)234$50\(nbsp)€" })
        #expect(!styles.agree(on: 1234.5) && styles.agree(on: 12999))
    }
}
