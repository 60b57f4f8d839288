import LDMLSyntax
import PackedTables

// How to read compact patterns. LDML gives an outline of the rules, and ICU (number_compact.cpp) the details:
//
//     magnitude    one less than the number of integer digits: 3 for 1,000 to 9,999
//     multiplier   zeros of the pattern - magnitude - 1: the power of ten that the number is multiplied by. 12,345 with
//                  "00K" is 12K, with a multiplier of -3
//     "0"          no compaction: the number is written as it is
//     no zeros     only the pattern is written ("mille"); the multiplier is that of the magnitude's other patterns
//     beyond       numbers above the largest magnitude use its patterns: 1,000,000T
//     explicit     a pattern for exactly 0 or 1 takes precedence over those of categories
//     category     a category without a pattern uses the pattern of `other`
//     long         a magnitude without a long pattern uses the short one; in ICU only if the locale has no long
//                  patterns at all
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Compact_Number_Formats.

/// The compact patterns of a locale and numbering system.
///
/// It reads the image of its `SystemTables`, which must outlive it.
package struct CompactPatterns {
    package enum Kind: CaseIterable, Sendable {
        case decimalShort
        case decimalLong
        case currencyShort
    }

    /// A pattern whose zeros are reduced to one: "0K" stands for 0K, 00K and 000K.
    package struct Pattern {
        /// The tokens of a `NumberPattern`, possibly with a negative subpattern. If `zeros` is 0, it has no number.
        package var tokens: PackedText
        /// How many zeros the pattern stands for.
        package var zeros: Int

        /// The pattern in LDML's syntax, with its zeros reduced to one.
        package var text: String { NumberPattern(tokens).text }
    }

    /// ICU reads patterns of up to twenty digits; CLDR has no longer ones.
    static var magnitudeLimit: Int { 20 }

    private let image: PackedImage
    private let rows: Range<Int>
    /// Whether to ignore short patterns in a table of long ones.
    private let skipsShortForms: Bool
    /// The largest magnitude that has patterns, or -1 if there are no patterns.
    private(set) var largestMagnitude = -1
    /// The power of ten that the patterns of each magnitude divide by; 0 for none.
    private var divisors = [Int](repeating: 0, count: magnitudeLimit)
    /// One bit for each magnitude whose `alphaNextToNumber` patterns take precedence.
    private var variants: UInt32 = 0

    /// - Parameter currency: The text that replaces ¤, if its letters require `alphaNextToNumber` patterns.
    package init(
        _ tables: SystemTables, _ kind: Kind, isICU: Bool, currency: PackedText? = nil
    ) {
        image = tables.image
        rows = Self.rows(tables, kind)
        skipsShortForms = isICU
        let ofVariants = readDivisors()
        if let currency { chooseVariants(currency, ofVariants) }
    }

    /// The rows of a kind. If the numbering system has none, the rows of the locale's latn are used; if there are no
    /// long ones, the short ones.
    private static func rows(_ tables: SystemTables, _ kind: Kind) -> Range<Int> {
        let image = tables.image
        for system in [kind == .currencyShort ? tables.currencyNotation : tables.notation, tables.latin] {
            let set =
                switch kind {
                case .decimalShort: image[system].decimalShort
                case .decimalLong: image[system].decimalLong
                case .currencyShort: image[system].currencyShort
                }
            if let rows = set.map(image.compactPatterns(of:)), !rows.isEmpty { return rows }
        }
        return kind == .decimalLong ? rows(tables, .decimalShort) : 0..<0
    }

    /// Calls a closure with each pattern that has digits, for thousands and more, and the power of ten that its word
    /// stands for.
    package static func forEachScale(
        _ tables: SystemTables, _ kind: Kind, _ body: (_ pattern: NumberPattern, _ power: Int) -> Void
    ) {
        for row in rows(tables, kind) {
            let row = tables.image[CompactPatternRow.self, row]
            let (magnitude, run) = (row.magnitude.zeros, row.run)
            guard run.zeros > 0, magnitude + run.length > 3, magnitude < magnitudeLimit, !row.key.alphaNextToNumber,
                row.key.count != .explicitZero, row.key.count != .explicitOne
            else { continue }
            body(NumberPattern(tables.image.text(row.pattern)), magnitude - run.zeros + 1)
        }
    }
}

// MARK: Looking up

extension CompactPatterns {
    /// Chooses the variants for each magnitude. The currency's side may differ from that in the locale's other
    /// patterns, and between magnitudes: Kabyle has `0G¤` for thousands and `¤0M` for millions.
    private mutating func chooseVariants(_ currency: PackedText, _ divisorsOfVariants: [Int]) {
        for magnitude in 0..<largestMagnitude + 1 {
            let plain = pattern(CompactKey(.other, alphaNextToNumber: false), magnitude: magnitude)
            if let plain, NumberPattern(plain.tokens).putsLetterNextToNumber(of: currency) {
                variants |= 1 << UInt32(magnitude)
                if divisorsOfVariants[magnitude] != 0 { divisors[magnitude] = divisorsOfVariants[magnitude] }
            }
        }
    }

    /// The magnitude whose patterns numbers of a magnitude use; nil if there are none.
    func magnitude(for magnitude: Int) -> Int? {
        magnitude >= 0 && largestMagnitude >= 0 ? min(magnitude, largestMagnitude) : nil
    }

    /// The power of ten that a number of a magnitude is multiplied by. It is negative, or 0 if the number is not
    /// compacted.
    package func multiplier(magnitude: Int) -> Int { self.magnitude(for: magnitude).map { -divisors[$0] } ?? 0 }

    /// The pattern for a number, or nil if the number is not compacted.
    ///
    /// - Parameters:
    ///   - magnitude: The magnitude of the whole number after rounding: 6 for 1.2M.
    ///   - key: The key of the number in front of the word, without the compact exponent.
    package func pattern(magnitude: Int, _ key: CountKey) -> Pattern? {
        guard let magnitude = self.magnitude(for: magnitude) else { return nil }
        let usesVariant = variants >> UInt32(magnitude) & 1 == 1
        let found =
            (usesVariant ? variant(magnitude, key, alphaNextToNumber: true) : nil)
            ?? variant(magnitude, key, alphaNextToNumber: false)
        guard let found, !Self.isPlainNumber(found) else { return nil }
        return found
    }

    private func variant(_ magnitude: Int, _ key: CountKey, alphaNextToNumber: Bool) -> Pattern? {
        key.first { pattern(CompactKey($0, alphaNextToNumber: alphaNextToNumber), magnitude: magnitude) }
    }

    /// The pattern of one row. Rows are sorted by key and then by magnitude.
    func pattern(_ key: CompactKey, magnitude: Int) -> Pattern? {
        let table = image.rows(of: CompactPatternRow.self)
        let next = table.first(rows) { ($0.key, $0.magnitude.zeros) > (key, magnitude) }
        guard next > rows.lowerBound else { return nil }
        let row = table[next - 1]
        let step = magnitude - row.magnitude.zeros
        guard row.key == key, step < row.run.length, !isPassedOver(row) else { return nil }
        return Pattern(tokens: image.text(row.pattern), zeros: row.run.zeros == 0 ? 0 : row.run.zeros + step)
    }

    private func isPassedOver(_ row: CompactPatternRow) -> Bool { skipsShortForms && row.magnitude.isShortForm }

    private static func isPlainNumber(_ pattern: Pattern) -> Bool {
        pattern.zeros == 1 && pattern.tokens.count == 1
    }
}

// MARK: Divisors

extension CompactPatterns {
    /// Whether these patterns divide numbers by the same powers of ten as other patterns.
    func divideNumbers(like other: CompactPatterns) -> Bool {
        largestMagnitude == other.largestMagnitude && divisors == other.divisors
    }

    /// Reads the divisors, and returns those of the `alphaNextToNumber` patterns. ICU reads the counts in the alphabetical
    /// order of their keywords, and the first pattern that divides decides for the magnitude.
    private mutating func readDivisors() -> [Int] {
        var divisorsOfVariants = divisors
        for form in CountForm.byKeyword {
            for row in rows {
                let row = image[CompactPatternRow.self, row]
                guard row.key.count == form, !isPassedOver(row) else { continue }
                for step in 0..<row.run.length where row.magnitude.zeros + step < Self.magnitudeLimit {
                    let magnitude = row.magnitude.zeros + step
                    let divisor = self.divisor(row, step)
                    if !row.key.alphaNextToNumber {
                        largestMagnitude = max(largestMagnitude, magnitude)
                        if divisors[magnitude] == 0 { divisors[magnitude] = divisor }
                    } else if divisorsOfVariants[magnitude] == 0 {
                        divisorsOfVariants[magnitude] = divisor
                    }
                }
            }
        }
        return divisorsOfVariants
    }

    /// The power of ten that the pattern of a row and a step divides by; 0 if it does not divide.
    private func divisor(_ row: CompactPatternRow, _ step: Int) -> Int {
        let (zeros, tokens) = (row.run.zeros, image.text(row.pattern))
        let isPlain = Self.isPlainNumber(Pattern(tokens: tokens, zeros: zeros + step))
        return zeros == 0 || isPlain ? 0 : max(0, row.magnitude.zeros - zeros + 1)
    }
}
