import CurrencyText
import FieldEngine
import FieldFormats
import Foundation
import Testing

/// Code written for TextInputKit, and for CurrencyText's extensions of Foundation.
struct TextInputKitTests {
    // MARK: The samples of TextInputKit's documentation

    @Test func securityCodes() {
        let cvvFormat = TextInputFormats.plain
            .filter(by: CharacterSet.decimalDigits)
            .filter(constrainingCharactersCount: 3)
            .transformValue(direct: { Int($0) }, reverse: { $0.description })
        var field = FieldEditor(cvvFormat)
        field.type("1a2٣4")
        #expect(field.state.text == "12٣")
        #expect(field.state.value == nil)
        field.backspace()
        #expect(field.state.value == 12)
    }

    @Test func capitalLetters() {
        let uppercasedLettersFormat = TextInputFormats.plain
            .filter(by: CharacterSet.letters)
            .map({ (text, selectedRange) in (text.uppercased(), selectedRange) })
        var field = FieldEditor(uppercasedLettersFormat)
        field.type("a1bé")
        #expect(field.state.text == "ABÉ")
    }

    /// A character is in a set if all its scalars are.
    @Test func charactersOfSeveralScalars() {
        var field = FieldEditor(TextInputFormats.plain.filter(by: CharacterSet.decimalDigits))
        field.paste("1\u{301}")
        #expect(field.state.text.isEmpty)
        field.paste("12")
        #expect(field.state.text == "12")
    }

    // MARK: Custom types

    /// Doubles each character and puts the caret before the second copy.
    private final class Doubling: TextInputFormatterType, Sendable {
        func validate(
            editing originalString: String, withSelection originalSelectedRange: Range<String.Index>,
            replacing replacementString: String, at editedRange: Range<String.Index>
        ) -> TextInputValidationResult {
            if replacementString.isEmpty { return .accepted }
            if replacementString == "x" { return .rejected }
            var text = originalString
            text.replaceSubrange(editedRange, with: replacementString + replacementString)
            let caret = text.index(before: text.endIndex)
            return .changed(text, selectedRange: caret..<caret)
        }
    }

    private struct Unreadable: Error {}

    private struct Hexadecimal: TextInputSerializerType {
        func string(for value: Int) -> String { String(value, radix: 16) }

        func value(for string: String) throws -> Int {
            guard let value = Int(string, radix: 16) else { throw Unreadable() }
            return value
        }
    }

    @Test func ownFormatterAndSerializer() throws {
        let format = TextInputFormat(Hexadecimal(), Doubling())
        var field = FieldEditor(format)
        field.apply(.begin)
        field.type("a")
        #expect(field.state.text == "aa")
        #expect(field.state.selection == 1..<1)
        #expect(field.state.value == 0xAA)
        field.type("x")
        #expect(field.state.text == "aa")
        field.apply(.setValue(0x10))
        #expect(field.state.text == "10")
        #expect(throws: TextInputError.unreadable) { try format.serializer.value(for: "g") }
    }

    @Test func formattersOfTheEngineAnswerByIndices() {
        let text = "4111"
        let end = text.endIndex..<text.endIndex
        let formatter: any TextInputFormatterType = TextInputFormats.bankCardNumber().formatter
        let result = formatter.validate(editing: text, withSelection: end, replacing: "2", at: end)
        guard case .changed(let changed, selectedRange: let caret) = result else {
            Issue.record("not changed: \(result)")
            return
        }
        #expect(changed == "4111 2")
        #expect(caret == changed.endIndex..<changed.endIndex)
        #expect(formatter.validate(editing: text, withSelection: end, replacing: "x", at: end) == .rejected)
    }

    @Test func indicesOfTheTextMayBeGiven() {
        let text = "Aé"
        let result: TextInputValidationResult = TextInputFormats.bankCardHolderName().formatter.validate(
            editing: text, withSelection: text.endIndex..<text.endIndex, replacing: "b",
            at: text.endIndex..<text.endIndex)
        let changed = "AéB"
        #expect(result == .changed(changed, selectedRange: changed.endIndex..<changed.endIndex))
    }

    @Test func selectionOfAnEventByIndices() {
        let state = TextInputEditingState(text: "€12", selection: 1..<3, value: 12)
        #expect(state.text[state.selectedRange] == "12")
    }

    // MARK: NumberFormatter

    @Test func numberFormatterWritesOptionalDoubles() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .currency
        let amount: Double? = 12.5
        let none: Double? = nil
        #expect(formatter.string(from: amount) == "$12.50")
        #expect(formatter.string(from: none) == nil)
        #expect(formatter.string(from: 7) == "$7.00")
    }

    /// The Japanese symbol of the yen is CLDR's on every system.
    @Test func yenInJapanese() {
        let formatter = CurrencyFormatter {
            $0.locale = CurrencyLocale.japaneseJapan
            $0.currency = .yen
            $0.hasDecimals = false
        }
        #expect(formatter.string(from: 1234) == "￥1,234")
    }
}
