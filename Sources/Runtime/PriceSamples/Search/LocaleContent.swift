import CurrencyFormat
import PackedTables

/// What decides how a locale writes a currency: locales with equal contents write all amounts alike.
struct LocaleContent: Hashable {
    private let systems: Int
    private let systemCount: Int
    private let defaultSystem: Int
    private let minimumGroupingDigits: Int
    private let symbols: SIMD4<UInt>
    /// The locale itself, where it has a format for this currency alone.
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
        // Texts of an image are pooled, so that equal ones are the same.
        func place(_ part: CurrencyValueKey.Part) -> UInt { UInt(bitPattern: values.value(part)?.start) }
        symbols = SIMD4(place(.symbol), place(.narrow), place(.formal), place(.variant))
        ownFormat = values.hasFormat ? values.locale : nil
    }
}
