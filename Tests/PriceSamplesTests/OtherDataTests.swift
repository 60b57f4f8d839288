import Foundation
import PriceSamples
import TestSupport
import Testing

/// Texts of engines with other data than the bundled ones. Expected texts are those of Foundation on Linux with CLDR 46, whose
/// data the committed image has, and of ICU 72.
@Suite struct OtherDataTests {
    private let nbsp = "\u{A0}"

    private func data() throws -> [CurrencyData] {
        let file = PackageFolder.file("Tests/Conformance/Foundation/cldr-46.image")
        return [.bundled, try CurrencyData(Data(contentsOf: file))]
    }

    /// Foundation groups by U+2019 in Switzerland, and CLDR 48.2 by an apostrophe: the text tells whose it is.
    @Test func theEngineIsFound() throws {
        let data = try data()
        let sample = PriceSample("$\(nbsp)1’234.50", amount: 1234.5, .dollar)
        let styles = try sample.styles(PriceHints(region: "CH"), data: data)
        #expect(styles.best.style.options.data == data[1] && styles.best.source == .locale)
        #expect(styles.format(1_234_567.89) == "$\(nbsp)1’234’567.89" && styles.agree(on: 1_234_567.89))
        #expect(try sample.styles(PriceHints(region: "CH")).best.source == .text)
    }

    /// A text without groups may be of either engine: what they write otherwise is not sure.
    @Test func bothEnginesMayHaveWritten() throws {
        let sample = PriceSample("$\(nbsp)1.23", amount: 1.23, .dollar)
        let styles = try sample.styles(PriceHints(region: "CH"), data: try data())
        let texts = styles.all.map { $0.style.format(1234.5) }
        #expect(texts.contains("$\(nbsp)1’234.50") && texts.contains("$\(nbsp)1'234.50"))
        #expect(!styles.agree(on: 1234.5) && styles.agree(on: 14.76))
    }

    /// ICU writes all currencies of a region with the format of the region's own, so that kea-CV and pt-CV differ in groups of
    /// four digits only.
    @Test func formatsOfTheRegionsCurrency() throws {
        let sample = PriceSample("49\(nbsp)999$99\(nbsp)€", amount: 49999.99, .euro)
        let styles = try sample.styles(PriceHints(region: "CV"))
        #expect(styles.all.contains { $0.style.format(1234.5) == "1\(nbsp)234$50\(nbsp)€" })
        #expect(!styles.agree(on: 1234.5) && styles.agree(on: 12999))
    }
}
