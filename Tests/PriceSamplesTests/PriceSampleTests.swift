import PriceSamples
import Testing

@Suite struct PriceSampleTests {
    @Test func leiOfRomania() throws {
        let styles = try PriceSample("1,23 lei", amount: 1.23, .romanianLeu).styles(PriceHints(region: "RO"))
        #expect(styles.format(14.76) == "14,76 lei")
        #expect(styles.format(1234.5) == "1.234,50 lei")
        #expect(styles.agree(on: 1234.5))
    }
}
