import CurrencyTextUIKit
import UIKit
import XCTest

final class DelegateTests: XCTestCase {
    @MainActor
    private struct Setting {
        let field = UITextField()
        let formatter: CurrencyFormatter
        let delegate: CurrencyUITextFieldDelegate
        let driver: FieldDriver

        init(_ locale: CurrencyLocale = .englishUnitedStates, _ currency: Currency = .dollar) {
            formatter = CurrencyFormatter {
                $0.currency = currency
                $0.locale = locale
                $0.hasDecimals = true
            }
            delegate = CurrencyUITextFieldDelegate(formatter: formatter)
            delegate.clearsWhenValueIsZero = true
            field.delegate = delegate
            driver = FieldDriver(field)
        }

        func replace(_ location: Int, _ length: Int, _ text: String) {
            delegate.textField(
                field, shouldChangeCharactersIn: NSRange(location: location, length: length), replacementString: text)
        }

        var length: Int { field.text?.utf16.count ?? 0 }
    }

    private final class Listener: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        var answer = true

        private func note(_ call: String) -> Bool {
            calls.append(call)
            return answer
        }

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin") }
        func textFieldDidBeginEditing(_ textField: UITextField) { _ = note("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd") }
        func textFieldDidEndEditing(_ textField: UITextField) { _ = note("didEnd") }
        func textFieldDidChangeSelection(_ textField: UITextField) { _ = note("selection") }
        func textFieldShouldClear(_ textField: UITextField) -> Bool { note("clear") }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool { note("return") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { note("change \(range.location) \(range.length) \(string)") }
    }

    private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testTypingDeletingAndMovingTheCaret() {
        onMain {
            let setting = Setting()
            var changes = 0
            setting.field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            setting.driver.begin()
            setting.driver.type("123456")
            XCTAssertEqual(setting.driver.shown, "$1,234.56|")
            XCTAssertEqual(changes, 6)
            setting.driver.select(3)
            setting.driver.backspace()
            XCTAssertEqual(setting.driver.shown, "$|234.56")
            setting.driver.forwardDelete()
            XCTAssertEqual(setting.driver.shown, "$|34.56")
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "$34.56")
        }
    }

    func testTrailingSymbol() {
        onMain {
            let setting = Setting(.germanGermany, .euro)
            setting.driver.begin()
            setting.driver.type("123456")
            XCTAssertEqual(setting.driver.shown, "1.234,56|\u{A0}€")
            setting.driver.select(setting.length)
            setting.driver.backspace()
            XCTAssertEqual(setting.driver.shown, "123,45|\u{A0}€")
        }
    }

    func testComposedTextIsLeftAlone() {
        onMain {
            let setting = Setting()
            setting.driver.begin()
            setting.driver.type("12")
            setting.field.setMarkedText("３")
            XCTAssertTrue(
                setting.delegate.textField(
                    setting.field, shouldChangeCharactersIn: NSRange(location: 5, length: 1), replacementString: "4"))
            XCTAssertEqual(setting.field.text, "$0.12３")
            setting.field.unmarkText()
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "$1.23")
        }
    }

    func testBoundsAndAnnouncements() {
        onMain {
            let setting = Setting()
            setting.delegate.formatter.maxValue = 100
            setting.driver.begin()
            setting.driver.type("50000")
            XCTAssertEqual(setting.field.text, "$500.00")
            let announced = UIAccessibility.posted.count
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "$100.00")
            XCTAssertEqual(Array(UIAccessibility.posted[announced...]), ["$100.00"])
            setting.delegate.spokenAmount = { $0 == 100 ? "100 dollars" : nil }
            setting.driver.begin()
            setting.driver.type("99")
            setting.driver.end()
            XCTAssertEqual(UIAccessibility.posted.last, "100 dollars")
        }
    }

    func testEveryEventGoesOn() {
        onMain {
            let setting = Setting()
            let listener = Listener()
            setting.delegate.passthroughDelegate = listener
            setting.driver.begin()
            setting.driver.type("1")
            setting.driver.select(2)
            setting.driver.clear()
            XCTAssertTrue(setting.driver.pressReturn())
            setting.driver.end()
            XCTAssertEqual(
                listener.calls,
                ["shouldBegin", "didBegin", "change 0 0 1", "selection", "clear", "return", "shouldEnd", "didEnd"])
            listener.answer = false
            XCTAssertFalse(setting.driver.pressReturn())
        }
    }

    /// CurrencyText formats first and asks the listener afterwards.
    func testWhatAListenerAnswersToAnEditChangesNothing() {
        onMain {
            for answer in [false, true] {
                let setting = Setting()
                let listener = Listener()
                setting.delegate.passthroughDelegate = listener
                setting.driver.begin()
                listener.answer = answer
                setting.driver.type("12")
                XCTAssertEqual(setting.field.text, "$0.12")
                setting.driver.backspace()
                XCTAssertEqual(setting.field.text, "$0.01")
                XCTAssertEqual(listener.calls.suffix(3), ["change 0 0 1", "change 5 0 2", "change 4 1 "])
                setting.field.setMarkedText("３")
                XCTAssertTrue(
                    setting.delegate.textField(
                        setting.field, shouldChangeCharactersIn: NSRange(location: 5, length: 1),
                        replacementString: "4"))
            }
        }
    }

    func testDelegatesThatListenToThemselves() {
        onMain {
            let setting = Setting()
            setting.delegate.passthroughDelegate = setting.delegate
            XCTAssertNil(setting.delegate.passthroughDelegate)
            let others = [CurrencyUITextFieldDelegate(), CurrencyUITextFieldDelegate()]
            others[0].passthroughDelegate = others[1]
            others[1].passthroughDelegate = setting.delegate
            setting.delegate.passthroughDelegate = others[0]
            XCTAssertNil(setting.delegate.passthroughDelegate)
            let listener = Listener()
            setting.delegate.passthroughDelegate = listener
            setting.delegate.passthroughDelegate = others[0]
            XCTAssertTrue(setting.delegate.passthroughDelegate === listener)
            setting.driver.begin()
            setting.driver.type("1")
            XCTAssertEqual(setting.field.text, "$0.01")
            setting.delegate.passthroughDelegate = nil
            XCTAssertNil(setting.delegate.passthroughDelegate)
        }
    }

    /// Ranges outside the text mean its end.
    func testRangesThatTheTextDoesNotHave() {
        onMain {
            let setting = Setting(.germanGermany, .euro)
            setting.replace(0, 1, "")
            XCTAssertEqual(setting.field.text, "")
            setting.replace(7, 2, "1234")
            XCTAssertEqual(setting.field.text, "12,34\u{A0}€")
            setting.replace(setting.length, 1, "")
            XCTAssertEqual(setting.field.text, "1,23\u{A0}€")
            setting.replace(1, 50, "")
            XCTAssertEqual(setting.field.text, "0,12\u{A0}€")
            setting.replace(1, 50, "9")
            XCTAssertEqual(setting.field.text, "1,29\u{A0}€")
        }
    }

    // MARK: A custom formatter

    /// Writes whole francs as "Fr. 1'234.-", at least 5 and at most 5000.
    private final class Francs: CurrencyFormatting, CurrencyAdjusting {
        var maxDigitsCount: Int { 6 }
        var decimalDigits = 0
        var maxValue: Double? = 5000
        var minValue: Double? = 5
        var initialText: String { "" }
        var currencySymbol = "Fr."

        func string(from double: Double) -> String? {
            var digits = String(Int(double))
            if digits.count > 3 { digits.insert("'", at: digits.index(digits.endIndex, offsetBy: -3)) }
            return "\(currencySymbol) \(digits).-"
        }

        func unformatted(string: String) -> String? { string.numeralFormat() }
        func double(from string: String) -> Double? { Double(string) }

        func formattedStringWithAdjustedDecimalSeparator(from string: String) -> String? {
            double(from: string.numeralFormat()).flatMap(self.string)
        }

        func formattedStringAdjustedToFitAllowedValues(from string: String) -> String? {
            double(from: string.numeralFormat()).flatMap { self.string(from: min(max($0, 5), 5000)) }
        }
    }

    func testFormatterOfTheProgramsOwn() {
        onMain {
            let setting = Setting()
            let francs = Francs()
            setting.delegate.formatter = francs
            setting.driver.begin()
            setting.driver.type("12x34")
            XCTAssertEqual(setting.driver.shown, "Fr. 1'234|.-")
            setting.driver.backspace()
            XCTAssertEqual(setting.driver.shown, "Fr. 123|.-")
            setting.driver.type("-45678")
            XCTAssertEqual(setting.driver.shown, "Fr. 123'456|.-")
            setting.field.undoManager?.undo()
            XCTAssertEqual(setting.driver.shown, "Fr. 12'345|.-")
            setting.replace(setting.length, 1, "")
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "Fr. 5'000.-")
            setting.driver.begin()
            setting.replace(0, setting.length, "")
            XCTAssertEqual(setting.field.text, "")
            setting.driver.type("00")
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "")
            setting.driver.begin()
            setting.driver.type("-")
            XCTAssertEqual(setting.field.text, "")
            setting.field.keyboardType = .numbersAndPunctuation
            setting.driver.type("--")
            XCTAssertEqual(setting.driver.shown, "-|")
            setting.driver.type("9")
            XCTAssertEqual(setting.driver.shown, "Fr. 9|.-")
        }
    }

    /// A listener that implements no methods changes nothing.
    func testListenerWithoutMethods() {
        onMain {
            final class Empty: NSObject, UITextFieldDelegate {}
            let setting = Setting()
            let empty = Empty()
            setting.delegate.passthroughDelegate = empty
            setting.driver.begin()
            setting.driver.type("12")
            XCTAssertEqual(setting.field.text, "$0.12")
            XCTAssertTrue(setting.driver.pressReturn())
            // A field whose delegate has no methods edits by itself, exactly once.
            let plain = UITextField()
            plain.delegate = empty
            FieldDriver(plain).type("12")
            XCTAssertEqual(plain.text, "12")
        }
    }

    // MARK: Undo

    func testUndoGivesBackTextAndCaret() {
        onMain {
            let setting = Setting()
            setting.driver.begin()
            setting.driver.type("1234")
            setting.driver.select(2)
            setting.driver.type("9")
            XCTAssertEqual(setting.driver.shown, "$19|2.34")
            setting.field.undoManager?.undo()
            XCTAssertEqual(setting.driver.shown, "$1|2.34")
            setting.field.undoManager?.undo()
            XCTAssertEqual(setting.driver.shown, "$1.23|")
            setting.field.undoManager?.redo()
            XCTAssertEqual(setting.driver.shown, "$1|2.34")
            setting.driver.end()
            XCTAssertEqual(setting.field.undoManager?.canUndo, false)
        }
    }

    func testUndoSendsChanges() {
        onMain {
            let setting = Setting()
            var texts: [String?] = []
            let field = setting.field
            field.addAction(UIAction { _ in texts.append(field.text) }, for: .editingChanged)
            setting.driver.begin()
            setting.driver.type("12")
            field.undoManager?.undo()
            XCTAssertEqual(texts, ["$0.01", "$0.12", "$0.01"])
        }
    }

    /// An input method's undo refers to a text that no longer exists after the field is rewritten.
    func testUndoOfComposedTextGoes() {
        onMain {
            let setting = Setting()
            setting.driver.begin()
            setting.driver.type("12")
            setting.field.setMarkedText("３")
            setting.driver.type("4")
            setting.field.unmarkText()
            let manager = setting.field.undoManager
            setting.driver.type("5")
            manager?.undo()
            XCTAssertEqual(setting.field.text, "$0.12３4")
            XCTAssertEqual(manager?.canUndo, false)
        }
    }

    // MARK: The end of editing, with its reason, and the edit menu

    private final class MenuListener: NSObject, UITextFieldDelegate {
        var calls: [String] = []
        let menu = UIMenu()

        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            calls.append("didEnd \(reason)")
        }

        func textField(
            _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu \(range.location) \(range.length)")
            return menu
        }

        func textField(
            _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { calls.append("present") }

        func textField(
            _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
        ) { calls.append("dismiss") }
    }

    private final class Animator: NSObject, UIEditMenuInteractionAnimating {}

    func testEndWithItsReasonAndMenusGoOn() {
        onMain {
            let setting = Setting()
            let listener = MenuListener()
            let range = NSRange(location: 1, length: 2)
            let delegate: any UITextFieldDelegate = setting.delegate
            let noMenu = delegate.textField?(setting.field, editMenuForCharactersIn: range, suggestedActions: [])
            XCTAssertNil(noMenu)
            setting.delegate.passthroughDelegate = listener
            setting.driver.begin()
            setting.driver.type("000")
            setting.driver.end()
            XCTAssertEqual(setting.field.text, "")
            XCTAssertEqual(listener.calls, ["didEnd committed"])
            let menu = delegate.textField?(setting.field, editMenuForCharactersIn: range, suggestedActions: [])
            XCTAssertTrue(menu === listener.menu)
            delegate.textField?(setting.field, willPresentEditMenuWith: Animator())
            delegate.textField?(setting.field, willDismissEditMenuWith: Animator())
            XCTAssertEqual(listener.calls.dropFirst(), ["menu 1 2", "present", "dismiss"])
        }
    }

    // MARK: CurrencyText's own tests, with their calls of the delegate

    func testNegativeSymbol() {
        onMain {
            let setting = Setting()
            setting.field.keyboardType = .numberPad
            setting.replace(setting.length, 0, "-")
            XCTAssertEqual(setting.field.text, "")
            setting.field.keyboardType = .numbersAndPunctuation
            setting.replace(setting.length, 0, "-")
            XCTAssertEqual(setting.field.text, "-")
            setting.replace(setting.length, 0, "3451")
            XCTAssertEqual(setting.field.text, "-$34.51")
            setting.replace(0, 1, "")
            XCTAssertEqual(setting.field.text, "$34.51")
            setting.replace(0, 0, "-")
            XCTAssertEqual(setting.field.text, "-$34.51")
            setting.replace(0, 1, "")
            setting.replace(0, 3, "-")
            XCTAssertEqual(setting.field.text, "-$34.51")
            setting.replace(0, 1, "")
            setting.replace(1, 2, "-")
            XCTAssertEqual(setting.field.text, "$34.51")
        }
    }

    func testMaxDigitsDeletingAndReplacing() {
        onMain {
            let limited = Setting()
            limited.formatter.maxIntegers = 5
            for _ in 0...20 { limited.replace(limited.length, 0, "1") }
            XCTAssertEqual(limited.field.text?.numeralFormat().count, limited.formatter.maxDigitsCount)

            let setting = Setting()
            for _ in 0...9 { setting.replace(setting.length, 0, "1") }
            setting.replace(setting.length, 1, "")
            setting.replace(setting.length, 1, "")
            XCTAssertEqual(setting.field.text, "$111,111.11")
            setting.field.text = "$0.19"
            setting.replace(setting.length, 1, "")
            XCTAssertEqual(setting.field.text, "$0.01")
            setting.replace(setting.length, 1, "")
            XCTAssertEqual(setting.field.text, "$0.00")
            setting.delegate.textFieldShouldEndEditing(setting.field)
            XCTAssertEqual(setting.field.text, "")

            setting.formatter.maxIntegers = 7
            for digit in 0...9 { setting.replace(setting.length, 0, String(digit)) }
            setting.replace(5, 3, "150")
            XCTAssertEqual(setting.field.text, "$1,231,506.78")
        }
    }

    func testSelectedTextRange() {
        onMain {
            let setting = Setting()
            setting.replace(0, 0, "3")
            XCTAssertEqual(
                setting.field.selectedTextRange,
                setting.field.textRange(from: setting.field.endOfDocument, to: setting.field.endOfDocument))
            setting.field.text = "3523623623"
            setting.driver.select(5)
            setting.replace(setting.length, 0, "3")
            XCTAssertEqual(setting.field.selectedTextRangeOffsetFromEnd, -5)
            setting.field.text = "352450260"
            setting.field.updateSelectedTextRange(lastOffsetFromEnd: -5)
            XCTAssertEqual(setting.field.selectedTextRangeOffsetFromEnd, -5)
            setting.field.text = "12 €"
            setting.field.updateSelectedTextRange(lastOffsetFromEnd: 0)
            XCTAssertEqual(setting.field.selectedTextRangeOffsetFromEnd, -2)
        }
    }
}
