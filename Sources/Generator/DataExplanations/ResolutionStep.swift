import CurrencyEngine
import LocaleModel
import PackedTables

/// A step from the locale that was asked for to the one that has data.
///
///     zh-TW   ->  zh-Hant-TW (likelySubtags)  ->  zh-Hant (defaultContent)
///     iw-IL   ->  he-IL (alias)               ->  he (defaultContent)
///
/// Which locale serves is the engine's answer; the steps say by which of CLDR's tables.
///
/// See <https://www.unicode.org/reports/tr35/#Locale_Inheritance>.
public struct ResolutionStep: Sendable, Equatable {
    /// Why a step was taken.
    public enum Reason: String, Sendable {
        /// What was asked for.
        case start
        /// A language or region that another took the place of.
        case alias
        /// The script that is likely for the language in the region.
        case likelySubtags
        /// The identifier names no other data than its parent's.
        case defaultContent
        /// There is no data for the identifier itself.
        case nearest
    }

    /// The identifier of the locale.
    public var identifier: String
    /// Why the step was taken.
    public var reason: Reason

    /// The steps to the locale that the engine found.
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
