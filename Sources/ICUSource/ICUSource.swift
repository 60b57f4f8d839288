import CICU
import LocaleModel

/// Reads the data of the ICU library that this program is linked with.
///
/// ICU's data is CLDR's, compiled into resource bundles: one for each locale in the main tree (numbers), one in the
/// tree `curr` (currencies), and a few that hold for all locales. Each bundle is read as it is stored, without
/// fallback and without following aliases, so that a locale has just the values that are its own.
///
/// Three things that CLDR says are not in ICU's data, or are there in another shape:
/// - currency spacing and the patterns that join an amount with a name have no numbering system; they stand under
///   `latn`;
/// - where a locale names a currency but has no symbol for it, ICU stores the code as its symbol;
/// - the root's other systems refer to the requested locale's `latn`; such references are left out, because LDML's
///   inheritance says the same.
public struct ICUSource: Sendable {
    public init() {}

    /// The publication's version: ICU's own, and CLDR's inside.
    public static func version() -> SourceVersion {
        // ICU's version cannot fail: it is short, and it is in the library itself, not in its data.
        SourceVersion(
            name: "icu", version: ICUText.read(cicu_icu_version) ?? "",
            cldrVersion: ICUText.read(cicu_cldr_version))
    }

    /// Everything that the model can hold.
    public func read() throws(ImportError) -> UpstreamFacts {
        let tree = try ICULocaleTree.read()
        var locales: [LocaleFacts] = []
        locales.reserveCapacity(tree.names.count)
        for name in tree.names {
            var facts = LocaleFacts(identifier: ICULocaleName.identifier(of: name))
            try NumberElementsReader.read(name, into: &facts)
            try CurrencyTablesReader.read(name, into: &facts)
            locales.append(facts)
        }
        locales.sort { $0.identifier < $1.identifier }
        var supplemental = SupplementalFacts()
        supplemental.numberingSystems = try NumberingSystemsReader.read()
        (supplemental.fractions, supplemental.regionCurrencies) = try CurrencySupplementReader.read()
        supplemental.identifiers = try IdentifiersReader.read(tree)
        supplemental.plurals = try PluralsReader.read()
        supplemental.englishNames = try EnglishNamesReader.read()
        return UpstreamFacts(source: Self.version(), locales: locales, supplemental: supplemental)
    }
}
