import TableSlices
import Testing

/// A slice is as large as its locales and currencies require.
struct SliceSizeTests {
    /// `Tests/Conformance/Slices` tests every locale.
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
    func summaryTellsWhatTheSliceHasAndTakes() throws {
        let two = try SliceSupport.slice(locales: ["de-DE", "en-US"], currencies: ["EUR"])
        #expect(two.summary == "2 locales and 1 currency take \(two.image.count) bytes")
        let named = try SliceSupport.slice(locales: ["de-DE"], currencies: ["EUR", "USD"], features: [.names])
        let names = try #require(named.names)
        #expect(
            named.summary == "1 locale and 2 currencies take \(named.image.count) bytes, their names \(names.count)")
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
