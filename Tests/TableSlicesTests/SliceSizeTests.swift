import TableSlices
import Testing

/// A slice takes what its locales and currencies need.
struct SliceSizeTests {
    /// `Tests/Conformance/Slices` has every locale.
    @Test
    func oneLocaleAndOneCurrencyTakeAKilobyte() throws {
        var largest = (identifier: "", bytes: 0)
        for (index, identifier) in SliceSupport.identifiers.enumerated() where index % 25 == 0 {
            let bytes = try SliceSupport.slice(locales: [identifier], currencies: ["USD"]).image.count
            if bytes > largest.bytes { largest = (identifier, bytes) }
        }
        #expect(largest.bytes <= 1024, "\(largest.identifier)")
    }

    @Test
    func euroInTheLanguagesOfTheUnionTakesFourKilobytes() throws {
        #expect(SliceSupport.european.count == 24)
        #expect(try SliceSupport.slice(locales: SliceSupport.european, currencies: ["EUR"]).image.count <= 4096)
    }

    @Test
    func sameRequestGivesTheSameFiles() throws {
        let features = Set(SliceRequest.Feature.allCases)
        let files = try (0..<2).map { _ in
            try SliceSupport.slice(
                locales: ["de", "sr-Latn", "ar-EG"], currencies: ["EUR", "RSD"], features: features
            ).files
        }
        #expect(files[0] == files[1])
        #expect(files[0].map(\.name) == SliceFiles.fileNames)
    }
}
