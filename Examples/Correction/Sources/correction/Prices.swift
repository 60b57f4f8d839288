import CurrencyFormat

/// How this shop writes prices in Switzerland: `Fr.` in front, and the typographic apostrophe between thousands, where CLDR has
/// `CHF` and the straight one.
///
/// All code of the shop takes the style from here. Everything else of the locale comes from the tables and changes with them.
enum Prices {
    /// What the tables have.
    static let bundled = CurrencyStyle(.swissFranc, locale: .germanSwitzerland)

    /// Symbols that could be mistaken for one another are refused; these are constants, so a mistake stops the first run.
    static let style: CurrencyStyle = {
        do {
            return try bundled.symbols(NumberSymbols(group: "\u{2019}")).display(.custom("Fr."))
        } catch {
            preconditionFailure("the shop's symbols are refused: \(error)")
        }
    }()

    /// Prepared once, for many prices.
    static let plan = style.plan

    /// Whether a later version of the tables writes prices so by itself: then this file can go.
    static var isObsolete: Bool { bundled.format(1234.5) == style.format(1234.5) }
}
