import FieldEngine
import FieldLaws
import Testing

struct MaskTests {
    static let phone = Mask(
        [
            FormatString(string: "(", startIndex: 0), FormatString(string: ") ", startIndex: 3),
            FormatString(string: "-", startIndex: 6),
        ], allowed: .decimalDigits, maximumLength: 10)

    private static func field(_ mask: Mask = phone) -> FieldEditor<Mask> {
        var field = FieldEditor(mask)
        field.apply(.begin)
        return field
    }

    @Test func typing() {
        var field = Self.field()
        let shown = "5551234567".map { key in
            field.type(String(key))
            return field.shown
        }
        #expect(
            shown == [
                "(5|", "(55|", "(555|", "(555) 1|", "(555) 12|", "(555) 123|", "(555) 123-4|", "(555) 123-45|",
                "(555) 123-456|", "(555) 123-4567|",
            ])
        #expect(field.state.value == "5551234567")
        #expect(FieldEditor<Mask>.reason(field.type("8")[0]) == .tooLong)
        #expect(FieldEditor<Mask>.reason(field.type("x")[0]) == .notAllowed)
    }

    @Test func deletingStepsOverStaticTexts() {
        var field = Self.field()
        field.paste("5551234567")
        field.apply(.select(6..<6))
        #expect(field.shown == "(555) |123-4567")
        field.backspace()
        #expect(field.shown == "(55|1) 234-567")
        field.apply(.select(4..<4))
        field.forwardDelete()
        #expect(field.shown == "(551|) 345-67")
        field.apply(.select(0..<0))
        #expect(FieldEditor<Mask>.reason(field.backspace()) == .nothingToDelete)
        field.selectAll()
        field.type("9")
        #expect(field.shown == "(9|")
    }

    @Test func trailingTextIsPassedOnceItIsShown() {
        let mask = Mask([FormatString(string: ") ", startIndex: 3, displaysAt: 3)])
        var field = Self.field(mask)
        field.type("555")
        #expect(field.shown == "555) |")
        field.backspace()
        #expect(field.shown == "55|")
    }

    /// The user's characters may be those of the static texts.
    @Test(arguments: ["-", "--", "---", "1-2", "-1-2-3", "12-34-5"])
    func rawValueIsRecovered(_ raw: String) {
        let mask = Mask([FormatString(string: "-", startIndex: 1), FormatString(string: "--", startIndex: 3)])
        #expect(mask.raw(of: mask.formatted(raw)) == raw)
        var field = Self.field(mask)
        field.type(raw)
        #expect(field.state.value == raw)
        #expect(field.state.text == mask.formatted(raw))
    }

    @Test func everyRawValueIsRecovered() {
        let mask = Mask([
            FormatString(string: "a", startIndex: 0, displaysAt: 2), FormatString(string: "ab", startIndex: 2),
            FormatString(string: "b", startIndex: 2, displaysAt: 4),
            FormatString(string: "ba", startIndex: 5, displaysAt: 5),
        ])
        var raws = [""]
        for _ in 0..<6 { raws += raws.filter { $0.count == raws.last?.count }.flatMap { [$0 + "a", $0 + "b"] } }
        for raw in raws { #expect(mask.raw(of: mask.formatted(raw)) == raw) }
    }

    @Test func pasteIsCutToTheRoom() {
        var field = Self.field()
        field.type("555")
        let outcome = field.paste("123-456-7890")
        #expect(field.shown == "(555) 123-4567|")
        #expect(outcome.announcement?.reason == .truncated)
    }

    @Test func composedTextIsReadWhenItIsCommitted() {
        var field = Self.field()
        field.type("55")
        field.mark("１")
        #expect(field.state.text == "(55１")
        #expect(field.state.value == "55")
        field.apply(.commitMarked)
        #expect(field.state.text == "(55１")
        #expect(field.state.value == "55１")
    }

    /// A composed text is cut by what is laid out anew, and its range would lead out of the text.
    @Test func composedTextEndsWhereEditingBeginsAnew() {
        var field = FieldEditor(Mask([FormatString(string: "-", startIndex: 2)], allowed: CharacterClass("0123456789")))
        field.apply(.begin)
        field.mark("abc")
        #expect(field.state.marked == 0..<3)
        field.apply(.begin)
        #expect(field.state.text.isEmpty)
        #expect(field.state.marked == nil)
    }

    /// What was composed over is gone, also where nothing of what was composed is taken.
    @Test func composedTextThatIsRefusedLeavesTheRestWithItsValue() {
        var field = FieldEditor(Mask([FormatString(string: "-", startIndex: 2)], allowed: CharacterClass("0123456789")))
        field.apply(.begin)
        field.type("123")
        field.apply(.mark(0..<1, with: "ab"))
        field.apply(.commitMarked)
        #expect(field.state.text == "2-3")
        #expect(field.state.value == "23")
    }

    // MARK: SKStringFormatter's own tests

    @Test func formatStringsAreInsertedAtTheirPlaces() {
        let mask = Mask([
            FormatString(string: "A", startIndex: 1), FormatString(string: "B", startIndex: 2),
            FormatString(string: "C", startIndex: 3), FormatString(string: "D", startIndex: 4, displaysAt: 4),
        ])
        #expect(mask.formatted("1234") == "1A2B3C4D")
        #expect(mask.formatted("12345") == "1A2B3C4D5")
        #expect(Mask([]).formatted("TestString") == "TestString")
        #expect(FormatString(string: "TestString", startIndex: 7).displaysAt == 8)
    }

    @Test func disallowedCharactersAndThoseBeyondTheLimitAreLeftOut() {
        #expect(Mask([], allowed: .decimalDigits).formatted("1A2B3C4D5") == "12345")
        #expect(Mask([], allowed: .decimalDigits).formatted("TestString") == "")
        #expect(Mask([], maximumLength: 5).formatted("1234") == "1234")
        #expect(Mask([], maximumLength: 5).formatted("1234567890") == "12345")
    }

    /// The delegate gets no more than a range, and does not look at it.
    @Test(arguments: [
        ("\n", "1234", true), ("", "123", false), ("A", "1234", false), ("5", "12345", false),
    ])
    func replacementsByDelegate(_ text: String, _ expected: String, _ answer: Bool) {
        let format = Mask([], allowed: .decimalDigits, maximumLength: 10)
        let outcome = format.apply(
            .replace(0..<0, with: text, .inserted), to: EditingState(text: "1234", value: "1234"))
        #expect(outcome.state(after: EditingState(text: "1234")).text == expected)
        #expect(outcome.letsFieldEdit == answer)
    }

    /// "Characters beyond the max length will be discarded."
    @Test func textBeyondTheLimitIsCut() {
        let mask = Self.phone
        let state = EditingState(text: "(555", value: "555")
        let outcome = mask.apply(.replace(4..<4, with: "123-456-7890", .inserted), to: state)
        #expect(outcome.state(after: state).text == "(555) 123-4567")
        #expect(outcome.state(after: state).value == "5551234567")
        #expect(outcome.announcement?.reason == .truncated)
        let full = outcome.state(after: state)
        #expect(
            mask.apply(.replace(14..<14, with: "8", .inserted), to: full).announcement?.reason == .rejected(.tooLong))
    }

    @Test func anyCharacterWithoutAnAllowedClass() {
        let outcome = Mask([]).apply(
            .replace(0..<0, with: "A5%∂✅", .inserted), to: EditingState(text: "1234", value: "1234"))
        #expect(outcome.state(after: EditingState()).text == "1234A5%∂✅")
    }
}
