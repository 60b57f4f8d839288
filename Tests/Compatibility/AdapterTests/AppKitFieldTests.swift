import AppKit
import CurrencyTextAppKit
import XCTest

final class AppKitFieldTests: XCTestCase {
    @MainActor
    private struct Setting {
        let field = NSTextField()
        let delegate: FormatTextFieldDelegate<AmountEntry>

        init(_ options: EntryOptions = EntryOptions(), value: DecimalValue? = nil) {
            let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
            delegate = FormatTextFieldDelegate(field, format: AmountEntry(style, options), value: value)
        }

        var caret: Range<Int> {
            let range = field.currentEditor()?.selectedRange ?? NSRange()
            return range.location..<(range.location + range.length)
        }

        /// The text with `|` at the caret.
        var shown: String {
            var units = Array(field.stringValue.utf16)
            units.insert(0x7C, at: caret.upperBound)
            return String(decoding: units, as: UTF16.self)
        }

        func type(_ text: String) {
            for key in text { field.userReplaces(caret, with: String(key)) }
        }

        func backspace() {
            field.userReplaces(caret.isEmpty ? caret.lowerBound - 1..<caret.lowerBound : caret, with: "")
        }

        func forwardDelete() {
            field.userReplaces(caret.isEmpty ? caret.lowerBound..<caret.lowerBound + 1 : caret, with: "")
        }

        func select(_ range: Range<Int>) {
            field.currentEditor()?.selectedRange = NSRange(location: range.lowerBound, length: range.count)
        }
    }

    private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testTypingDeletingAndMovingTheCaret() {
        onMain {
            let setting = Setting()
            var values: [DecimalValue?] = []
            setting.delegate.onChange = { values.append($0.value) }
            setting.field.beginEditing()
            setting.type("123456")
            XCTAssertEqual(setting.shown, "$1,234.56|")
            XCTAssertEqual(values, [0.01, 0.12, 1.23, 12.34, 123.45, 1234.56])
            setting.type("x")
            XCTAssertEqual(setting.shown, "$1,234.56|")
            setting.select(3..<3)
            setting.backspace()
            XCTAssertEqual(setting.shown, "$|234.56")
            setting.delegate.value = 1234.56
            setting.select(2..<2)
            setting.forwardDelete()
            XCTAssertEqual(setting.shown, "$1|34.56")
            setting.select(1..<4)
            setting.type("9")
            XCTAssertEqual(setting.shown, "$9|.56")
            setting.field.endEditing()
            XCTAssertEqual(setting.field.stringValue, "$9.56")
        }
    }

    func testPastingUndoAndBounds() {
        onMain {
            let limits = InputLimits(maximum: 1000)
            let setting = Setting(EntryOptions(mode: .free, limits: limits), value: 5)
            XCTAssertEqual(setting.field.stringValue, "$5.00")
            setting.field.beginEditing()
            XCTAssertEqual(setting.shown, "5|")
            XCTAssertEqual((setting.field.currentEditor() as? NSTextView)?.allowsUndo, false)
            setting.select(0..<1)
            setting.field.userReplaces(0..<1, with: "1.234,5")
            XCTAssertEqual(setting.shown, "1234.5|")
            setting.field.undoManager?.undo()
            XCTAssertEqual(setting.field.stringValue, "5")
            setting.field.undoManager?.redo()
            XCTAssertEqual(setting.shown, "1234.5|")
            let announced = NSAccessibility.posted.count
            setting.field.endEditing()
            XCTAssertEqual(setting.field.stringValue, "$1,000.00")
            XCTAssertEqual(Array(NSAccessibility.posted[announced...]), ["$1,000.00"])
            setting.delegate.spokenValue = { $0 == 1000 ? "1,000 dollars" : nil }
            setting.field.beginEditing()
            setting.type("0")
            setting.field.endEditing()
            XCTAssertEqual(NSAccessibility.posted.last, "1,000 dollars")
        }
    }

    func testComposedTextIsLeftAlone() {
        onMain {
            let setting = Setting()
            setting.field.beginEditing()
            setting.type("12")
            let editor = setting.field.currentEditor() as? NSTextView
            editor?.setMarked(true)
            setting.field.userReplaces(5..<5, with: "３")
            XCTAssertEqual(setting.field.stringValue, "$0.12３")
            XCTAssertEqual(setting.delegate.value, 0.12)
            editor?.setMarked(false)
            setting.field.userReplaces(6..<6, with: "")
            XCTAssertEqual(setting.field.stringValue, "$1.23")
        }
    }

    /// A closure that sets the value it observes is called once per key.
    func testClosuresThatSetTheValue() {
        onMain {
            let setting = Setting()
            let other = Setting()
            var calls = 0
            setting.delegate.onChange = { state in
                calls += 1
                setting.delegate.value = state.value.map { _ in 42 }
                other.delegate.value = 7
            }
            other.delegate.onChange = { _ in setting.delegate.value = DecimalValue(calls) }
            setting.field.beginEditing()
            setting.type("1")
            XCTAssertEqual(calls, 1)
            XCTAssertEqual(setting.field.stringValue, "$1.00")
            setting.type("2")
            XCTAssertEqual(calls, 2)
            XCTAssertEqual(setting.field.stringValue, "$42.00")
        }
    }

    func testSwitchedFormat() {
        onMain {
            let setting = Setting(value: 0.34)
            setting.delegate.format = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
            XCTAssertEqual(setting.field.stringValue, "0,34\u{A0}€")
        }
    }
}
