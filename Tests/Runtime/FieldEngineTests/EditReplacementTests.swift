import FieldEngine
import Testing

/// Edits that are found by comparing a field's texts.
struct EditReplacementTests {
    private static func edit(
        _ old: String, _ selection: Range<Int>, _ new: String, _ caret: Int? = nil
    ) -> Edit<String>? {
        Edit(from: EditingState(text: old, selection: selection), to: new, caret: caret)
    }

    @Test func keys() {
        #expect(Self.edit("$1.23", 5..<5, "$1.234", 6) == .replace(5..<5, with: "4", .typed))
        #expect(Self.edit("$1.23", 5..<5, "$1.2", 4) == .replace(4..<5, with: "", .deletedBackwards))
        #expect(Self.edit("$1,234", 2..<2, "$1234", 2) == .replace(2..<3, with: "", .deletedForwards))
        #expect(Self.edit("$1,234", 3..<3, "$1234", 2) == .replace(2..<3, with: "", .deletedBackwards))
        #expect(Self.edit("$1.23", 1..<4, "$93", 2) == .replace(1..<4, with: "9", .typed))
        #expect(Self.edit("$1.23", 0..<5, "€7,50", 5) == .replace(0..<5, with: "€7,50", .pasted))
        #expect(Self.edit("5", 0..<1, "1.234,5", 7) == .replace(0..<1, with: "1.234,5", .pasted))
        #expect(Self.edit("12", 1..<1, "12", 1) == nil)
    }

    /// Of digits that are alike the caret tells which one is new.
    @Test func caretTellsEqualDigitsApart() {
        #expect(Self.edit("111", 1..<1, "1111", 2) == .replace(1..<1, with: "1", .typed))
        #expect(Self.edit("111", 0..<0, "1111", 1) == .replace(0..<0, with: "1", .typed))
        #expect(Self.edit("1111", 2..<2, "111", 1) == .replace(1..<2, with: "", .deletedBackwards))
        #expect(Self.edit("111", 3..<3, "1111") == .replace(3..<3, with: "1", .typed))
    }

    /// U+1D7D8 and U+1D7D9, digits of mathematics, have the same first half in UTF-16.
    @Test func charactersStayWhole() {
        #expect(Self.edit("\u{1D7D8}", 0..<2, "\u{1D7D9}", 2) == .replace(0..<2, with: "\u{1D7D9}", .typed))
        #expect(Self.edit("a\u{1D7D8}", 3..<3, "a", 1) == .replace(1..<3, with: "", .deletedBackwards))
    }

    @Test func anyCaretIsTaken() {
        for caret in [-5, 0, 3, 100, Int.max, Int.min] {
            let edit = Self.edit("1,234", 5..<5, "1,24", caret)
            guard case .replace(let range, let text, _)? = edit else {
                Issue.record("no replacement")
                continue
            }
            var units = Array("1,234".utf16)
            units.replaceSubrange(range, with: text.utf16)
            #expect(String(decoding: units, as: UTF16.self) == "1,24")
        }
    }
}
