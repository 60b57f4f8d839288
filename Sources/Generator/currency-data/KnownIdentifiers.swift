import CommandSupport
import CurrencyEngine
import DataSnapshot
import LocaleModel
import PackedTables

/// The locales and currencies in snapshots, which arguments and configurations may name.
///
/// Every spelling of an identifier for the same locale is accepted: another case or separator, a replaced language
/// or region, and likely scripts or regions.
///
///     de_at, DE-AT            de-AT
///     de-DE, de-Latn-DE       de
///     iw                      he
///     zh-TW                   zh-Hant
///     de-FR, klingon          a usage error: there is no such locale
///     huf                     HUF
///
/// See <https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization> and
/// <https://www.unicode.org/reports/tr35/#Likely_Subtags>.
struct KnownIdentifiers {
    private let locales: Set<String>
    private let currencies: Set<String>
    private let facts: IdentifierFacts
    /// The locales by their identifiers with all likely subtags.
    private let localesByMaximalForm: [String: String]

    /// - Parameter snapshots: Identifiers in any of them are known. If they disagree about an identifier's meaning,
    ///   the last one decides.
    /// - Throws: An error in the snapshots' data, if an identifier in them is invalid.
    init(_ snapshots: Snapshot...) throws {
        locales = Set(snapshots.flatMap { $0.localeFacts.map(\.identifier) })
        currencies = snapshots.reduce(into: Set()) { $0.formUnion($1.currencyCodes) }
        var facts = IdentifierFacts()
        for identifiers in snapshots.map(\.supplemental.identifiers) {
            facts.likelySubtags.merge(identifiers.likelySubtags) { $1 }
            facts.languageAliases.merge(identifiers.languageAliases) { $1 }
            facts.scriptAliases.merge(identifiers.scriptAliases) { $1 }
            facts.territoryAliases.merge(identifiers.territoryAliases) { $1 }
            facts.variantAliases.merge(identifiers.variantAliases) { $1 }
        }
        self.facts = facts
        var forms: [String: String] = [:]
        for locale in locales.sorted() where locale != LocaleFacts.rootIdentifier {
            let form = facts.maximal(try LocaleIdentifier(locale).tag).text
            if forms[form] == nil { forms[form] = locale }
        }
        localesByMaximalForm = forms
    }

    /// The snapshots' identifier for the locale that a text names.
    ///
    /// - Parameter place: The origin of the text, for errors: `--locales`.
    /// - Throws: A usage `Failure`.
    func locale(_ text: String, in place: String) throws -> String {
        // Like ICU, the engine reads the empty text as the root, but in an argument the name is missing.
        if text.isEmpty { throw Failure.usage("\(place): the name of a locale is empty") }
        let identifier: LocaleIdentifier
        do {
            identifier = try LocaleIdentifier(text)
        } catch {
            throw Failure.usage("\(place): \"\(text)\" is not a locale: \(error)")
        }
        if Self.hasKeywords(text) {
            throw Failure.usage("\(place): \"\(text)\" has keywords; name the locale without them")
        }
        let name = identifier.tag.text
        if locales.contains(name) { return name }
        let canonical = canonical(identifier.tag)
        if locales.contains(canonical.text) { return canonical.text }
        // The root has no language, and no likely language.
        if !canonical.isRoot, let known = localesByMaximalForm[facts.maximal(canonical).text] { return known }
        throw Failure.usage("\(place): \"\(text)\" is not a locale of the data\(alternatives(to: canonical))")
    }

    /// The code of the currency that a text names.
    ///
    /// - Throws: A usage `Failure`.
    func currency(_ text: String, in place: String) throws -> String {
        let code: String
        do {
            code = try CurrencyCode(text).description
        } catch {
            throw Failure.usage("\(place): \"\(text)\" is not a currency: \(error)")
        }
        guard currencies.contains(code) else {
            throw Failure.usage("\(place): unknown currency \(code)")
        }
        return code
    }

    func locales(_ names: [String], in place: String) throws -> Set<String> {
        Set(try names.map { try locale($0, in: place) })
    }

    func currencies(_ names: [String], in place: String) throws -> Set<String> {
        Set(try names.map { try currency($0, in: place) })
    }

    // MARK: Spellings

    /// Whether a text has extensions such as `-u-nu-deva`, or text after ICU's at sign.
    private static func hasKeywords(_ text: String) -> Bool {
        text.contains("@") || text.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains { $0.count == 1 }
    }

    /// The tag with CLDR's replacements, also of variants.
    private func canonical(_ given: LanguageTag) -> LanguageTag {
        var tag = facts.canonical(given)
        tag.variants = tag.variants.map { variant in
            facts.variantAliases[variant.description].flatMap { Subtag(ascii: $0.utf8) } ?? variant
        }
        return tag
    }

    /// The data's locales for the language, as the end of a message.
    private func alternatives(to tag: LanguageTag) -> String {
        let language = tag.language.description
        let related = locales.filter { $0 == language || $0.hasPrefix(language + "-") }.sorted()
        if related.isEmpty { return ", which has none of language \(language)" }
        let shown = related.prefix(8).joined(separator: ", ") + (related.count > 8 ? ", ..." : "")
        return "; of its language there is \(shown)"
    }
}

extension LanguageTag {
    /// The tag in BCP 47 spelling: `zh-Hant-HK`.
    var text: String {
        ([language] + [script, region].compactMap { $0 } + variants).map(\.description).joined(separator: "-")
    }
}

extension IdentifierFacts: SubtagTables {
    package func alias(of language: Subtag, with other: Subtag?) -> LanguageTag? {
        languageAliases[Self.key(language, other)].map { LanguageTag(canonical: $0) }
    }

    package func canonical(region: Subtag) -> Subtag {
        // If a region was divided, its first successor is the likeliest.
        territoryAliases[region.description]?.split(separator: " ").first.flatMap { Subtag(ascii: $0.utf8) } ?? region
    }

    package func likely(_ language: Subtag, _ script: Subtag?, _ region: Subtag?) -> LanguageTag? {
        likelySubtags[Self.key(language, script, region)].map { LanguageTag(canonical: $0) }
    }

    private static func key(_ subtags: Subtag?...) -> String {
        subtags.compactMap { $0?.description }.joined(separator: "-")
    }
}
