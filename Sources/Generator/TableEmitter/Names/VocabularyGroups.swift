import LocaleModel
import LocaleResolution

/// Which locales share a vocabulary.
///
/// The locales of a language do, save where scripts divide them: all that inherit from the same child of the root.
/// Of languages with few names, all that are written in the same script do: alone they have too few words for a
/// vocabulary to pay.
struct VocabularyGroups {
    /// The locales of each group that has records, in rising order.
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

    /// The script of an identifier, or its likely script; the identifier itself where none is known.
    private static func script(of identifier: String, _ facts: IdentifierFacts) -> String {
        let full = facts.likelySubtags[identifier] ?? identifier
        let script = full.split(separator: "-").dropFirst().first { $0.utf8.count == 4 }
        return script.map(String.init) ?? identifier
    }
}
