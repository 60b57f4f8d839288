import CurrencyText
import FieldEngine
import Foundation

/// The guide's code, verbatim: PagesTests compares it.
func sampleFormats() -> (securityCodes: TextInputFormat<Int>, capitalLetters: TextInputFormat<String>) {
    let cvvFormat = TextInputFormats.plain
        .filter(by: CharacterSet.decimalDigits)
        .filter(constrainingCharactersCount: 3)
        .transformValue(direct: { Int($0) }, reverse: { $0.description })

    let uppercasedLettersFormat = TextInputFormats.plain
        .filter(by: CharacterSet.letters)
        .map({ (text, selectedRange) in (text.uppercased(), selectedRange) })
    return (cvvFormat, uppercasedLettersFormat)
}
