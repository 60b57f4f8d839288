import CurrencyCore
import PackedTables

extension SystemTables {
    /// The tables for the locale and numbering system of a style.
    package init(_ options: __shared FormatOptions) {
        self.init(options.data.image, locale: options.localeRow, options.requestedLocale.numberingSystem)
    }
}
