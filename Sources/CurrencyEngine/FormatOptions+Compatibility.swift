extension FormatOptions {
    /// Whose reading of LDML counts where ICU departs from it.
    ///
    /// From an image of the same CLDR version, `icu` gives ICU's output byte for byte. The default, `ldml`, follows the
    /// specification where the two differ:
    ///
    /// 1. ICU uses the format that a locale has for its region's own currency for every currency: in `en-DE`, that of EUR
    ///    for USD too. LDML's format of a currency is for that currency. See `OwnCurrencyFormat` for more of this kind.
    /// 2. ICU does not use the `alphaNextToNumber` patterns.
    /// 3. ICU does not use the `noCurrency` patterns: where the currency is not shown, the space beside it stays, in compact
    ///    notation too.
    /// 4. ICU shows as many decimals as a step of cash has: one for DKK, where CLDR has two.
    /// 5. ICU writes the symbol besides the name where it uses a currency's own format ("€1.00 euros"), and chooses the name
    ///    in compact notation by the whole number, without the word's exponent. Before CLDR 46 it took the name of `other`
    ///    where a locale has no pattern for a category. One thing it does is not done here: where it puts a space between
    ///    such a symbol and the number, it writes the name in front of the last digit ("RWF 1 Rwandan francs0" for 10).
    /// 6. ICU's symbols of one numbering system take what they lack, such as `currencyGroup`, from latn.
    /// 7. Where both numbers of a range share a sign or word and a name in front of them, ICU writes the name behind the other,
    ///    and it writes NaN in ranges. Before CLDR 48 it rounded an amount twice where it marked it as approximate for a range;
    ///    that it then scaled an approximate percentage twice too ("~2,500%" for 0.25) is not done here.
    /// 8. ICU writes percent and permille in compact notation as units of measurement, in the patterns that CLDR has for
    ///    those ("1 mio. pct." in Danish), where the percent pattern stands here. LDML says nothing of it; from data without
    ///    units both do the same.
    /// 9. Where a locale has long compact patterns for some powers of ten, ICU writes the others without any; LDML's alias
    ///    leads from each that is missing to the short one.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies> and
    /// <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    public enum Compatibility: Hashable, Sendable {
        case ldml
        case icu
    }
}
