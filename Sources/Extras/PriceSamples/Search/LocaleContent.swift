import CurrencyFormat
import PackedTables

/// The values that decide how a locale writes a currency. Locales with equal values write all amounts the same way.
struct LocaleContent: Hashable {
    private let systems: Int
    private let systemCount: Int
    private let defaultSystem: Int
    private let minimumGroupingDigits: Int
    private let symbols: SIMD4<UInt>
    /// The locale itself, if it has a format for this currency only.
    private let ownFormat: Int?
    /// The region whose format ICU uses for all currencies.
    private let formatRegion: Subtag?

    init(_ values: CurrencyValues, formatRegion: Subtag?) {
        self.formatRegion = formatRegion
        let row = values.image[LocaleRow.self, values.locale]
        systems = row.systems.first.index
        systemCount = row.systems.count
        defaultSystem = row.defaultSystem.index
        minimumGroupingDigits = row.minimumGroupingDigits
        // Texts in an image are pooled, so equal texts have the same address.
        func place(_ part: CurrencyValueKey.Part) -> UInt { UInt(bitPattern: values.value(part)?.start) }
        symbols = SIMD4(place(.symbol), place(.narrow), place(.formal), place(.variant))
        ownFormat = values.hasFormat ? values.locale : nil
    }
}
