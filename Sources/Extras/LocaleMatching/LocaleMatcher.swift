import CurrencyCore
import PackedTables

/// Finds the supported locale that best matches what a reader asks for.
///
///     let matcher = LocaleMatcher([CurrencyLocale.englishUnitedKingdom, .german, .chineseTaiwan])
///     let match = matcher.best(for: AcceptLanguage(ignoringMalformed: "zh-TW,de;q=0.5"))
///     match?.locale           // .chineseTaiwan
///     match?.distance         // 0
///
/// A matcher prepares the supported locales once and can then be used many times. `LocaleIdentifier.best(of:for:)` does
/// both in one call.
///
/// Pass the desired locales in order of preference. Each desired locale that is skipped costs five units of distance,
/// about as much as a different region, so `de-AT,en` finds `de` before `en`. From the eleventh on, none is near
/// enough. If several supported locales are equally near, the first one is chosen, and then those that CLDR prefers,
/// such as `en` among all English locales.
///
/// The distances are those of CLDR. The result is the same as that of ICU's `LocaleMatcher` with the first supported
/// locale as its default.
///
/// See <https://www.unicode.org/reports/tr35/#LanguageMatching>.
public struct LocaleMatcher<Supported: LocaleIdentifierConvertible> {
    /// The locales that were given, in their order.
    public let supported: [Supported]
    /// What is compared, in the order in which equally near ones win.
    private let candidates: [Candidate]
    /// How much nearer a desired locale must be than the one before it.
    private let demotion: Int

    private struct Candidate {
        let index: Int
        let tag: LanguageTag
        let subtags: FullSubtags

        /// Whether a language range of a header includes the locale: `zh` and `zh-TW` include `zh-Hant-TW`.
        func isWithin(_ range: LanguageTag) -> Bool {
            range.language == subtags.language && (range.script == nil || range.script == subtags.script)
                && (range.region == nil || range.region == tag.region)
        }
    }

    /// Prepares locales for matching.
    ///
    /// - Complexity: a few binary searches for each locale.
    public init(_ supported: [Supported]) {
        self.supported = supported
        let all = supported.enumerated().map { index, locale in
            let tag = locale.localeIdentifier.tag
            return Candidate(index: index, tag: FullSubtags.tables.canonical(tag), subtags: FullSubtags(tag))
        }
        var groups: [[Candidate]] = [[], [], []]
        var seen: Set<FullSubtags> = []
        // A second locale that says the same is never found.
        for candidate in all where seen.insert(candidate.subtags).inserted {
            let group =
                candidate.subtags.isEquivalent(to: all[0].subtags) ? 0 : Self.isParadigm(candidate.subtags) ? 1 : 2
            groups[group].append(candidate)
        }
        candidates = groups.flatMap(\.self)
        demotion = LocaleDistance.demotion
    }

    /// Whether CLDR prefers a locale to others that are equally near.
    private static func isParadigm(_ subtags: FullSubtags) -> Bool {
        guard subtags.language.count <= 3 else { return false }
        let rows = PrintedRows(MatchingTables.paradigmLocales, width: 10)
        return rows.row(of: (subtags.language, 3), (subtags.script, 4), (subtags.region, 3)) != nil
    }

    // MARK: Asking

    /// Returns the supported locale that is nearest to a locale; nil if none is near enough.
    public func best(for desired: some LocaleIdentifierConvertible) -> NearestLocale<Supported>? {
        best(for: [desired])
    }

    /// Returns the supported locale that is nearest to the locales that a reader understands, the preferred one first;
    /// nil if none is near enough.
    ///
    /// - Complexity: O(*n*) in the number of supported locales, for each of the first ten desired ones.
    public func best(for desired: [some LocaleIdentifierConvertible]) -> NearestLocale<Supported>? {
        best(of: candidates, for: desired.map { .locale($0.localeIdentifier) })
    }

    /// Returns the supported locale that best matches a header; nil if none is near enough and the header does not
    /// accept any other.
    ///
    /// A language with the weight 0 is never returned: `de;q=0,*` finds no German locale. A star means any language
    /// that the header does not name, and finds the first such locale.
    public func best(for header: AcceptLanguage) -> NearestLocale<Supported>? {
        let wanted = header.languages.filter { $0.weight > 0 }
        func tags(_ ranges: [AcceptLanguage.Language]) -> [LanguageTag] {
            ranges.compactMap { $0.identifier.map { FullSubtags.tables.canonical($0.tag) } }
        }
        let refused = tags(header.languages.filter { $0.weight == 0 })
        let named = tags(wanted)
        let allowed = candidates.filter { candidate in
            refused.allSatisfy { range in
                !candidate.isWithin(range)
                    || named.contains { $0.subtagCount > range.subtagCount && candidate.isWithin($0) }
            }
        }
        let desired = wanted.map { $0.identifier.map(Desired.locale) ?? .any(except: named) }
        return best(of: allowed, for: desired)
    }

    private enum Desired {
        case locale(LocaleIdentifier)
        case any(except: [LanguageTag])
    }

    private func best(of candidates: [Candidate], for desired: [Desired]) -> NearestLocale<Supported>? {
        // A desired locale must be nearer than all before it, by the demotion for each.
        var limit = LocaleDistance.threshold
        var best: NearestLocale<Supported>?
        for wish in desired where limit > 0 {
            switch wish {
            case .any(let named):
                if best != nil { return best }
                let others = candidates.filter { candidate in !named.contains { candidate.isWithin($0) } }
                guard let first = others.min(by: { $0.index < $1.index }) else { continue }
                return result(first, for: nil, distance: 0)
            case .locale(let identifier):
                let subtags = FullSubtags(identifier.tag)
                if let exact = candidates.first(where: { $0.subtags == subtags }) {
                    return result(exact, for: identifier, distance: 0)
                }
                if let (nearest, distance) = nearest(to: subtags, of: candidates, below: limit) {
                    best = result(nearest, for: identifier, distance: distance)
                    limit = distance
                }
                limit -= demotion
            }
        }
        return best
    }

    private func result(
        _ candidate: Candidate, for desired: LocaleIdentifier?, distance: Int
    ) -> NearestLocale<Supported> {
        NearestLocale(
            locale: supported[candidate.index], index: candidate.index, desired: desired, distance: distance)
    }

    private func nearest(
        to desired: FullSubtags, of candidates: [Candidate], below limit: Int
    ) -> (Candidate, distance: Int)? {
        var best: (candidate: Candidate, distance: Int)?
        for candidate in candidates {
            guard
                let distance = LocaleDistance.between(
                    desired, candidate.subtags, below: (best?.distance ?? limit - 1) + 1)
            else { continue }
            guard let current = best, distance == current.distance else {
                best = (candidate, distance)
                continue
            }
            let isBetter =
                distance == 0
                ? desired.given ^ candidate.subtags.given < desired.given ^ current.candidate.subtags.given
                : candidate.subtags.isLikelier(than: current.candidate.subtags)
            if isBetter { best = (candidate, distance) }
        }
        return best
    }
}

extension LanguageTag {
    fileprivate var subtagCount: Int { (script == nil ? 0 : 1) + (region == nil ? 0 : 1) }
}

extension FullSubtags {
    /// Whether of two locales of one language that are equally near, this is the one that is likely meant.
    fileprivate func isLikelier(than other: FullSubtags) -> Bool {
        guard language == other.language else { return false }
        let likely = Self.tables.likely(language, nil, nil)
        if script != other.script { return script == likely?.script }
        return region != other.region && region == likely?.region
    }
}

extension LocaleMatcher: Sendable where Supported: Sendable {}

/// The supported locale that was found, with its distance.
public struct NearestLocale<Supported: LocaleIdentifierConvertible> {
    /// The supported locale.
    public let locale: Supported
    /// Its index in the list of supported locales.
    public let index: Int
    /// The requested locale that it matches; nil if a header accepts any locale, with a star.
    public let desired: LocaleIdentifier?
    /// The distance between the two, from 0 for the same locale to 49. 4 means another region; 10 means a language that
    /// many readers of the desired one know.
    public let distance: Int
}

extension NearestLocale: Sendable where Supported: Sendable {}
extension NearestLocale: Equatable where Supported: Equatable {}
