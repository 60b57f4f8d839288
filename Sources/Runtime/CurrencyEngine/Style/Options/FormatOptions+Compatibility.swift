extension FormatOptions {
    /// Whether LDML or ICU is followed where ICU departs from the specification.
    ///
    /// From an image of the same CLDR version, `icu` gives ICU's output byte for byte. The default, `ldml`, follows the
    /// specification where the two differ:
    ///
    /// 1. ICU uses the format that a locale has for its region's currency for every currency: in `en-DE`, that of EUR
    ///    for USD too. In LDML it is for that currency only. ICU also inherits such formats in another way than LDML.
    /// 2. ICU does not use the `alphaNextToNumber` patterns.
    /// 3. ICU does not use the `noCurrency` patterns: where the currency is not shown, the space beside it stays, in
    ///    compact notation too.
    /// 4. ICU shows as many fraction digits as the step of cash rounding has: one for DKK, where CLDR has two.
    /// 5. ICU writes the symbol besides the name where it uses a currency's own format ("€1.00 euros"), and chooses the
    ///    name in compact notation by the whole number, without the word's exponent. Before CLDR 46 it took the name of
    ///    `other` where a locale has no pattern for a category. Not followed: where ICU puts a space between such a
    ///    symbol and the number, it writes the name in front of the last digit ("RWF 1 Rwandan francs0" for 10).
    /// 6. ICU takes what the symbols of a numbering system lack, such as `currencyGroup`, from latn.
    /// 7. Where both numbers of a range share a sign or word and a name in front of them, ICU writes the name behind
    ///    the sign or word, and it writes NaN in ranges. Before CLDR 48 it rounded an amount twice where it marked it
    ///    as approximate for a range. Not followed: it then scaled an approximate percentage twice too ("~2,500%").
    /// 8. ICU writes percent and permille in compact notation as units of measurement, in the patterns that CLDR has
    ///    for those ("1 mio. pct." in Danish); `ldml` uses the percent pattern. The specification has no rule for it.
    ///    With data without units both do the same.
    /// 9. Where a locale has long compact patterns for some powers of ten only, ICU writes the others without a word;
    ///    LDML's alias leads from each missing pattern to the short one.
    /// 10. ICU ignores the accounting format in compact notation ("-$12K"); `ldml` has the parentheses of the format in
    ///     locales that use them ("($12K)"), as ICU4X does. The specification has no rule for it.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies> and
    /// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    public enum Compatibility: Hashable, Sendable {
        case ldml
        case icu
    }
}
