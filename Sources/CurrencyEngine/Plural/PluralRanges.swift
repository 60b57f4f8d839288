import CurrencyCore
import PackedTables

/// A language's rules for the plural category of a range, such as "2–5 days".
///
/// The category of a range follows from those of its ends. LDML gives that of the end to a pair that the language says
/// nothing of; ICU gives `other`.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Plural_Ranges>.
public struct PluralRanges: Sendable {
    private let data: CurrencyData
    private let pairs: Range<Int>
    private let compatibility: Compatibility

    /// The rules for the locale of the data that serves an identifier.
    public init(locale: LocaleIdentifier, compatibility: Compatibility = .ldml, data: CurrencyData) {
        self.init(
            localeRow: LocaleLookup(image: data.image).row(for: locale.tag), compatibility: compatibility, data: data)
    }

    package init(localeRow: Int, compatibility: Compatibility, data: CurrencyData) {
        self.data = data
        self.compatibility = compatibility
        guard let language = data.image.optionalRow(.locales, localeRow, LocaleColumn.plurals) else {
            pairs = 0..<0
            return
        }
        let first = data.image.value(.pluralLanguages, language, PluralLanguageColumn.firstRange)
        pairs = first..<(first + data.image.value(.pluralLanguages, language, PluralLanguageColumn.rangeCount))
    }

    /// The category of a range whose ends have these.
    public func category(start: PluralCategory, end: PluralCategory) -> PluralCategory {
        let image = data.image
        let key = start.tableIndex * 8 + end.tableIndex
        for row in pairs where image.value(.pluralRanges, row, PluralRangeColumn.ends) == key {
            let index = image.value(.pluralRanges, row, PluralRangeColumn.category)
            return PluralCategory(tableIndex: index) ?? .other
        }
        return compatibility == .icu ? .other : end
    }
}
