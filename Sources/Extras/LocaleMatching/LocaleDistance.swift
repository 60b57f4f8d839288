import PackedTables

// How far a supported locale is from a desired one, in CLDR's units. Language, script and region are compared one after the
// other, and what they differ by is added:
//
//     desired   supported   language  script  region
//     de-AT     de-DE              0       0       4
//     en-AU     en-GB              0       0       3
//     gsw       de                 4       0       4     gsw-Latn-CH and de-Latn-DE
//     sr-Latn   sr-Cyrl            0       5       0
//     ta        en                30      10       4     many readers of Tamil read English
//     de        fr                80                     too far: nothing else is looked at
//
// See https://www.unicode.org/reports/tr35/#EnhancedLanguageMatching; what it leaves open is as in ICU's LocaleMatcher.

/// Distances between the full subtags of locales.
enum LocaleDistance {
    /// Locales that are as far apart as two scripts do not match.
    static var threshold: Int { MatchingTables.scriptDistance }

    /// How much nearer each desired locale must be than the one before it: as far as English of the United States is
    /// from that of the United Kingdom, so that another region of a language is as good as the next language.
    static var demotion: Int {
        let english = { FullSubtags(LanguageTag(language: Subtag("en"), script: Subtag("Latn"), region: $0)) }
        return between(english(Subtag("US")), english(Subtag("GB")), below: threshold) ?? MatchingTables.regionDistance
    }

    /// The distance; nil where it is not below a limit.
    ///
    /// - Complexity: at most four binary searches.
    static func between(_ desired: FullSubtags, _ supported: FullSubtags, below limit: Int) -> Int? {
        var distance = language(desired.language, supported.language)
        if distance >= limit { return nil }
        if desired.script != supported.script { distance += script(desired, supported) }
        if distance >= limit { return nil }
        if desired.region != supported.region { distance += region(desired, supported) }
        return distance < limit ? distance : nil
    }

    private static func language(_ desired: Subtag, _ supported: Subtag) -> Int {
        let other = desired == supported ? 0 : MatchingTables.languageDistance
        // Codes of today have at most three letters; rows know no longer ones.
        if max(desired.count, supported.count) > 3 { return other }
        let rows = PrintedRows(MatchingTables.languageDistances, width: 8)
        return rows.row(of: (desired, 3), (supported, 3)).map { rows.decimal($0, at: 6) } ?? other
    }

    private static func script(_ desired: FullSubtags, _ supported: FullSubtags) -> Int {
        let rows = PrintedRows(MatchingTables.scriptDistances, width: 16)
        let row = rows.row(
            of: (desired.language, 3), (supported.language, 3), (desired.script, 4), (supported.script, 4))
        return row.map { rows.decimal($0, at: 14) } ?? MatchingTables.scriptDistance
    }

    private static func region(_ desired: FullSubtags, _ supported: FullSubtags) -> Int {
        let count = MatchingTables.partitionCount
        let rows = PrintedRows(MatchingTables.regionDistances, width: 9 + 2 * count * count)
        guard desired.language == supported.language, let row = regionRow(desired, supported, rows) else {
            return MatchingTables.regionDistance
        }
        let any = rows.decimal(row, at: 7)
        let (from, to) = (partitions(of: desired.region), partitions(of: supported.region))
        if from == 0 || to == 0 { return any }
        // Of regions that consist of others, those that are farthest apart count.
        var greatest = 0
        for first in 0..<count where from >> first & 1 != 0 {
            for second in 0..<count where to >> second & 1 != 0 {
                greatest = max(greatest, rows.decimal(row, at: 9 + 2 * (first * count + second)))
            }
        }
        return greatest
    }

    /// The row of the language in any script, or in the one that both have.
    private static func regionRow(_ desired: FullSubtags, _ supported: FullSubtags, _ rows: PrintedRows) -> Int? {
        func row(_ script: Subtag?) -> Int? { rows.row(of: (desired.language, 3), (script, 4)) }
        return row(nil) ?? (desired.script == supported.script ? row(desired.script) : nil)
    }

    private static func partitions(of region: Subtag?) -> Int {
        let rows = PrintedRows(MatchingTables.regionSets, width: 5)
        return rows.row(of: (region, 3)).map { rows.number($0, at: 3) } ?? 0
    }
}
