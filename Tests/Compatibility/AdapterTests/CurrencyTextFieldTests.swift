import CurrencyTextSwiftUI
import SwiftUI
import UIKit
import XCTest

final class CurrencyTextFieldTests: XCTestCase {
    @MainActor
    private final class Model {
        var text = ""
        var unformatted: String?
        var amount: Double?
        var hasFocus: Bool?
        var formatter = CurrencyFormatter {
            $0.currency = .dollar
            $0.locale = CurrencyLocale.englishUnitedStates
        }
        var editing: [Bool] = []
        var focus: [Bool?] = []
        var texts: [String] = []
        var commits = 0

        var field: CurrencyTextField {
            CurrencyTextField(
                configuration: CurrencyTextFieldConfiguration(
                    placeholder: "Price",
                    text: Binding(
                        get: { self.text },
                        set: {
                            self.text = $0
                            self.texts.append($0)
                        }),
                    unformattedText: Binding(get: { self.unformatted }, set: { self.unformatted = $0 }),
                    inputAmount: Binding(get: { self.amount }, set: { self.amount = $0 }),
                    hasFocus: Binding(
                        get: { self.hasFocus },
                        set: {
                            self.hasFocus = $0
                            self.focus.append($0)
                        }),
                    clearsWhenValueIsZero: true,
                    formatter: Binding(get: { self.formatter }, set: { self.formatter = $0 }),
                    textFieldConfiguration: { $0.borderStyle = .roundedRect },
                    onEditingChanged: { self.editing.append($0) }, onCommit: { self.commits += 1 }))
        }
    }

    @MainActor
    func testTypingPublishesAtOnce() async {
        let model = Model()
        let host = RepresentableHost(model.field)
        XCTAssertEqual(host.view.placeholder, "Price")
        XCTAssertEqual(host.view.keyboardType, .numberPad)
        XCTAssertEqual(host.view.borderStyle, .roundedRect)
        let driver = FieldDriver(host.view)
        driver.begin()
        driver.type("12345")
        XCTAssertEqual(model.texts, ["$0.01", "$0.12", "$1.23", "$12.34", "$123.45"])
        XCTAssertEqual(model.unformatted, "123.45")
        XCTAssertEqual(model.amount, 123.45)
        driver.select(3)
        host.update(model.field)
        XCTAssertEqual(driver.shown, "$12|3.45")
        XCTAssertTrue(driver.pressReturn())
        XCTAssertEqual(model.commits, 1)
        XCTAssertFalse(host.view.isFirstResponder)
        XCTAssertEqual(model.editing, [true, false])
        XCTAssertEqual(model.focus, [true, false])
    }

    /// A text set by the program is read digit by digit, and published as formatted after the update.
    @MainActor
    func testTextFromTheProgram() async {
        let model = Model()
        model.text = "34"
        let host = RepresentableHost(model.field)
        XCTAssertEqual(host.view.text, "$0.34")
        XCTAssertEqual(model.text, "34")
        await afterUpdate()
        XCTAssertEqual(model.text, "$0.34")
        XCTAssertEqual(model.unformatted, "0.34")
        XCTAssertEqual(model.amount, 0.34)
        XCTAssertEqual(host.view.undoManager?.canUndo, false)
        model.text = ""
        host.update(model.field)
        XCTAssertEqual(host.view.text, "")
        await afterUpdate()
        model.text = "some"
        host.update(model.field)
        XCTAssertEqual(host.view.text, "")
        await afterUpdate()
        XCTAssertEqual(model.text, "")
    }

    /// CurrencyText's documentation recommends this to clear the field.
    @MainActor
    func testEmptyTextFromTheProgramEmptiesAllBindings() async {
        let model = Model()
        let host = RepresentableHost(model.field)
        let driver = FieldDriver(host.view)
        driver.begin()
        driver.type("123456")
        XCTAssertEqual(model.amount, 1234.56)
        model.text = ""
        host.update(model.field)
        await afterUpdate()
        XCTAssertEqual(host.view.text, "")
        XCTAssertNil(model.amount)
        XCTAssertEqual(model.unformatted, "")
        XCTAssertEqual(model.text, "")
    }

    /// A text that is already formatted also publishes its amount, whether it is the first or a later one.
    @MainActor
    func testTextInItsFinalFormIsPublished() async {
        let model = Model()
        model.amount = 5
        let host = RepresentableHost(model.field)
        await afterUpdate()
        XCTAssertNil(model.amount)
        XCTAssertEqual(model.unformatted, "")
        model.formatter = CurrencyFormatter {
            $0.currency = .euro
            $0.locale = CurrencyLocale.german
        }
        model.text = "34,00\u{A0}€"
        host.update(model.field)
        await afterUpdate()
        XCTAssertEqual(host.view.text, "34,00\u{A0}€")
        XCTAssertEqual(model.amount, 34)
        XCTAssertEqual(model.unformatted, "34.00")
    }

    /// A text set before the previous one is published is not lost.
    @MainActor
    func testLaterTextFromTheProgramStays() async {
        let model = Model()
        model.text = "34"
        let host = RepresentableHost(model.field)
        model.text = "56"
        await afterUpdate()
        XCTAssertEqual(model.text, "56")
        host.update(model.field)
        await afterUpdate()
        XCTAssertEqual(model.text, "$0.56")
        XCTAssertEqual(model.amount, 0.56)
    }

    /// "$0.34" without decimals is "$0": the amount is formatted again, not the digits of the text.
    @MainActor
    func testSwitchedFormatterShowsTheAmountAnew() async {
        let model = Model()
        model.text = "5634"
        let host = RepresentableHost(model.field)
        await afterUpdate()
        XCTAssertEqual(model.text, "$56.34")
        model.formatter.hasDecimals = false
        host.update(model.field)
        await afterUpdate()
        XCTAssertEqual(model.text, "$56")
        model.formatter = CurrencyFormatter {
            $0.currency = .euro
            $0.locale = CurrencyLocale.german
        }
        host.update(model.field)
        await afterUpdate()
        XCTAssertEqual(model.text, "56,34\u{A0}€")
        XCTAssertEqual(host.view.text, "56,34\u{A0}€")
        XCTAssertEqual(model.amount, 56.34)
    }

    @MainActor
    func testFocusBothWays() async {
        let model = Model()
        let host = RepresentableHost(model.field)
        await afterUpdate()
        XCTAssertFalse(host.view.isFirstResponder)
        model.hasFocus = true
        host.update(model.field)
        await afterUpdate()
        XCTAssertTrue(host.view.isFirstResponder)
        XCTAssertEqual(model.editing, [true])
        model.hasFocus = false
        host.update(model.field)
        await afterUpdate()
        XCTAssertFalse(host.view.isFirstResponder)
        XCTAssertEqual(model.editing, [true, false])
        // The binding already has this value.
        XCTAssertEqual(model.focus, [])
        FieldDriver(host.view).begin()
        XCTAssertEqual(model.focus, [true])
    }

    @MainActor
    func testComposedTextIsLeftAlone() async {
        let model = Model()
        let host = RepresentableHost(model.field)
        let driver = FieldDriver(host.view)
        driver.begin()
        driver.type("12")
        host.view.setMarkedText("３")
        host.view.sendActions(for: .editingChanged)
        host.update(model.field)
        XCTAssertEqual(host.view.text, "$0.12３")
        XCTAssertEqual(model.texts, ["$0.01", "$0.12"])
        host.view.unmarkText()
        driver.end()
        XCTAssertEqual(host.view.text, "$1.23")
        XCTAssertEqual(model.text, "$1.23")
    }

    @MainActor
    func testLonelySignStaysWhileViewsUpdate() async {
        let model = Model()
        let host = RepresentableHost(model.field)
        host.view.keyboardType = .numbersAndPunctuation
        let driver = FieldDriver(host.view)
        driver.begin()
        driver.type("-")
        host.update(model.field)
        XCTAssertEqual(driver.shown, "-|")
        driver.type("5")
        host.update(model.field)
        XCTAssertEqual(driver.shown, "-$0.05|")
        driver.backspace()
        driver.backspace()
        driver.end()
        XCTAssertEqual(model.text, "")
    }

    @MainActor
    func testDefaultConfiguration() {
        let formatter = CurrencyFormatter()
        let field = CurrencyTextField(
            configuration: .makeDefault(text: .constant(""), formatter: .constant(formatter)))
        let host = RepresentableHost(field)
        XCTAssertEqual(host.view.placeholder, "")
        XCTAssertEqual(host.view.text, "")
    }
}

/// Lets the field finish the work that it deferred until after the update.
@MainActor
private func afterUpdate() async {
    for _ in 0..<10 { await Task.yield() }
}
