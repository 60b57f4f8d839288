import CurrencyCore
import PackedTables

extension LocaleIdentifierConvertible {
    /// Whether the locale's language is written from right to left in the script that the identifier names or, if it
    /// names none, in its likely script.
    ///
    ///     CurrencyLocale.arabicEgypt.isRightToLeft                            // true
    ///     try LocaleIdentifier("az-IR").isRightToLeft                         // true: Arabic script
    ///     CurrencyLocale.azerbaijaniAzerbaijan.isRightToLeft             // false
    ///
    /// Use it to set the direction of text on a page, such as `dir="rtl"` in HTML.
    ///
    /// - Complexity: a few binary searches.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-general.html#Script_Metadata>.
    public var isRightToLeft: Bool {
        let tag = LocaleLookup(image: CurrencyData.bundled.image).canonical(localeIdentifier.tag)
        if let script = tag.script { return PrintedRows(RightToLeft.scripts, width: 4).row(of: (script, 4)) != nil }
        // Codes of languages have at most three letters.
        if tag.language.count > 3 { return false }
        let isRightToLeft = PrintedRows(RightToLeft.languages, width: 3).row(of: (tag.language, 3)) != nil
        guard let region = tag.region else { return isRightToLeft }
        let exceptions = PrintedRows(RightToLeft.exceptions, width: 6)
        return isRightToLeft != (exceptions.row(of: (tag.language, 3), (region, 3)) != nil)
    }
}
