import FormattedNumbers
import Testing

/// Cutoffs that are sorted, and cutoffs that are refused.
struct CutoffErrorTests {
    @Test func orderDoesNotMatter() throws {
        let shuffled = try RoundingCutoffs(RoundingCutoffs.default.cutoffs.shuffled())
        #expect(shuffled == .default)
        #expect(try AbbreviationCutoffs([.millions, .billions, .thousands]) == .default)
    }

    @Test func theSameTwiceCountsOnce() throws {
        #expect(try AbbreviationCutoffs([.millions, .thousands, .billions, .thousands]) == .default)
        let zero = try RoundingCutoff(minimum: 0, decimalPlaces: 2)
        #expect(try RoundingCutoffs([zero, zero]).cutoffs == [zero])
    }

    @Test func minimumsMustDiffer() throws {
        #expect(throws: CutoffError.sameMinimum(10)) {
            try RoundingCutoffs([
                RoundingCutoff(minimum: 0, decimalPlaces: 2), RoundingCutoff(minimum: 10, decimalPlaces: 1),
                RoundingCutoff(minimum: 10.0, decimalPlaces: 0),
            ])
        }
        #expect(throws: CutoffError.sameMinimum(1000)) {
            try AbbreviationCutoffs([.thousands, AbbreviationCutoff(minimum: 1000, symbol: "K")])
        }
    }

    @Test func zeroNeedsACutoff() {
        #expect(throws: CutoffError.noneForZero(least: nil)) { try RoundingCutoffs([]) }
        #expect(throws: CutoffError.noneForZero(least: 0.5)) {
            try RoundingCutoffs([
                RoundingCutoff(minimum: 1, decimalPlaces: 1), RoundingCutoff(minimum: 0.5, decimalPlaces: 1),
            ])
        }
    }

    @Test func minimumsAreAbsolute() {
        #expect(throws: CutoffError.negativeMinimum(-1)) { try RoundingCutoff(minimum: -1, decimalPlaces: 1) }
        #expect(throws: CutoffError.negativeMinimum(-1)) { try AbbreviationCutoff(minimum: -1, symbol: "k") }
        #expect(throws: CutoffError.minimumNotFinite(.nan)) { try RoundingCutoff(minimum: .nan, pattern: "0") }
        #expect(throws: CutoffError.minimumNotFinite(.infinity)) {
            try AbbreviationCutoff(minimum: .infinity, symbol: "k")
        }
    }

    @Test func unitsAreAboveZero() {
        #expect(throws: CutoffError.unitNotPositive(0)) { try AbbreviationCutoff(minimum: 0, symbol: "k") }
        #expect(throws: CutoffError.unitNotPositive(-3)) { try AbbreviationCutoff(minimum: 5, symbol: "k", unit: -3) }
        #expect(throws: CutoffError.unitNotPositive(.nan)) {
            try AbbreviationCutoff(minimum: 5, symbol: "k", unit: .nan)
        }
    }

    @Test func symbolsSayWhatWasDivided() throws {
        #expect(throws: CutoffError.emptySymbol(unit: 1000)) { try AbbreviationCutoff(minimum: 1000, symbol: "") }
        #expect(throws: CutoffError.ambiguousSymbol("k", units: [1000, 1_000_000])) {
            try AbbreviationCutoffs([.thousands, AbbreviationCutoff(minimum: 1_000_000, symbol: "k")])
        }
        // A gap without an abbreviation is allowed.
        let plain = try AbbreviationCutoff(minimum: 500_000, symbol: "", unit: 1)
        var value = FormattedQuantity(600_000, abbreviates: true)
        value.abbreviationCutoffs = try AbbreviationCutoffs([.thousands, plain, .millions])
        #expect(value.formattedString == "600000")
        value.number = 400_000
        #expect(value.formattedString == "400k")
    }

    @Test func patternsAreChecked() {
        #expect(
            throws: CutoffError.pattern(
                .unexpectedText(offset: 3, found: "0", expected: .optionalFractionDigit))
        ) { try RoundingCutoff(minimum: 0, pattern: "0.#0") }
        #expect(throws: CutoffError.perMille(pattern: "0‰")) { try RoundingCutoff(minimum: 0, pattern: "0‰") }
        #expect(throws: CutoffError.decimalPlacesOutOfRange(-1)) {
            try RoundingCutoff(minimum: 0, decimalPlaces: -1)
        }
        #expect(throws: CutoffError.decimalPlacesOutOfRange(101)) {
            try RoundingCutoff(minimum: 0, decimalPlaces: 101)
        }
        #expect(throws: CutoffError.decimalPlacesDisagree(2, pattern: "¤0.#", decimals: 1)) {
            try RoundingCutoff(minimum: 0, decimalPlaces: 2, pattern: "¤0.#")
        }
        #expect(throws: CutoffError.decimalPlacesDisagree(2, pattern: "@@", decimals: nil)) {
            try RoundingCutoff(minimum: 0, decimalPlaces: 2, pattern: "@@")
        }
    }

    @Test func errorsSayWhatIsWrong() {
        #expect("\(CutoffError.noneForZero(least: 0.5))" == "no cutoff for zero: the least begins at 0.5")
        #expect("\(CutoffError.ambiguousSymbol("k", units: [1, 2]))" == "the symbol \"k\" stands for 1 and 2")
        #expect(
            "\(CutoffError.decimalPlacesDisagree(2, pattern: "0", decimals: 0))"
                == "2 decimal places, but the pattern \"0\" has 0")
    }
}
