import LDMLSyntax
import PackedTables

extension NumberPattern {
    /// Whether a letter of the currency would be next to the number.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Pattern_Variant_Usage_Rules>.
    func putsLetterNextToNumber(of currency: PackedText) -> Bool {
        let scalar = currencyPrecedesNumber ? UTF8Scalar.last(currency.utf8) : UTF8Scalar.first(currency.utf8)
        return scalar.map(GeneralCategory.isLetter) ?? false
    }
}
