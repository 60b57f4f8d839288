import CurrencyFormat
import PackedTables

/// The regions of the locales in one set of tables.
struct LocaleRegions: Sendable {
    /// The region in each locale's identifier, by row.
    let named: [Subtag?]
    /// The region that each locale's identifier names or implies, by row. Nil unless ICU writes all currencies of the
    /// region with the format that the locale has for the region's own.
    let withFormat: [Subtag?]
    /// The rows of each region's locales, including those whose identifiers leave out their likely region.
    let rows: [Subtag: [Int]]

    // Created once, because finding the likely regions takes longer than a search in one region.
    private static let bundled = LocaleRegions(CurrencyData.bundled)

    static func of(_ data: CurrencyData) -> LocaleRegions { data == .bundled ? bundled : LocaleRegions(data) }

    private init(_ data: CurrencyData) {
        let image = data.image
        let lookup = LocaleLookup(image: image)
        let tags = (0..<lookup.localeCount).map {
            LanguageTag(canonical: image.text(image[LocaleRow.self, $0].identifier).utf8)
        }
        named = tags.map(\.region)
        let likely = tags.map(lookup.likelyRegion)
        withFormat = likely.enumerated().map { row, region in
            guard let region, let code = data.firstCurrency(ofRegion: region), let currency = data.row(of: code) else {
                return nil
            }
            return CurrencyValues(image: image, locale: row, currency: currency).hasFormat ? region : nil
        }
        var rows: [Subtag: [Int]] = [:]
        for (row, region) in likely.enumerated() {
            if let region { rows[region, default: []].append(row) }
        }
        self.rows = rows
    }
}
