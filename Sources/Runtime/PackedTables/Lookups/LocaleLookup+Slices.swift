// A slice contains chosen locales. A lookup in a slice may find less than a lookup in all tables:
//
//     de-DE in a slice of de         de, as in all tables
//     de-AT in a slice of de         also de, but all tables have de-AT
//     ar-EG in a slice of ar         ar-EG, which is kept with ar: ar is Arabic of the world, though Egypt is likely
//
// So the slice holds a locale if it and the one that is found have the same language, script and region once likely
// subtags are filled in. For other chosen locales, the slice names the locale that serves them, as CLDR does for some:
//
//     en-AD in a slice of en-AD      en, which is named as its parent

extension LocaleLookup {
    /// Whether the image, which may be a slice, has the locale that serves a tag in all tables.
    package func holds(_ given: LanguageTag) -> Bool {
        let tag = canonical(given)
        if tag.isRoot || exactRow(for: tag) != nil || namedParent(of: tag) != nil { return true }
        let row = row(for: given)
        if row == rootRow || tag.hasVariants { return false }
        let found = LanguageTag(canonical: image.text(image[LocaleRow.self, row].identifier).utf8)
        return maximal(tag) == maximal(found)
    }
}
