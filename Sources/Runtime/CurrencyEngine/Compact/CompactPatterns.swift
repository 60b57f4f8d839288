import LDMLSyntax
import PackedTables

// How compact patterns are read, after ICU (number_compact.cpp), of which LDML states the outline:
//
//     magnitude    one less than the integer digits: 3 for 1,000 to 9,999
//     multiplier   zeros of the pattern - magnitude - 1: the power of ten that the number is multiplied by. 12,345 with
//                  "00K" is 12K, with a multiplier of -3
//     "0"          no compaction: the number is written as it is
//     no zeros     only the pattern is written ("mille"); the multiplier is that of the magnitude's other patterns
//     beyond       above the largest magnitude, its patterns are used: 1,000,000T
//     explicit     a pattern for exactly 0 or 1 comes before those of categories
//     category     the pattern of `other` is used for a category without one
//     long         what has no long pattern is written by the short one; in ICU only where the locale has no long
//                  patterns at all
//
// See https://www.unicode.org/reports/tr35/tr35-numbers.html#Compact_Number_Formats.

/// The compact patterns of a locale and numbering system.
///
/// It reads the image of its `SystemTables`, which must live as long.
package struct CompactPatterns {
    package enum Kind: CaseIterable, Sendable {
        case decimalShort
        case decimalLong
        case currencyShort
    }

    /// A pattern whose zeros are written as one: "0K" stands for 0K, 00K and 000K.
    package struct Pattern {
        /// The tokens of a `NumberPattern`, perhaps with a negative subpattern. Where `zeros` is 0 it has no number.
        package var tokens: PackedText
        /// How many zeros it stands for.
        package var zeros: Int

        /// The pattern in LDML's syntax, with its zeros written as one.
        package var text: String { NumberPattern(tokens).text }
    }

    /// ICU reads patterns of up to twenty digits; CLDR has no longer ones.
    static var magnitudeLimit: Int { 20 }

    private let image: PackedImage
    private let rows: Range<Int>
    /// Whether short patterns in a table of long ones are ignored.
    private let skipsShortForms: Bool
    /// The largest magnitude that has patterns, or -1 where there are none at all.
    private(set) var largestMagnitude = -1
    /// The power of ten that the patterns of each magnitude divide by; 0 for none.
    private var divisors = [Int](repeating: 0, count: magnitudeLimit)
    /// The same of the `alphaNextToNumber` patterns.
    private var alphaDivisors = [Int](repeating: 0, count: magnitudeLimit)
    /// A bit for each magnitude whose `alphaNextToNumber` patterns come first.
    private var variants: UInt32 = 0

    /// - Parameter currency: The text that stands for ¤, where its letters ask for `alphaNextToNumber` patterns.
    package init(
        _ tables: SystemTables, _ kind: Kind, _ compatibility: FormatOptions.Compatibility, currency: PackedText? = nil
    ) {
        image = tables.image
        rows = Self.rows(tables, kind)
        skipsShortForms = compatibility == .icu
        readDivisors()
        if let currency { chooseVariants(currency) }
    }

    /// The rows of a kind: where the numbering system has none, those of the locale's latn; where there are no long
    /// ones, the short ones.
    private static func rows(_ tables: SystemTables, _ kind: Kind) -> Range<Int> {
        let image = tables.image
        func rows(_ set: RowReference<CompactSetRow>?) -> Range<Int>? {
            guard let rows = set.map(image.compactPatterns(of:)), !rows.isEmpty else { return nil }
            return rows
        }
        let found: Range<Int>? =
            switch kind {
            case .decimalShort:
                rows(image[tables.notation].decimalShort) ?? rows(image[tables.latin].decimalShort)
            case .decimalLong:
                rows(image[tables.notation].decimalLong) ?? rows(image[tables.latin].decimalLong)
                    ?? rows(image[tables.notation].decimalShort) ?? rows(image[tables.latin].decimalShort)
            case .currencyShort:
                rows(image[tables.currencyNotation].currencyShort) ?? rows(image[tables.latin].currencyShort)
            }
        return found ?? 0..<0
    }

    /// Calls a closure with each pattern that has digits, for thousands and more, and the power of ten that its word
    /// stands for.
    package static func forEachScale(
        _ tables: SystemTables, _ kind: Kind, _ body: (_ pattern: NumberPattern, _ power: Int) -> Void
    ) {
        for row in rows(tables, kind) {
            let run = Run(tables.image, row)
            guard run.zeros > 0, run.magnitude + run.length > 3, run.magnitude < magnitudeLimit,
                !run.key.alphaNextToNumber, run.key.count != .explicitZero, run.key.count != .explicitOne
            else { continue }
            body(
                NumberPattern(tables.image.text(tables.image[CompactPatternRow.self, row].pattern)),
                run.magnitude - run.zeros + 1)
        }
    }
}

// MARK: Looking up

extension CompactPatterns {
    /// The side of the currency may differ from that of the locale's other patterns, and between magnitudes: Kabyle has
    /// `0G¤` for thousands and `¤0M` for millions.
    private mutating func chooseVariants(_ currency: PackedText) {
        for magnitude in 0..<largestMagnitude + 1 {
            let plain = pattern(CompactKey(.other, alphaNextToNumber: false), magnitude: magnitude)
            if let plain, NumberPattern(plain.tokens).putsLetterNextToNumber(of: currency) {
                variants |= 1 << UInt32(magnitude)
            }
        }
    }

    private func usesVariant(_ magnitude: Int) -> Bool { variants >> UInt32(magnitude) & 1 == 1 }

    /// The power of ten that a number of a magnitude is multiplied by; 0 or negative.
    package func multiplier(magnitude: Int) -> Int {
        guard magnitude >= 0, largestMagnitude >= 0 else { return 0 }
        let index = min(magnitude, largestMagnitude)
        let ofVariant = usesVariant(index) ? alphaDivisors[index] : 0
        return -(ofVariant == 0 ? divisors[index] : ofVariant)
    }

    /// The pattern for a number, or nil where it is not compacted.
    ///
    /// - Parameters:
    ///   - magnitude: The magnitude of the whole number after rounding: 6 for 1.2M.
    ///   - key: The key of the number in front of the word, without the compact exponent.
    package func pattern(magnitude: Int, _ key: CountKey) -> Pattern? {
        guard magnitude >= 0, largestMagnitude >= 0 else { return nil }
        let index = min(magnitude, largestMagnitude)
        let found =
            (usesVariant(index) ? variant(index, key, alphaNextToNumber: true) : nil)
            ?? variant(index, key, alphaNextToNumber: false)
        guard let found, !Self.isPlainNumber(found) else { return nil }
        return found
    }

    private func variant(_ magnitude: Int, _ key: CountKey, alphaNextToNumber: Bool) -> Pattern? {
        func pattern(_ form: CountForm) -> Pattern? {
            self.pattern(CompactKey(form, alphaNextToNumber: alphaNextToNumber), magnitude: magnitude)
        }
        return key.exactly.flatMap(CountForm.init(exactly:)).flatMap(pattern) ?? pattern(key.category.countForm)
            ?? pattern(.other)
    }

    /// The pattern of one row; rows are sorted by key and then by magnitude.
    func pattern(_ key: CompactKey, magnitude: Int) -> Pattern? {
        let table = image.rows(of: CompactPatternRow.self)
        let next = table.first(rows) { ($0.key, $0.magnitude.zeros) > (key, magnitude) }
        guard next > rows.lowerBound else { return nil }
        let run = Run(image, next - 1)
        let step = magnitude - run.magnitude
        guard run.key == key, step < run.length, !isPassedOver(run) else { return nil }
        let tokens = image.text(table[next - 1].pattern)
        return Pattern(tokens: tokens, zeros: run.zeros == 0 ? 0 : run.zeros + step)
    }

    private func isPassedOver(_ run: Run) -> Bool { skipsShortForms && run.isShortForm }

    private static func isPlainNumber(_ pattern: Pattern) -> Bool {
        pattern.zeros == 1 && pattern.tokens.count == 1
    }

    /// A row of the table: consecutive magnitudes, each with one zero more than the one before.
    private struct Run {
        let key: CompactKey
        let magnitude: Int
        /// Whether it is a short pattern in a table of long ones.
        let isShortForm: Bool
        let length: Int
        /// The zeros of the first pattern.
        let zeros: Int

        init(_ image: PackedImage, _ row: Int) {
            let row = image[CompactPatternRow.self, row]
            key = row.key
            magnitude = row.magnitude.zeros
            isShortForm = row.magnitude.isShortForm
            length = row.run.length
            zeros = row.run.zeros
        }
    }
}

// MARK: Divisors

extension CompactPatterns {
    /// Whether numbers are divided by the same powers of ten as with other patterns.
    func divideNumbers(like other: CompactPatterns) -> Bool {
        largestMagnitude == other.largestMagnitude && divisors == other.divisors
            && alphaDivisors == other.alphaDivisors && variants == other.variants
    }

    /// ICU reads the counts in the alphabetical order of their keywords; the first pattern that divides decides for the
    /// magnitude.
    private mutating func readDivisors() {
        for form in CountForm.byKeyword {
            for row in rows {
                let run = Run(image, row)
                guard run.key.count == form, !isPassedOver(run) else { continue }
                for step in 0..<run.length where run.magnitude + step < Self.magnitudeLimit {
                    let magnitude = run.magnitude + step
                    let divisor = self.divisor(row, step)
                    if !run.key.alphaNextToNumber {
                        largestMagnitude = max(largestMagnitude, magnitude)
                        if divisors[magnitude] == 0 { divisors[magnitude] = divisor }
                    } else if alphaDivisors[magnitude] == 0 {
                        alphaDivisors[magnitude] = divisor
                    }
                }
            }
        }
    }

    /// The power of ten that the pattern of a row and a step divides by; 0 where it divides by nothing.
    private func divisor(_ row: Int, _ step: Int) -> Int {
        let run = Run(image, row)
        let pattern = Pattern(
            tokens: image.text(image[CompactPatternRow.self, row].pattern), zeros: run.zeros + step)
        return run.zeros == 0 || Self.isPlainNumber(pattern) ? 0 : max(0, run.magnitude - run.zeros + 1)
    }
}
