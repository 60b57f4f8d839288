import CurrencyCore
import LDMLSyntax
import PackedTables

/// The affixes of compact notation, for each magnitude and plural category.
///
/// A plan expands all patterns when it is made, each distinct one once, so that formatting only looks up an index.
package final class CompactNotation: Sendable {
    /// The affixes of one pattern.
    package struct Form: Hashable, Sendable {
        package let affixes: AffixForms
        /// Whether the pattern is a word without digits, such as "mille".
        package let hidesNumber: Bool
    }

    package let patterns: CompactPatterns
    private let rules: PluralRules
    package let forms: [Form]
    /// The most bytes that a prefix and its suffix have together.
    let longestAffixes: Int
    /// The index of a form by magnitude and `CountKey`; -1 if such numbers are not compacted.
    package let indices: [Int8]

    /// What a style asks for.
    struct Request {
        let kind: CompactPatterns.Kind
        /// The text that replaces ¤, if its letters require `alphaNextToNumber` patterns.
        let currency: PackedText?
        /// A pattern whose affixes are written in addition to the word: the percent pattern, or the parentheses of the
        /// accounting format.
        let outer: NumberPattern?
        let isICU: Bool
        /// The data that has the plural rules.
        let data: CurrencyData
    }

    init(_ request: Request, _ writer: AffixWriter, storage: inout PlanStorage) {
        let tables = writer.symbols.tables
        let patterns = CompactPatterns(tables, request.kind, isICU: request.isICU, currency: request.currency)
        self.patterns = patterns
        rules = PluralRules(localeRow: tables.locale, data: request.data)
        var (forms, indices): ([Form], [Int8]) = ([], [])
        var seen: [(start: UnsafePointer<UInt8>, zeros: Bool)] = []
        /// The index of a pattern's form, which is written if it is new. No locale has more than 127 patterns.
        func index(of pattern: CompactPatterns.Pattern) -> Int8? {
            let known = seen.firstIndex { $0.start == pattern.tokens.start && $0.zeros == (pattern.zeros > 0) }
            if let known { return Int8(known) }
            guard let index = Int8(exactly: forms.count) else { return nil }
            seen.append((pattern.tokens.start, pattern.zeros > 0))
            var affixes = AffixForms()
            writer.write(
                NumberPattern(pattern.tokens), textKind: .compact, outer: request.outer, to: &affixes, storage: &storage
            )
            forms.append(Form(affixes: affixes, hidesNumber: pattern.zeros == 0))
            return index
        }
        for magnitude in 0...max(0, patterns.largestMagnitude) {
            for key in CountKey.all {
                indices.append(patterns.pattern(magnitude: magnitude, key).flatMap { index(of: $0) } ?? -1)
            }
        }
        (self.forms, self.indices) = (forms, indices)
        longestAffixes = forms.reduce(0) { max($0, $1.affixes.longest) }
    }

    /// The index of the form for a divided number, or nil if the number is written without a word.
    package func form(for number: CompactNumber, fractionDigits: Int) -> Int? {
        guard let magnitude = patterns.magnitude(for: number.magnitude) else { return nil }
        let category = rules.category(for: PluralOperands(exactly: number.shown, fractionDigits: fractionDigits))
        let index = indices[magnitude * CountKey.count + CountKey(number.shown, category).index]
        return index < 0 ? nil : Int(index)
    }
}

extension CompactNotation: Hashable {
    package static func == (left: CompactNotation, right: CompactNotation) -> Bool {
        left.forms == right.forms && left.indices == right.indices
            && left.patterns.divideNumbers(like: right.patterns) && left.rules == right.rules
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(forms)
    }
}
