import PackedTables
import Testing

/// Region codes as integers: seven bits for each of up to three characters.
struct RegionKeyTests {
    private static let regions = ["001", "172", "840", "AC", "DE", "GB", "ZZ"].map { Subtag(ascii: $0.utf8) }

    @Test func codeIsReadBack() throws {
        for region in Self.regions {
            let region = try #require(region)
            #expect(Subtag(PackedCode(region)) == region)
        }
    }

    /// The list above is in ASCII order.
    @Test func keysAreInTheOrderOfTheirTexts() throws {
        let keys = try Self.regions.map { PackedCode(try #require($0)).order }
        #expect(keys == keys.sorted())
        #expect(Set(keys).count == keys.count)
    }
}
