import CurrencyCore
import LDMLSyntax
import PackedTables

/// The space that LDML puts between a currency and a number that would otherwise touch.
///
///     side            currency ends or begins with   number begins or ends with   text between them
///     afterCurrency   neither symbol nor separator   a digit                      no-break space
///     beforeCurrency  the same                       the same                     the same
///
/// So "US$" touches the digits, but "USD" does not. The sets of characters and the inserted text are data; in CLDR 48
/// they are the same in all locales.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
enum CurrencySpacing {
    /// The text between digits and a currency that the rule may apply to. It is empty if a set of characters is. The
    /// emitter rejects all other sets than those of the table above.
    static func text(_ tables: SystemTables, currencyPrecedesNumber: Bool) -> PackedText {
        let (image, row) = (tables.image, tables.spacing)
        let rule = currencyPrecedesNumber ? row.afterCurrency : row.beforeCurrency
        let isEmpty = image.text(rule.surroundingMatch).count == 2 || image.text(rule.currencyMatch).count == 2
        return isEmpty ? PackedText("") : image.text(rule.insertBetween)
    }

    /// Whether the rule may apply to a currency whose scalar nearest to the digits is `scalar`.
    static func mayApply(to scalar: UInt32) -> Bool { !GeneralCategory.isSymbolOrSeparator(scalar) }
}
