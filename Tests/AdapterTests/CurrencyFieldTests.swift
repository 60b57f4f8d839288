import CurrencyTextSwiftUI
import SwiftUI
import XCTest

final class CurrencyFieldTests: XCTestCase {
    private final class Model {
        var value: DecimalValue?
        var published: [DecimalValue?] = []

        @MainActor
        var binding: Binding<DecimalValue?> {
            Binding(
                get: { self.value },
                set: {
                    self.value = $0
                    self.published.append($0)
                })
        }
    }

    private static let dollars = CurrencyStyle(.dollar, locale: .englishUnitedStates)

    private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

    func testLaxWhileTypingAndFormattedWhenDone() {
        onMain {
            let model = Model()
            let host = FieldHost(CurrencyField("Enter meal cost", value: model.binding, style: Self.dollars))
            XCTAssertEqual(host.title, "Enter meal cost")
            XCTAssertEqual(host.shown, "")
            host.begin()
            host.type("1234.5")
            XCTAssertEqual(host.shown, "1234.5")
            XCTAssertEqual(model.published, [1, 12, 123, 1234, 1234.5])
            host.end()
            XCTAssertEqual(host.shown, "$1,234.50")
            host.begin()
            XCTAssertEqual(host.shown, "1234.5")
        }
    }

    /// What is refused leaves the screen, although the amount stays the same.
    func testRefusedKeysAreNotShown() {
        onMain {
            let model = Model()
            let host = FieldHost(CurrencyField("", value: model.binding, style: Self.dollars))
            host.begin()
            host.type("1.2x.3")
            XCTAssertEqual(host.shown, "1.23")
            host.type("4")
            XCTAssertEqual(host.shown, "1.23")
            host.backspace()
            XCTAssertEqual(host.shown, "1.2")
            XCTAssertEqual(model.value, 1.2)
        }
    }

    func testPasteNativeDigitsAndDecimalKeys() {
        onMain {
            let model = Model()
            let host = FieldHost(
                CurrencyField("", value: model.binding, style: CurrencyStyle(.euro, locale: .germanGermany)))
            host.begin()
            host.replace("$1")
            XCTAssertEqual(host.shown, "")
            host.replace("1,234.50 €")
            XCTAssertEqual(host.shown, "1234,50")
            host.replace("")
            host.type("١.٥")
            XCTAssertEqual(host.shown, "1,5")
            XCTAssertEqual(model.value, 1.5)
        }
    }

    func testChangesFromOutside() {
        onMain {
            let model = Model()
            let host = FieldHost(CurrencyField("", value: model.binding, style: Self.dollars))
            host.begin()
            host.type("0.34")
            model.value = 99.5
            host.update(CurrencyField("", value: model.binding, style: Self.dollars))
            XCTAssertEqual(host.shown, "99.5")
            let euros = CurrencyStyle(.euro, locale: .germanGermany)
            host.update(CurrencyField("", value: model.binding, style: euros))
            XCTAssertEqual(host.shown, "99,5")
            host.type("1")
            XCTAssertEqual(model.value, 99.51)
            host.submit()
            XCTAssertEqual(host.shown, "99,51")
            host.end()
            XCTAssertEqual(host.shown, "99,51\u{A0}€")
            model.value = nil
            host.update(CurrencyField("", value: model.binding, style: euros))
            XCTAssertEqual(host.shown, "")
        }
    }

    func testBoundsAreHeldAndSaid() {
        onMain {
            let model = Model()
            let options = EntryOptions(mode: .free, limits: InputLimits(minimum: 10, maximum: 100))
            let host = FieldHost(CurrencyField("", value: model.binding, style: Self.dollars, options: options))
            host.begin()
            host.type("500")
            XCTAssertEqual(model.value, 500)
            let announced = UIAccessibility.posted.count
            host.end()
            XCTAssertEqual(host.shown, "$100.00")
            XCTAssertEqual(model.value, 100)
            XCTAssertEqual(Array(UIAccessibility.posted[announced...]), ["$100.00"])
        }
    }

    /// With the digits of a `Decimal`, and as the article of this field's name calls it.
    func testDecimalsAndNumbers() {
        onMain {
            var amount: Decimal?
            let number = Binding<NSNumber?>(
                get: { amount.map { NSDecimalNumber(decimal: $0) } }, set: { amount = $0?.decimalValue })
            let host = FieldHost(CurrencyField("Enter meal cost", value: number, style: Self.dollars))
            host.begin()
            host.type("9007199254740993.25")
            XCTAssertEqual(amount, Decimal(string: "9007199254740993.25"))
            host.end()
            XCTAssertEqual(host.shown, "$9,007,199,254,740,993.25")
        }
    }
}
