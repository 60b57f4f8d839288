import FieldEngine
import FieldFormats
import FieldLaws
import Testing

struct TextInputFormatTests {
    private static func validate(_ format: TextInputFormat<String>, _ text: String) -> TextInputValidation {
        format.formatter.validate(TextInputEdit(text: "", selection: 0..<0, range: 0..<0, replacement: text))
    }

    @Test func plainAcceptsEverything() {
        for first in stride(from: 0 as UInt32, to: 0x3000, by: 0x100) {
            let text = String(String.UnicodeScalarView((first..<(first + 0x100)).compactMap(Unicode.Scalar.init)))
            #expect(Self.validate(TextInputFormats.plain, text) == .accepted)
        }
    }

    @Test func filterSeesTheTextAfterTheEdit() {
        for isAllowed in [true, false] {
            let format = TextInputFormats.plain.filter { $0 == "Test" ? isAllowed : !isAllowed }
            #expect(Self.validate(format, "Test") == (isAllowed ? .accepted : .rejected))
        }
        let digits = TextInputFormats.plain.filter(by: .decimalDigits).filter(constrainingCharactersCount: 3)
        #expect(Self.validate(digits, "123") == .accepted)
        #expect(Self.validate(digits, "1234") == .rejected)
        #expect(Self.validate(digits, "12a") == .rejected)
    }

    @Test func mapSeesTheTextAndTheCaretAfterTheEdit() {
        let same = TextInputFormats.plain.map { text, selection in
            text == "Abc" && selection == 3..<3 ? (text, selection) : ("wrong", 0..<0)
        }
        #expect(Self.validate(same, "Abc") == .accepted)
        let other = TextInputFormats.plain.map { _, _ in ("Defgh", 0..<5) }
        #expect(Self.validate(other, "Abc") == .changed("Defgh", selection: 0..<5))
        let cut = TextInputFormats.plain.map(constrainingCharactersCount: 2)
        #expect(Self.validate(cut, "Abc") == .changed("Ab", selection: 2..<2))
    }

    @Test func valuesAreTransformed() {
        let format = TextInputFormats.plain.filter(by: .decimalDigits)
            .transformValue(direct: { Int($0) }, reverse: { String($0) })
        var field = FieldEditor(format)
        field.apply(.begin)
        field.type("12")
        #expect(field.state.value == 12)
        field.apply(.setValue(345))
        #expect(field.shown == "345|")
        field.selectAll()
        field.backspace()
        #expect(field.state.value == nil)
    }

    @Test func errorsReadWell() {
        let texts = TextInputError.allCases.map { "\($0)" }
        #expect(Set(texts).count == texts.count)
        #expect(texts.allSatisfy { $0.hasPrefix("the text ") })
    }

    @Test func anyRangeIsTaken() {
        for range in [-5..<3, 100..<200, 2..<Int.max, Int.min..<Int.max] {
            var field = FieldEditor(TextInputFormats.bankCardNumber())
            field.type("4111x1")
            field.apply(.replace(range, with: "2", .typed))
            field.apply(.replace(range, with: "", .deletedBackwards))
            field.apply(.select(range))
            #expect((field.state.selection?.upperBound ?? 0) <= field.state.text.utf16.count)
        }
    }

    @Test func composedTextIsPutToTheFormatterWhenItIsCommitted() {
        var field = FieldEditor(TextInputFormats.bankCardNumber())
        field.apply(.begin)
        field.type("411")
        field.mark("１２")
        #expect(field.state.text == "411１２")
        field.apply(.commitMarked)
        #expect(field.shown == "4111 2|")
        field.mark("abc")
        field.apply(.end)
        #expect(field.state.text == "4111 2")
    }

    @Test(arguments: [Edit<BankCardNumber>.setText("4"), .reformat])
    func composedTextEndsWhereTheTextIsReadAnew(edit: Edit<BankCardNumber>) {
        var field = FieldEditor(TextInputFormats.bankCardNumber())
        field.apply(.begin)
        // The typed digits, which are no number yet, and one that is composed behind a space of its own.
        field.type("4111")
        field.mark(" 1")
        #expect(field.state.marked == 4..<6)
        field.apply(edit)
        #expect(field.state.marked == nil, "\(field.state)")
    }

    /// What was composed over is gone, also where nothing of what was composed is taken.
    @Test func composedTextThatIsRefusedLeavesTheRestWithItsValue() {
        var field = FieldEditor(TextInputFormats.bankCardNumber())
        field.apply(.begin)
        field.paste("4111111111111111")
        field.apply(.mark(2..<19, with: "ab"))
        field.apply(.commitMarked)
        #expect(field.state.text == "41")
        var plain = FieldEditor(TextInputFormats.bankCardNumber())
        plain.paste("41")
        #expect(field.state.value == plain.state.value)
    }
}
