import CurrencyFormat
import FieldEngine
import FieldLaws
import Testing

/// What CurrencyText's own tests of its delegate expect: replacements by range, which is all that a delegate of UIKit is
/// told, with dollars in the United States.
struct CurrencyTextFactTests {
    private static func dollars(
        integerDigits: Int? = nil, allowsNegative: Bool = true, text: String = ""
    ) -> AmountField {
        let limits = InputLimits(integerDigits: integerDigits, allowsNegative: allowsNegative)
        let entry = AmountEntry(
            CurrencyStyle(.dollar, locale: .englishUnitedStates),
            EntryOptions(limits: limits, clearsWhenZero: true, pasting: .digits))
        return FieldEditor(entry, state: EditingState(text: text))
    }

    private static func replace(_ field: inout AmountField, _ location: Int, _ length: Int, _ text: String) {
        field.apply(.replace(location..<(location + length), with: text, .inserted))
    }

    private static func append(_ field: inout AmountField, _ text: String) {
        replace(&field, field.state.text.utf16.count, 0, text)
    }

    /// CurrencyText's test deletes one character from the text's end on, where there is none.
    private static func deleteLast(_ field: inout AmountField) {
        replace(&field, field.state.text.utf16.count, 1, "")
    }

    /// "$1,234,567.89"
    private static func oneToNine(integerDigits: Int? = nil) -> AmountField {
        var field = dollars(integerDigits: integerDigits)
        for digit in 0...9 { append(&field, String(digit)) }
        return field
    }

    @Test func maxDigitsCount() {
        var field = Self.dollars(integerDigits: 5)
        for _ in 0...20 { Self.append(&field, "1") }
        #expect(field.state.text == "$11,111.11")
    }

    @Test func deleting() {
        var field = Self.dollars()
        for _ in 0...9 { Self.append(&field, "1") }
        Self.deleteLast(&field)
        Self.deleteLast(&field)
        #expect(field.state.text == "$111,111.11")
        field = Self.dollars(text: "$0.19")
        Self.deleteLast(&field)
        #expect(field.state.text == "$0.01")
        Self.deleteLast(&field)
        #expect(field.state.text == "$0.00")
    }

    @Test func deletingNotAtEndIndex() {
        var field = Self.oneToNine()
        Self.replace(&field, 4, 1, "")
        #expect(field.state.text == "$124,567.89")
    }

    @Test func selectingAndDeletingAll() {
        var field = Self.oneToNine()
        Self.replace(&field, 0, field.state.text.utf16.count, "")
        #expect(field.state.text.isEmpty)
    }

    @Test func addingNegativeSymbol() {
        var pad = Self.dollars(allowsNegative: false)
        Self.append(&pad, "-")
        #expect(pad.state.text.isEmpty)
        var field = Self.dollars()
        Self.append(&field, "-")
        #expect(field.state.text == "-")
        Self.append(&field, "3451")
        #expect(field.state.text == "-$34.51")
        Self.replace(&field, 0, 1, "")
        #expect(field.state.text == "$34.51")
        Self.replace(&field, 0, 0, "-")
        #expect(field.state.text == "-$34.51")
        Self.replace(&field, 0, 1, "")
        Self.replace(&field, 0, 3, "-")
        #expect(field.state.text == "-$34.51")
        Self.replace(&field, 0, 1, "")
        Self.replace(&field, 1, 2, "-")
        #expect(field.state.text == "$34.51")
    }

    @Test func formatAfterFirstNumber() {
        var field = Self.dollars()
        Self.append(&field, "1")
        #expect(field.state.text == "$0.01")
    }

    @Test func pastingNonNumeralValues() {
        var field = Self.dollars()
        Self.append(&field, ",,,,")
        #expect(field.state.text.isEmpty)
        field = Self.dollars(text: "$3,456.45")
        Self.replace(&field, 4, 4, ",,,,")
        #expect(field.state.text == "$3,456.45")
        Self.replace(&field, field.state.text.utf16.count, 4, ",,,,")
        #expect(field.state.text == "$3,456.45")
    }

    @Test func inputingNotAtEndIndex() {
        var field = Self.oneToNine()
        Self.replace(&field, 3, 2, "15")
        #expect(field.state.text == "$1,154,567.89")
    }

    @Test func inputingNotAtEndIndexSurpassingIntegersLimit() {
        var field = Self.oneToNine(integerDigits: 7)
        Self.replace(&field, 5, 3, "150")
        #expect(field.state.text == "$1,231,506.78")
    }

    /// CurrencyText drops the last character of "9$123.45".
    @Test func typingInFrontOfAFullField() {
        var field = Self.dollars(integerDigits: 3, text: "$123.45")
        Self.replace(&field, 0, 0, "9")
        #expect(field.state.text == "$912.34")
    }

    @Test func clearsWhenValueIsZero() {
        var field = Self.dollars()
        for _ in 0...2 { Self.append(&field, "0") }
        #expect(field.state.text == "$0.00")
        field.apply(.end)
        #expect(field.state.text.isEmpty)
    }

    @Test func selectedTextRange() {
        var field = Self.dollars()
        field.apply(.begin)
        Self.append(&field, "3")
        #expect(field.shown == "$0.03|")
        field = Self.dollars(text: "3523623623")
        field.caret(at: 5)
        Self.append(&field, "3")
        let length = field.state.text.utf16.count
        #expect(field.state.text == "$352,362,362.33")
        #expect(field.state.selection == (length - 5)..<(length - 5))
    }
}
