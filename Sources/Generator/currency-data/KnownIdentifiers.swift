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
            let form = Self.maximal(try LocaleIdentifier(locale).tag, facts).text
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
        let canonical = try canonical(identifier.tag)
        if locales.contains(canonical.text) { return canonical.text }
        // The root has no language, and no likely language.
        if !canonical.isRoot, let known = localesByMaximalForm[Self.maximal(canonical, facts).text] { return known }
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

    /// The tag with CLDR's replacements.
    private func canonical(_ given: LanguageTag) throws -> LanguageTag {
        var tag = given
        if let replacement = facts.languageAliases[tag.text] {
            tag = try LocaleIdentifier(replacement).tag
        } else if let replacement = facts.languageAliases[tag.language.description] {
            let other = try LocaleIdentifier(replacement).tag
            tag.language = other.language
            tag.script = tag.script ?? other.script
            tag.region = tag.region ?? other.region
        }
        if let script = tag.script, let other = facts.scriptAliases[script.description] {
            tag.script = Subtag(ascii: other.utf8)
        }
        // If a region was divided, its first successor is the likeliest.
        if let region = tag.region, let other = facts.territoryAliases[region.description]?.split(separator: " ").first
        {
            tag.region = Subtag(ascii: other.utf8)
        }
        tag.variants = tag.variants.map { variant in
            facts.variantAliases[variant.description].flatMap { Subtag(ascii: $0.utf8) } ?? variant
        }
        return tag
    }

    /// The tag with its likely script and region.
    private static func maximal(_ given: LanguageTag, _ facts: IdentifierFacts) -> LanguageTag {
        var tag = given
        let keys = [
            [tag.language, tag.script, tag.region], [tag.language, tag.region], [tag.language, tag.script],
            [tag.language],
        ].map { $0.compactMap { $0?.description }.joined(separator: "-") }
        guard let full = keys.lazy.compactMap({ facts.likelySubtags[$0] }).first else { return tag }
        let subtags = full.split(separator: "-")
        guard subtags.count == 3 else { return tag }
        tag.script = tag.script ?? Subtag(ascii: subtags[1].utf8)
        tag.region = tag.region ?? Subtag(ascii: subtags[2].utf8)
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
