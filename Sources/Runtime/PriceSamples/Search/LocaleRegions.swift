import CurrencyFormat
import PackedTables

/// The regions of the locales of one set of tables.
struct LocaleRegions: Sendable {
    /// The region that each locale's identifier names, by row.
    let named: [Subtag?]
    /// The rows of the locales of each region, those among them that leave out their likely region.
    let rows: [Subtag: [Int]]

    // Made once, as finding the likely regions takes longer than a search in one region.
    private static let bundled = LocaleRegions(CurrencyData.bundled.image)

    static func of(_ data: CurrencyData) -> LocaleRegions { data == .bundled ? bundled : LocaleRegions(data.image) }

    private init(_ image: PackedImage) {
        let lookup = LocaleLookup(image: image)
        var named: [Subtag?] = []
        var rows: [Subtag: [Int]] = [:]
        for row in 0..<lookup.localeCount {
            let tag = LanguageTag(canonical: image.text(image[LocaleRow.self, row].identifier).utf8)
            named.append(tag.region)
            if let region = lookup.likelyRegion(of: tag) { rows[region, default: []].append(row) }
        }
        (self.named, self.rows) = (named, rows)
    }
}
