import AppKit
import CurrencyTextAppKit
import CurrencyTextUIKit
import UIKit
import XCTest

/// The bindings, with fields driven as the systems drive them.
final class TextInputBindingTests: XCTestCase {
    private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    private static let cvv = TextInputFormats.plain
        .filter(by: .decimalDigits)
        .filter(constrainingCharactersCount: 3)
        .transformValue(direct: { Int($0) }, reverse: { String($0) })

    func testFieldOfUIKit() {
        onMain {
            let field = UITextField()
            field.text = "old"
            let binding = Self.cvv.bind(to: field)
            XCTAssertEqual(field.text, "")
            XCTAssertNil(binding.value)
            var events: [TextInputEvent<Int>] = []
            binding.eventHandler = { events.append($0) }
            let driver = FieldDriver(field)
            driver.begin()
            driver.type("1x2")
            XCTAssertEqual(driver.shown, "12|")
            XCTAssertEqual(binding.value, 12)
            driver.type("34")
            XCTAssertEqual(binding.text, "123")
            driver.end()
            XCTAssertEqual(events.first, .editingDidBegin)
            XCTAssertEqual(events.last, .editingDidEnd)
            XCTAssertEqual(
                events[1],
                .editingChanged(
                    TextInputEditingState(text: "1", selection: 1..<1, value: 1), [.text, .selectedRange, .value]))
            XCTAssertEqual(events.count, 5)
            binding.value = 45
            XCTAssertEqual(field.text, "45")
            binding.text = "6"
            XCTAssertEqual(binding.value, 6)
            XCTAssertEqual(field.allControlEvents, .editingChanged)
            binding.unbind()
            XCTAssertNil(field.delegate)
            XCTAssertEqual(field.text, "6")
            // A field outlives its bindings, so their actions would accumulate.
            XCTAssertEqual(field.allControlEvents, [])
        }
    }

    func testChangedTextsAndUndo() {
        onMain {
            let field = UITextField()
            let binding = TextInputFormats.bankCardNumber().bind(to: field)
            let driver = FieldDriver(field)
            driver.begin()
            driver.type("41112")
            XCTAssertEqual(driver.shown, "4111 2|")
            driver.select(5)
            driver.backspace()
            XCTAssertEqual(driver.shown, "411|2")
            field.undoManager?.undo()
            XCTAssertEqual(driver.shown, "4111 |2")
            let text = binding.text
            binding.selectedRange = text.startIndex..<text.startIndex
            XCTAssertEqual(driver.shown, "|4111 2")
        }
    }

    func testFieldOfAppKit() {
        onMain {
            let field = NSTextField()
            field.stringValue = "old"
            let binding = Self.cvv.bind(to: field)
            XCTAssertEqual(field.stringValue, "")
            var events: [TextInputEvent<Int>] = []
            binding.eventHandler = { events.append($0) }
            field.beginEditing()
            field.userReplaces(0..<0, with: "1")
            field.userReplaces(1..<1, with: "x")
            XCTAssertEqual(field.stringValue, "1")
            field.userReplaces(1..<1, with: "2")
            XCTAssertEqual(binding.value, 12)
            field.endEditing()
            XCTAssertEqual(field.stringValue, "12")
            XCTAssertEqual(events.first, .editingDidBegin)
            XCTAssertEqual(events.last, .editingDidEnd)
            XCTAssertTrue(
                events.contains(
                    .editingChanged(
                        TextInputEditingState(text: "1", selection: 1..<1, value: 1), [.text, .selectedRange, .value])
                ))
            binding.value = 7
            XCTAssertEqual(field.stringValue, "7")
            binding.unbind()
            XCTAssertNil(field.delegate)
        }
    }
}
