import LocaleModel
import LocaleResolution

/// The groups of locales that share a vocabulary.
///
/// The locales of a language share one, unless scripts divide them: all that inherit from the same child of the root.
/// Languages with few names share one with all others in the same script, because alone they have too few words for a
/// vocabulary to pay.
struct VocabularyGroups {
    /// The locales of each group with records, in ascending order.
    let members: [[Int]]

    /// A language with fewer records shares its vocabulary with others.
    private static let fewRecords = 70

    init(locales: [String], recordCounts: [Int], parents: LocaleParents, identifiers: IdentifierFacts) {
        var families: [String: [Int]] = [:]
        for (row, locale) in locales.enumerated() where recordCounts[row] > 0 {
            families[parents.chain(from: locale).dropLast().last ?? locale, default: []].append(row)
        }
        var groups: [String: [Int]] = [:]
        for (family, rows) in families {
            let isSmall = rows.reduce(0) { $0 + recordCounts[$1] } < Self.fewRecords
            let name = isSmall ? Self.script(of: family, identifiers) : family
            groups[name, default: []] += rows
        }
        members = groups.sorted { $0.key < $1.key }.map { $0.value.sorted() }
    }

    /// The script of an identifier, or its likely script; the identifier itself if neither is known.
    private static func script(of identifier: String, _ facts: IdentifierFacts) -> String {
        let full = facts.likelySubtags[identifier] ?? identifier
        let script = full.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
        return script.map(String.init) ?? identifier
    }
}
