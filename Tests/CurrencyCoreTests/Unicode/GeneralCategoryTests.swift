import Testing

@testable import CurrencyCore

/// The categories of all scalars, told by the standard library's own tables of Unicode.
///
/// What is unassigned there may have got a category since.
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
