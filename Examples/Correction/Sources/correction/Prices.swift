import CurrencyParsing

/// The style of this shop's prices in Switzerland, with `Fr.` and a typographic apostrophe between thousands where CLDR
/// has `CHF` and a straight one.
///
/// All code of the shop uses this style. Everything else about the locale comes from the tables and changes with them.
enum Prices {
    /// The style from the tables.
    static let bundled = CurrencyStyle(.swissFranc, locale: .germanSwitzerland)

    /// The initializer throws if symbols could be confused with one another. These are constants, so a mistake stops
    /// the first run.
    static let style: CurrencyStyle = {
        do {
            return try bundled.symbols(NumberSymbols(group: "\u{2019}")).display(.custom("Fr."))
        } catch {
            preconditionFailure("the shop's symbols are refused: \(error)")
        }
    }()

    /// The plan, made once for many prices.
    static let plan = style.plan

    /// Whether the tables already format prices like this, after an update. This file can then be deleted.
    static var isObsolete: Bool { bundled.format(1234.5) == style.format(1234.5) }
}
