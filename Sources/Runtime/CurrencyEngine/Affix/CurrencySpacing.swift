import CurrencyCore
import LDMLSyntax
import PackedTables

/// The space that LDML puts between a currency and a number that would otherwise touch.
///
///     side            currency ends or begins with   number begins or ends with   put between
///     afterCurrency   neither symbol nor separator   a digit                      no-break space
///     beforeCurrency  the same                       the same                     the same
///
/// So "US$" touches the digits and "USD" does not. The sets and the inserted text are data; in CLDR 48 they are the
/// same in all locales.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>.
enum CurrencySpacing {
    /// The text that separates digits from a currency to which the rule may apply. Empty if the data has other sets than
    /// the table above, which the emitter refuses.
    static func text(_ tables: SystemTables, currencyPrecedesNumber: Bool) -> PackedText {
        let (image, row) = (tables.image, tables.spacing)
        let rule = currencyPrecedesNumber ? row.afterCurrency : row.beforeCurrency
        guard image.text(rule.surroundingMatch).equals("[:digit:]"),
            image.text(rule.currencyMatch).equals("[[:^S:]&[:^Z:]]")
        else { return PackedText("") }
        return image.text(rule.insertBetween)
    }

    /// Whether a currency whose scalar nearest to the digits is `scalar` is separated from them.
    static func mayApply(to scalar: UInt32) -> Bool { !GeneralCategory.isSymbolOrSeparator(scalar) }
}
