import CurrencyCore
import PackedTables

extension LocaleIdentifier {
    /// Returns the locale that customers of a region's store expect: the first of the given languages that is official
    /// there, or else the official language that most people write.
    ///
    ///     try LocaleIdentifier.ofStorefront("CHE", languages: ["fr"]).description         // "fr-CH"
    ///     try LocaleIdentifier.ofStorefront("CHE").description                            // "de-CH"
    ///     try LocaleIdentifier.ofStorefront("US", languages: ["ja", "es"]).description    // "es-US"
    ///     try LocaleIdentifier.ofStorefront("HKG").description                            // "zh-Hant-HK"
    ///     try LocaleIdentifier.ofStorefront("ZZZ")    // throws "ZZZ" is not a region that CLDR knows languages of
    ///
    /// CLDR says which languages are official: by law or in fact, in the whole region or a part of it.
    ///
    /// - Parameters:
    ///   - region: A code of three letters (as in the App Store), two letters or three digits, in any case.
    ///   - languages: The wanted languages in BCP 47 form, the preferred one first. A region in them is ignored.
    /// - Throws: `StorefrontError`.
    /// - Complexity: a few binary searches for each language.
    public static func ofStorefront(
        _ region: String, languages: [String] = []
    ) throws(StorefrontError) -> LocaleIdentifier {
        guard let given = Subtag(ascii: region.utf8)?.uppercased else { throw .region(region) }
        let code = given.count == 3 && given.isAlphabetic ? RegionLanguages.region(ofCode: given) : given
        guard let code else { throw .region(region) }
        let place = FullSubtags.tables.canonical(region: code)
        let known = RegionLanguages(of: place).languages
        guard let first = known.first else { throw .region(region) }
        for text in languages {
            let wanted: LocaleIdentifier
            do throws(LocaleIdentifierError) { wanted = try LocaleIdentifier(text) } catch {
                throw .language(text, error)
            }
            let match = known.first { $0.isOfficial && $0.serves(wanted.tag, in: place) }
            if let match { return LocaleIdentifier(tag: match.identifier) }
        }
        return LocaleIdentifier(tag: first.identifier)
    }
}

extension RegionLanguages.Language {
    /// Whether the language is the wanted one, in the script that is likely for it in the region.
    fileprivate func serves(_ wanted: LanguageTag, in region: Subtag) -> Bool {
        var there = FullSubtags.tables.canonical(wanted)
        there.region = region
        let (own, other) = (FullSubtags(tag), FullSubtags(there))
        return own.language == other.language && (wanted.script == nil || own.script == other.script)
    }

    /// The tag, with its script where that is not the likely one of the language.
    fileprivate var identifier: LanguageTag {
        let full = FullSubtags(tag)
        let likely = FullSubtags(LanguageTag(language: tag.language))
        return LanguageTag(
            language: tag.language, script: full.script == likely.script ? nil : full.script, region: tag.region)
    }
}

/// An error that says why a region's store has no locale.
public enum StorefrontError: Error, Equatable, Sendable {
    /// The text is not a region code, or CLDR has no languages for the region.
    case region(String)
    /// A wanted language is malformed.
    case language(String, LocaleIdentifierError)
}

extension StorefrontError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .region(let text): "\"\(text)\" is not a region that CLDR knows languages of"
        case .language(let text, let error): "\"\(text)\" is not a language: \(error.description)"
        }
    }
}
