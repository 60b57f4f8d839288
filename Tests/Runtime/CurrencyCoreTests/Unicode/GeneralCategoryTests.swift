import Testing

@testable import CurrencyCore

/// Compares the categories of all scalars with the standard library's Unicode tables.
///
/// Scalars unassigned there are skipped: a later Unicode version may have assigned them.
struct GeneralCategoryTests {
    private func expectSame(
        _ question: (UInt32) -> Bool, _ expected: (Unicode.GeneralCategory) -> Bool
    ) {
        for value in UInt32(0)...0x10FFFF {
            guard let category = Unicode.Scalar(value)?.properties.generalCategory, category != .unassigned else {
                continue
            }
            if question(value) != expected(category) { Issue.record("U+\(String(value, radix: 16))") }
        }
    }

    @Test func letters() {
        let letters: Set<Unicode.GeneralCategory> = [
            .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        ]
        expectSame(GeneralCategory.isLetter) { letters.contains($0) }
    }

    @Test func symbolsAndSeparators() {
        let both: Set<Unicode.GeneralCategory> = [
            .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .spaceSeparator, .lineSeparator,
            .paragraphSeparator,
        ]
        expectSame(GeneralCategory.isSymbolOrSeparator) { both.contains($0) }
    }

    @Test func decimalDigits() {
        expectSame(GeneralCategory.isDecimalDigit) { $0 == .decimalNumber }
    }
}
