import CurrencyEngine
import LocaleModel
import PackedTables

/// A step from the requested locale to the one that has data.
///
///     zh-TW   ->  zh-Hant-TW (likelySubtags)  ->  zh-Hant (defaultContent)
///     iw-IL   ->  he-IL (alias)               ->  he (defaultContent)
///
/// The engine decides which locale is used. The steps say which of CLDR's tables lead to it.
///
/// See <https://www.unicode.org/reports/tr35/#Locale_Inheritance>.
public struct ResolutionStep: Sendable, Equatable {
    /// The reason for a step.
    public enum Reason: String, Sendable {
        /// The requested locale.
        case start
        /// Another language or region replaces the one in the identifier.
        case alias
        /// The likely script for the language in the region.
        case likelySubtags
        /// The identifier has the same data as its parent.
        case defaultContent
        /// There is no data for the identifier itself.
        case nearest
    }

    /// The identifier of the locale.
    public var identifier: String
    /// The reason for the step.
    public var reason: Reason

    /// The steps to the locale that the engine uses.
    static func steps(
        from identifier: LocaleIdentifier, to locale: String, _ facts: IdentifierFacts, _ data: CurrencyData
    ) -> [ResolutionStep] {
        let asked = plain(identifier.tag)
        var steps = [ResolutionStep(identifier: asked, reason: .start)]
        let tag = LocaleLookup(image: data.image).canonical(identifier.tag)
        let canonical = plain(tag)
        if canonical != asked { steps.append(ResolutionStep(identifier: canonical, reason: .alias)) }
        if canonical == locale { return steps }
        var last = canonical
        if tag.script == nil, let full = facts.likelySubtags[canonical], full.hasPrefix(locale), full != canonical {
            last = full
            if full != locale { steps.append(ResolutionStep(identifier: full, reason: .likelySubtags)) }
        }
        let isDefault = facts.defaultContent.contains(last) || facts.defaultContent.contains(canonical)
        let reason: Reason =
            isDefault && last.hasPrefix(locale) ? .defaultContent : last == locale ? .likelySubtags : .nearest
        return steps + [ResolutionStep(identifier: locale, reason: reason)]
    }

    /// The identifier without keywords.
    private static func plain(_ tag: LanguageTag) -> String {
        let rest = [tag.script, tag.region].compactMap { $0?.description } + tag.variants.map(\.description)
        return ([tag.language.description] + rest).joined(separator: "-")
    }
}
