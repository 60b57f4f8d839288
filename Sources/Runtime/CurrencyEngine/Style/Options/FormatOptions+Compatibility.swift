extension FormatOptions {
    /// Whether to follow LDML or ICU where ICU departs from the specification.
    ///
    /// From an image of the same CLDR version, `icu` gives ICU's output byte for byte. The default, `ldml`, follows the
    /// specification where the two differ:
    ///
    /// 1. Some locales have a format for their region's currency only, such as `en-DE` for EUR. LDML uses it for that
    ///    currency; ICU uses it for every currency, USD too. ICU also inherits such formats differently from LDML.
    /// 2. ICU does not use the `alphaNextToNumber` patterns.
    /// 3. ICU does not use the `noCurrency` patterns. If the currency is not shown, the space beside it stays, in
    ///    compact notation too.
    /// 4. ICU shows as many fraction digits as the step of cash rounding has: one for DKK, where CLDR has two.
    /// 5. ICU writes the symbol as well as the name where it uses a currency's own format ("€1.00 euros"). In compact
    ///    notation, it chooses the name by the whole number, without the word's exponent. Before CLDR 46 it used the
    ///    name of `other` if a locale has no pattern for a category. Not followed: if ICU puts a space between such a
    ///    symbol and the number, it writes the name in front of the last digit ("RWF 1 Rwandan francs0" for 10).
    /// 6. If a numbering system lacks a symbol, such as `currencyGroup`, ICU uses the one of latn.
    /// 7. If both numbers of a range share a sign or word and a name in front of them, ICU writes the name after the
    ///    sign or word. It also writes NaN in ranges. Before CLDR 48 it rounded an amount twice when it marked it as
    ///    approximate for a range. Not followed: it then also scaled an approximate percentage twice ("~2,500%").
    /// 8. ICU writes percent and permille in compact notation as units of measurement, with CLDR's patterns for those
    ///    ("1 mio. pct." in Danish); `ldml` uses the percent pattern. The specification has no rule for this. With data
    ///    without units, both do the same.
    /// 9. If a locale has long compact patterns for only some powers of ten, ICU writes the others without a word. In
    ///    LDML, an alias leads from each missing pattern to the short one.
    /// 10. ICU ignores the accounting format in compact notation ("-$12K"). In locales that use parentheses, `ldml`
    ///     writes them ("($12K)"), as ICU4X does. The specification has no rule for this.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies> and
    /// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    public enum Compatibility: Hashable, Sendable {
        case ldml
        case icu
    }
}
