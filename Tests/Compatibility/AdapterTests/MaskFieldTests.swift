import CurrencyTextUIKit
import UIKit
import XCTest

/// What SKStringFormatter's own tests expect of its delegate and field.
final class MaskFieldTests: XCTestCase {
    private final class Format: StringFormat {
        var allowedCharacterSet: CharacterSet?
        var formatStrings: [FormatString]?
        var maxLength = 16
    }

    @MainActor
    private struct Setting {
        let field = UITextField()
        let format = Format()
        let formatter: StringFormatter

        init() {
            formatter = StringFormatter(stringFormat: format)
            field.delegate = formatter
            field.text = formatter.formattedString(for: "1234")
        }

        func change(_ text: String) -> Bool? {
            field.delegate?.textField?(
                field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: text)
        }
    }

    private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testTexts() {
        onMain {
            let setting = Setting()
            setting.format.formatStrings = [FormatString(string: "-", startIndex: 3)]
            XCTAssertEqual(setting.formatter.formattedString(for: nil), "")
            XCTAssertEqual(setting.formatter.unformattedString(for: nil), "")
            XCTAssertEqual(setting.formatter.formattedString(for: "12345"), "123-45")
            XCTAssertEqual(setting.formatter.unformattedString(for: "123-45"), "12345")
            XCTAssertNil(setting.formatter.string(for: NSObject()))
            XCTAssertEqual(setting.formatter.string(for: "1234"), "123-4")
            XCTAssertNil(setting.formatter.editingString(for: NSObject()))
            XCTAssertEqual(setting.formatter.editingString(for: "123-4"), "1234")
        }
    }

    func testReplacements() {
        onMain {
            var setting = Setting()
            XCTAssertEqual(setting.change("\n"), true)
            XCTAssertEqual(setting.field.text, "1234")
            XCTAssertEqual(setting.change(""), false)
            XCTAssertEqual(setting.field.text, "123")
            setting = Setting()
            setting.format.allowedCharacterSet = .decimalDigits
            XCTAssertEqual(setting.change("A"), false)
            XCTAssertEqual(setting.field.text, "1234")
            XCTAssertEqual(setting.change("5"), false)
            XCTAssertEqual(setting.field.text, "12345")
            setting = Setting()
            XCTAssertEqual(setting.change("A5%∂✅"), false)
            XCTAssertEqual(setting.field.text, "1234A5%∂✅")
        }
    }

    /// "Characters beyond the max length will be discarded."
    func testPasteBeyondTheMaxLengthIsCut() {
        onMain {
            let setting = Setting()
            setting.format.allowedCharacterSet = .decimalDigits
            setting.format.formatStrings = [FormatString(string: "-", startIndex: 4)]
            setting.format.maxLength = 8
            XCTAssertEqual(setting.change("56-78-90-12"), false)
            XCTAssertEqual(setting.field.text, "1234-5678")
            XCTAssertEqual(setting.change("9"), false)
            XCTAssertEqual(setting.field.text, "1234-5678")
        }
    }

    func testKeysGoToTheEnd() {
        onMain {
            let format = Format()
            format.allowedCharacterSet = .decimalDigits
            format.formatStrings = [
                FormatString(string: "(", startIndex: 0), FormatString(string: ") ", startIndex: 3),
                FormatString(string: "-", startIndex: 6),
            ]
            format.maxLength = 10
            let formatter = StringFormatter(stringFormat: format)
            let field = FormattedTextField()
            field.delegate = formatter
            let driver = FieldDriver(field)
            var changes = 0
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            XCTAssertTrue(field.gestureRecognizerShouldBegin(UIGestureRecognizer()))
            driver.begin()
            XCTAssertFalse(field.gestureRecognizerShouldBegin(UIGestureRecognizer()))
            driver.type("5551234")
            XCTAssertEqual(driver.shown, "(555) 123-4|")
            driver.select(2)
            XCTAssertEqual(driver.shown, "(555) 123-4|")
            driver.backspace()
            XCTAssertEqual(driver.shown, "(555) 123|")
            XCTAssertEqual(changes, 8)
        }
    }
}
