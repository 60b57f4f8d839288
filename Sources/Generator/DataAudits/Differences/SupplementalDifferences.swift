import DataSnapshot
import LocaleModel

/// Finds differences in the data for many locales: currencies of regions, identifiers, plural rules, digits of
/// numbering systems, and English names.
struct SupplementalDifferences {
    let old: SupplementalFacts
    let new: SupplementalFacts
    /// The languages of the existing locales. Likely subtags of other languages have no effect.
    let languages: Set<String>

    func findings() -> [Finding] {
        regions() + identifiers() + languageMatching() + plurals() + numberingSystems() + englishNames()
    }

    private func regions() -> [Finding] {
        var result: [Finding] = []
        for region in Set(old.regionCurrencies.keys).union(new.regionCurrencies.keys) {
            let before = Self.times(old.regionCurrencies[region] ?? [])
            let after = Self.times(new.regionCurrencies[region] ?? [])
            for code in Set(before.keys).union(after.keys) where before[code] != after[code] {
                result.append(
                    Finding(
                        .regionCurrency, currency: code, region: region, field: "\(region)/\(code)",
                        old: before[code], new: after[code], file: Self.regionsFile))
            }
            let was = Self.today(old.regionCurrencies[region] ?? [])
            let now = Self.today(new.regionCurrencies[region] ?? [])
            if was != now, was.sorted() == now.sorted() {
                result.append(
                    Finding(
                        .regionCurrency, region: region, field: region, old: was.joined(separator: " "),
                        new: now.joined(separator: " "), file: Self.regionsFile))
            }
        }
        return result
    }

    private static let regionsFile = "supplemental/regionCurrencies.json"

    /// Today's currencies in order; the first is the region's currency.
    private static func today(_ currencies: [RegionCurrency]) -> [String] {
        currencies.filter { $0.isTender && $0.to == nil }.map(\.code)
    }

    /// The periods of each currency, and whether it is tender. A currency that came back has several periods.
    private static func times(_ currencies: [RegionCurrency]) -> [String: String] {
        var result: [String: [String]] = [:]
        for currency in currencies {
            var text = [currency.from.map { "from \($0)" }, currency.to.map { "to \($0)" }].compactMap { $0 }
            if !currency.isTender { text.append("no tender") }
            result[currency.code, default: []].append(text.isEmpty ? "always" : text.joined(separator: " "))
        }
        return result.mapValues { $0.joined(separator: ", ") }
    }

    private func identifiers() -> [Finding] {
        let file = "supplemental/identifiers.json"
        let before = old.identifiers
        let after = new.identifiers
        let likely = { (facts: IdentifierFacts) in
            facts.likelySubtags.filter { languages.contains(String($0.key.prefix { $0 != "-" })) }
        }
        return Self.changes(.identifier, "parentLocales", before.parentLocales, after.parentLocales, file)
            + Self.changes(.identifier, "likelySubtags", likely(before), likely(after), file)
            + Self.changes(.identifier, "languageAliases", before.languageAliases, after.languageAliases, file)
            + Self.changes(.identifier, "scriptAliases", before.scriptAliases, after.scriptAliases, file)
            + Self.changes(.identifier, "territoryAliases", before.territoryAliases, after.territoryAliases, file)
            + Self.changes(.identifier, "variantAliases", before.variantAliases, after.variantAliases, file)
            + Self.changes(
                .identifier, "defaultContent", Self.members(before.defaultContent),
                Self.members(after.defaultContent), file)
            + Self.changes(
                .identifier, "rightToLeftScripts", Self.members(before.rightToLeftScripts ?? []),
                Self.members(after.rightToLeftScripts ?? []), file)
    }

    private func languageMatching() -> [Finding] {
        let file = "supplemental/languageMatching.json"
        // Data that an older snapshot lacks did not change.
        guard let before = old.languageMatching, let after = new.languageMatching else { return [] }
        let distances = { (facts: LanguageMatchingFacts) in
            Dictionary(
                facts.languageMatches.map {
                    ("\($0.desired) \($0.supported)", "\($0.distance)\($0.oneway ? " one way" : "")")
                }, uniquingKeysWith: { first, _ in first })
        }
        let regions = { (facts: LanguageMatchingFacts) in
            facts.territoryContainment.mapValues { $0.joined(separator: " ") }
        }
        return Self.changes(.identifier, "languageMatches", distances(before), distances(after), file)
            + Self.changes(.identifier, "matchVariables", before.matchVariables, after.matchVariables, file)
            + Self.changes(.identifier, "territoryContainment", regions(before), regions(after), file)
            + Self.changes(
                .identifier, "paradigmLocales", Self.members(before.paradigmLocales),
                Self.members(after.paradigmLocales), file)
    }

    private static func members(_ list: [String]) -> [String: String] {
        Dictionary(list.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func plurals() -> [Finding] {
        let file = "supplemental/plurals.json"
        let texts = { (rules: [String: [String: String]]) in
            rules.mapValues { rules in
                rules.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "; ")
            }
        }
        let ranges = { (facts: PluralFacts) in
            facts.ranges.mapValues { starts in
                starts.flatMap { start, ends in ends.map { "\(start) to \($0.key): \($0.value)" } }.sorted()
                    .joined(separator: "; ")
            }
        }
        return Self.changes(.plural, "cardinals", texts(old.plurals.cardinals), texts(new.plurals.cardinals), file)
            + Self.changes(
                .plural, "ordinals", texts(old.plurals.ordinals ?? [:]), texts(new.plurals.ordinals ?? [:]), file)
            + Self.changes(.plural, "ranges", ranges(old.plurals), ranges(new.plurals), file)
    }

    private func numberingSystems() -> [Finding] {
        let digits = { (facts: SupplementalFacts) in facts.numberingSystems.mapValues { $0.digits ?? "algorithmic" } }
        return Self.changes(
            .numberingSystem, "", digits(old), digits(new), "supplemental/numberingSystems.json")
    }

    /// The cases of `CurrencyLocale` are named after these.
    private func englishNames() -> [Finding] {
        let file = "supplemental/englishNames.json"
        let (before, after) = (old.englishNames, new.englishNames)
        return Self.changes(.other, "languages", before.languages, after.languages, file)
            + Self.changes(.other, "scripts", before.scripts, after.scripts, file)
            + Self.changes(.other, "territories", before.territories, after.territories, file)
            + Self.changes(.other, "variants", before.variants, after.variants, file)
    }

    private static func changes(
        _ kind: FindingClass, _ path: String, _ old: [String: String], _ new: [String: String], _ file: String
    ) -> [Finding] {
        Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.map { key in
            Finding(
                kind, field: path.isEmpty ? key : "\(path)/\(key)", old: old[key], new: new[key], file: file)
        }
    }
}
