import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension NumberSymbols {
    /// Creates symbols with the separators of one of Foundation's locales. For the user's locale, these are the
    /// separators that the user chose in the system settings.
    ///
    ///     try NumberSymbols(separatorsOf: Locale(identifier: "de_DE")).decimal        // ","
    ///
    /// Only `Locale.current` and `Locale.autoupdatingCurrent` have a user's choice. Only this initializer looks it up:
    /// a style that is created from a locale has the separators in the tables.
    ///
    /// - Throws: `NumberSymbolsError` if the separators make numbers unreadable, such as two that are the same.
    public init(separatorsOf locale: Locale) throws(NumberSymbolsError) {
        try self.init(decimal: locale.decimalSeparator, group: locale.groupingSeparator)
    }
}

extension CurrencyStyle {
    /// Returns the style with the separators that the user chose in the system settings.
    ///
    ///     let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)
    ///     try dollars.separators(of: Locale(identifier: "de_DE")).format(1234.5)      // "$1.234,50"
    ///
    /// Text fields can also use them: `AmountEntry(try style.separators(of: .current))`.
    ///
    /// - Parameter locale: The user's locale, or another locale whose separators you want.
    /// - Throws: `NumberSymbolsError` if the separators make numbers unreadable.
    public func separators(of locale: Locale = .current) throws(NumberSymbolsError) -> CurrencyStyle {
        var style = self
        let separators = try NumberSymbols(separatorsOf: locale)
        style.options.symbols = try options.symbols.separators(decimal: separators.decimal, group: separators.group)
        return style
    }
}
