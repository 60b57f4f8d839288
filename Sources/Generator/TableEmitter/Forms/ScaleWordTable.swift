import Foundation
import LDMLSyntax
import LocaleModel
import LocaleResolution

/// The words in all languages that certainly multiply a number, from compact patterns and recorded words.
///
/// They are in small letters, each with its power of ten and the languages that use it, English first. Words of five or
/// more letters are also listed without the marks of Latin and Greek letters, as many write them: "milhoes", "millon".
struct ScaleWordTable {
    private struct Key: Hashable {
        var word: String
        var power: Int
    }

    private var languages: [Key: Set<String>] = [:]
    /// The languages that write a word with marks.
    private var unmarked: [Key: Set<String>] = [:]
    private let decisions: [ScaleWordDecisions.Entry]

    init(
        _ locales: [LocaleFacts], _ forms: CurrencyFormDecisions, _ decisions: ScaleWordDecisions,
        languages: Set<String>
    ) {
        self.decisions = decisions.scaleWords
        for locale in locales {
            // Regions use the words of their language, except for English in India.
            let parts = locale.identifier.split(separator: "-")
            if !languages.contains(String(parts[0])) || parts.count > 1 && locale.identifier != "en-IN" { continue }
            for (field, pattern) in locale.values {
                guard case .compact(_, _, let magnitude, _, let isAlpha) = field, !isAlpha else { continue }
                let (word, zeros) = Self.word(of: pattern)
                if zeros > 0 { add(word, magnitude - zeros + 1, String(parts[0])) }
            }
        }
        for (language, words) in forms.scaleWords {
            for word in words { add(word.word, word.powerOfTen, language) }
        }
    }

    /// Lines of word, tab, power of ten, tab and, for short words, languages with commas between them, sorted by word.
    var lines: String {
        languages.merging(unmarked) { $0.union($1) }.map { key, languages in
            // A longer word counts in all languages; it only matters whether English has it, and who writes it with marks.
            let marked = unmarked[key] ?? []
            let needed = key.word.utf8.count > 4 ? languages.filter { $0 == "en" || marked.contains($0) } : languages
            let sorted = needed.sorted { ($0 == "en" ? 0 : 1, $0) < ($1 == "en" ? 0 : 1, $1) }
            return "\(key.word)\t\(key.power)\t\(sorted.joined(separator: ","))\n"
        }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
    }

    private mutating func add(_ word: String, _ power: Int, _ language: String) {
        // A single ASCII letter has many meanings.
        guard power > 0, word.utf8.count > 1, isCertain(word, power, language) else { return }
        let word = word.lowercased()
        languages[Key(word: word, power: power), default: []].insert(language)
        if let plain = Self.withoutMarks(word), plain.count > 4 {
            unmarked[Key(word: plain, power: power), default: []].insert(language)
        }
    }

    /// A word of Latin or Greek letters without their marks; nil if it has none. Unicode's canonical decompositions
    /// never change.
    private static func withoutMarks(_ word: String) -> String? {
        guard let first = word.unicodeScalars.first, first.value < 0x400 else { return nil }
        let letters = word.decomposedStringWithCanonicalMapping.unicodeScalars
            .filter { !(0x300...0x36F).contains($0.value) }
        let plain = String(String.UnicodeScalarView(letters))
        return plain.utf8.elementsEqual(word.utf8) ? nil : plain
    }

    private func isCertain(_ word: String, _ power: Int, _ language: String) -> Bool {
        decisions.allSatisfy { entry in
            entry.word != word || entry.powerOfTen != power || entry.language != language && entry.language != "*"
                || entry.decision == .certain && (entry.conditions ?? []).isEmpty
        }
    }

    /// The text of a compact pattern besides its digits and the currency, and the number of its digits.
    private static func word(of pattern: String) -> (word: String, zeros: Int) {
        NumberPattern.with(pattern) { pattern in
            let scalars = String(decoding: pattern.wordText, as: UTF8.self).unicodeScalars
                .filter { !UnicodeProperty.isBidiControl($0.value) }
            let word = String(String.UnicodeScalarView(scalars)).split { $0.isWhitespace }.joined(separator: " ")
            return (word.hasSuffix(".") ? String(word.dropLast()) : word, pattern.numberText.utf8.count)
        }
    }
}
