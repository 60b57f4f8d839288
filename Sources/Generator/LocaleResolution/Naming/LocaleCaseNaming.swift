import LocaleModel

/// Names the cases of `CurrencyLocale`.
///
/// The rule: the English names of language, script, region and variants, joined in lowerCamelCase. A script that
/// is likely for the language and region is left out. There are three exceptions:
///
/// 1. Some languages always include their script, because existing code uses the bare name for the less likely one.
/// 2. If two spellings of one locale would have the same name, the spelling with the script keeps it in
///    the name: `zh` is `chinese` and `zh_Hans` is `chineseSimplified`.
/// 3. If a decision gives the bare name to the spelling with the script, the other one includes its likely
///    script: with `az_Latn` as `azerbaijani`, `az` is `azerbaijaniLatin`.
///
/// In languages of several scripts, a name with a likely script is a near miss: people try `chineseTraditionalTaiwan`.
///
/// All other exceptions are decisions. The same facts and decisions give the same names, in every order of input.
public struct LocaleCaseNaming: Sendable {
    private let identifiers: [String]
    private let facts: IdentifierFacts
    /// CLDR's names, with the decided names added.
    private let upstreamNames: EnglishNames
    private var names: EnglishNames
    private let decisions: LocaleNamingDecisions

    /// - Parameter identifiers: CLDR's locales as BCP 47 identifiers, with or without the root.
    public init(
        identifiers: [String], facts: IdentifierFacts, names: EnglishNames, decisions: LocaleNamingDecisions
    ) {
        self.identifiers = identifiers
        self.facts = facts
        self.upstreamNames = names
        self.names = names
        self.names.languages.merge(decisions.languages.mapValues(\.value)) { upstream, _ in upstream }
        self.decisions = decisions
    }

    /// The root's raw value, and the name of its case.
    public static let root = "root"

    /// The cases that follow the user's locale; the runtime has no locale with these names.
    public static let followingUser = [
        LocaleCase(
            name: "current", rawValue: "current", identifier: nil, displayName: "The user's locale when it is asked for"
        ),
        LocaleCase(
            name: "autoUpdating", rawValue: "currentAutoUpdating", identifier: nil,
            displayName: "The user's locale, followed as it changes"),
    ]

    /// Names every identifier, and checks that each has its names and that every decision is needed.
    public func resolve() throws(NamingError) -> LocaleCaseNames {
        var lapses: [NamingError] = []
        let result = try resolve(noting: &lapses)
        if let first = lapses.first { throw first }
        return result
    }

    /// Names every identifier of data for which the decisions may not have been made.
    ///
    /// - Parameter lapses: Receives the replacements: codes for missing English names, and decisions that are left out,
    ///   because this data has no use or no case for them.
    public func resolve(noting lapses: inout [NamingError]) throws(NamingError) -> LocaleCaseNames {
        let candidates = try self.candidates()
        for candidate in candidates where decisions.names[candidate.rawValue] == nil {
            for code in EnglishDisplayName.nameless(in: candidate.subtags, names) {
                lapses.append(.noEnglishName(identifier: candidate.identifier, subtag: code))
            }
        }
        let result = try resolve(candidates, decisions, &lapses)
        let languages = Set(candidates.map(\.subtags.language))
        for key in decisions.languages.keys.sorted(by: SortOrder.bytes)
        where upstreamNames.languages[key] != nil || !languages.contains(key) {
            lapses.append(.unusedDecision(section: "languages", key: key))
        }
        for (section, key, without) in decisions.withoutEach() {
            // These were left out above.
            if section == "aliases", !result.aliases.contains(where: { $0.name == key }) { continue }
            var others: [NamingError] = []
            if let other = try? resolve(candidates, without, &others), other == result {
                lapses.append(.unusedDecision(section: section, key: key))
            }
        }
        return result
    }
}

extension LocaleCaseNaming {
    /// An identifier and its possible names.
    private struct Candidate {
        var rawValue: String
        var identifier: String
        var displayName: String
        var subtags: LocaleSubtags
        var maximised: LocaleSubtags
        /// The name according to the plain rule.
        var plain: String
        /// The name with the script, whether it is written or likely.
        var scripted: String
    }

    /// CLDR's locales and default content, without the root, in the form of raw values.
    private var upstreamRawValues: Set<String> {
        Set((identifiers + facts.defaultContent).map(Self.rawValue)).subtracting([LocaleFacts.rootIdentifier])
    }

    /// The raw value of an identifier: with underscores, and POSIX in capitals.
    ///
    /// In LDML, the variant POSIX only exists in old identifiers, where it is in capitals: `en_US_POSIX`.
    ///
    /// See <https://www.unicode.org/reports/tr35/#Legacy_Variants>.
    private static func rawValue(of identifier: String) -> String {
        identifier.split(separator: "-").map { $0 == "posix" ? "POSIX" : String($0) }.joined(separator: "_")
    }

    private func candidates() throws(NamingError) -> [Candidate] {
        let all = upstreamRawValues.union(decisions.identifiers.keys)
        var candidates: [Candidate] = []
        for rawValue in all.sorted(by: SortOrder.bytes) {
            candidates.append(try candidate(rawValue))
        }
        return candidates
    }

    private func candidate(_ rawValue: String) throws(NamingError) -> Candidate {
        let subtags = try LocaleSubtags(rawValue)
        let maximised = try subtags.maximised(facts.likelySubtags)
        let likely = try LocaleSubtags(language: subtags.language, region: subtags.region)
            .maximised(facts.likelySubtags)
        var plain = subtags
        if subtags.script == likely.script { plain.script = nil }
        var scripted = subtags
        scripted.script = maximised.script
        return Candidate(
            rawValue: rawValue, identifier: subtags.identifier,
            displayName: EnglishDisplayName.of(subtags, names), subtags: subtags, maximised: maximised,
            plain: try CaseName.joined(EnglishDisplayName.parts(of: plain, names)),
            scripted: try CaseName.joined(EnglishDisplayName.parts(of: scripted, names)))
    }

    private func resolve(
        _ all: [Candidate], _ decisions: LocaleNamingDecisions, _ lapses: inout [NamingError]
    ) throws(NamingError) -> LocaleCaseNames {
        let upstream = upstreamRawValues
        let candidates = all.filter {
            upstream.contains($0.rawValue) || decisions.identifiers[$0.rawValue] != nil
        }
        let names = Self.names(of: candidates, decisions)
        var cases = Self.followingUser
        cases.append(
            LocaleCase(
                name: Self.root, rawValue: Self.root, identifier: LocaleFacts.rootIdentifier, displayName: "Root"))
        for (candidate, name) in zip(candidates, names) {
            cases.append(
                LocaleCase(
                    name: name, rawValue: candidate.rawValue,
                    identifier: decisions.identifiers[candidate.rawValue]?.value ?? candidate.identifier,
                    displayName: candidate.displayName))
        }
        cases.sort { SortOrder.bytes($0.rawValue, $1.rawValue) }
        let aliases = try UniqueNames.aliases(
            for: cases.map { ($0.rawValue, $0.name) }, decisions: decisions.aliases, removed: decisions.removed,
            noting: &lapses)
        return LocaleCaseNames(
            cases: cases,
            aliases: UniqueNames.adding(
                nearMisses: Self.nearMisses(candidates, names), to: aliases, cases: cases.map(\.name)))
    }

    /// The names with a likely script, in languages for which CLDR has several scripts, such as
    /// `chineseTraditionalTaiwan` for `zh_TW`.
    private static func nearMisses(_ candidates: [Candidate], _ names: [String]) -> [(name: String, target: String)] {
        let scripts = Dictionary(grouping: candidates) { $0.subtags.language }
            .mapValues { Set($0.map { $0.maximised.script ?? "" }).count }
        return zip(candidates, names).compactMap { candidate, name in
            scripts[candidate.subtags.language, default: 1] > 1 ? (candidate.scripted, name) : nil
        }
    }

    /// The names of the candidates, in their order. The caller checks that they are unique.
    private static func names(of candidates: [Candidate], _ decisions: LocaleNamingDecisions) -> [String] {
        var names = candidates.map { candidate in
            decisions.names[candidate.rawValue]?.value
                ?? (decisions.alwaysWritesScript(candidate.subtags) ? candidate.scripted : candidate.plain)
        }
        let groups = Dictionary(grouping: candidates.indices) { names[$0] }
        for group in groups.values where group.count > 1 {
            let isDecided = group.contains { decisions.names[candidates[$0].rawValue] != nil }
            for index in group where decisions.names[candidates[index].rawValue] == nil {
                let candidate = candidates[index]
                let isOneLocale = group.allSatisfy { candidates[$0].maximised == candidate.maximised }
                if isOneLocale, isDecided || candidate.subtags.script != nil { names[index] = candidate.scripted }
            }
        }
        return names
    }
}
