import CurrencyCore
import PackedTables

extension CurrencyData {
    /// The row of this data's locale that serves an identifier; `LocaleLookup` has the rules.
    package func localeRow(for locale: LocaleIdentifier) -> Int { LocaleLookup(image: image).row(for: locale.tag) }
}
