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

    /// Rejected characters disappear from the field, although the amount does not change.
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

    func testAmountsAreSaidInTheProgramsWords() {
        onMain {
            let options = EntryOptions(mode: .free, limits: InputLimits(minimum: 10, maximum: 100))
            let announced = UIAccessibility.posted.count
            for text in ["500", "5"] {
                let field = CurrencyField("", value: Model().binding, style: Self.dollars, options: options)
                let host = FieldHost(field.spokenAmount { $0 == 100 ? "100 dollars" : nil })
                host.begin()
                host.type(text)
                host.end()
            }
            XCTAssertEqual(Array(UIAccessibility.posted[announced...]), ["100 dollars", "$10.00"])
        }
    }

    /// Uses all digits of a `Decimal`. The call is the one in the article about this field's name.
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

    /// The call in the article about this field's name: the closures determine the binding's type.
    func testCallOfTheArticle() {
        onMain {
            var amount: Decimal?
            let host = FieldHost(
                CurrencyField(
                    "Enter meal cost",
                    value: Binding(
                        get: { amount.map { NSDecimalNumber(decimal: $0) } },
                        set: { number in amount = number?.decimalValue }),
                    style: Self.dollars))
            host.begin()
            host.type("12.5")
            XCTAssertEqual(amount, 12.5)
        }
    }

    func testDecimalsThatAreNoOptionals() {
        onMain {
            var amount: Decimal = 3
            let binding = Binding<Decimal>(get: { amount }, set: { amount = $0 })
            let host = FieldHost(CurrencyField("", value: binding, style: Self.dollars))
            XCTAssertEqual(host.shown, "$3.00")
            host.begin()
            host.backspace()
            XCTAssertEqual(host.shown, "")
            XCTAssertEqual(amount, 0)
            host.type("7")
            XCTAssertEqual(host.shown, "7")
            XCTAssertEqual(amount, 7)
            host.backspace()
            host.end()
            XCTAssertEqual(host.shown, "$0.00")
            let options = EntryOptions(mode: .free, clearsWhenZero: true)
            host.update(CurrencyField("", value: binding, style: Self.dollars, options: options))
            XCTAssertEqual(host.shown, "")
        }
    }

    /// A `Double` cannot represent every amount. The text stays as keyed, and the nearest value is published.
    func testDoubles() {
        onMain {
            var amount: Double?
            let host = FieldHost(
                CurrencyField("", value: Binding(get: { amount }, set: { amount = $0 }), style: Self.dollars))
            host.begin()
            host.type("9007199254740993")
            XCTAssertEqual(host.shown, "9007199254740993")
            XCTAssertEqual(amount, 9_007_199_254_740_992)
            host.replace("0.1")
            XCTAssertEqual(amount, 0.1)
            host.replace("")
            XCTAssertNil(amount)
        }
    }

    /// The currency is that of the money, even while it is being replaced. An empty field uses the style's.
    func testMoney() {
        onMain {
            var money: Money? = Money(5, .euro)
            let binding = Binding<Money?>(get: { money }, set: { money = $0 })
            let host = FieldHost(CurrencyField("", value: binding, style: Self.dollars))
            XCTAssertEqual(host.shown, "€5.00")
            host.begin()
            host.backspace()
            XCTAssertNil(money)
            host.type("7")
            XCTAssertEqual(money, Money(7, .euro))
            money = Money(800, .yen)
            host.update(CurrencyField("", value: binding, style: Self.dollars))
            host.type("1.")
            XCTAssertEqual(money, Money(8001, .yen))
            host.replace("")
            host.end()
            host.begin()
            host.type("9.99")
            XCTAssertEqual(money, try? Money("9.99 USD"))
        }
    }

    func testMoneyThatIsNeverNil() {
        onMain {
            var money = Money(5, .euro)
            let binding = Binding<Money>(get: { money }, set: { money = $0 })
            let host = FieldHost(CurrencyField("", value: binding, style: Self.dollars))
            XCTAssertEqual(host.shown, "€5.00")
            host.begin()
            host.backspace()
            XCTAssertEqual(host.shown, "")
            XCTAssertEqual(money, Money(0, .euro))
            host.type("7.5")
            XCTAssertEqual(money, try? Money("7.50", .euro))
            host.end()
            XCTAssertEqual(host.shown, "€7.50")
        }
    }

    /// The entry's currency is only for empty fields; a custom symbol does not label another currency.
    func testMoneyWithFormattersAndEntries() {
        onMain {
            var money = Money(5, .euro)
            var optional: Money?
            let binding = Binding<Money>(get: { money }, set: { money = $0 })
            let optionalBinding = Binding<Money?>(get: { optional }, set: { optional = $0 })
            let formatter = CurrencyFormatter {
                $0.locale = CurrencyLocale.englishUnitedStates
                $0.currency = .dollar
                $0.currencySymbol = "💶"
            }
            let formatted = FieldHost(CurrencyField("", value: binding, formatter: formatter))
            XCTAssertEqual(formatted.shown, "€5.00")
            formatted.begin()
            formatted.type("1")
            XCTAssertEqual(money, try? Money("50.01", .euro))
            money = Money(3, .dollar)
            formatted.update(CurrencyField("", value: binding, formatter: formatter))
            XCTAssertEqual(formatted.shown, "💶3.00")

            let entry = AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan))
            let empty = FieldHost(CurrencyField("", value: optionalBinding, entry: entry))
            XCTAssertEqual(empty.shown, "")
            empty.begin()
            empty.type("12")
            XCTAssertEqual(optional, Money(12, .yen))
            let titled = FieldHost(CurrencyField(String("Price"), value: binding, entry: entry))
            XCTAssertEqual(titled.shown, "$3.00")
            _ = CurrencyField("", value: optionalBinding, formatter: formatter)
        }
    }

    func testNumbersOfTheProgramsOwn() {
        onMain {
            var amount = Cents(count: 50)
            let host = FieldHost(
                CurrencyField("", value: Binding(get: { amount }, set: { amount = $0 }), style: Self.dollars))
            XCTAssertEqual(host.shown, "$0.50")
            host.begin()
            host.replace("12.34")
            XCTAssertEqual(amount.count, 1234)
            host.replace("")
            XCTAssertEqual(amount.count, 0)
        }
    }

    func testFormattersAndEntries() {
        onMain {
            var amount: Decimal?
            let binding = Binding<Decimal?>(get: { amount }, set: { amount = $0 })
            let formatter = CurrencyFormatter {
                $0.currency = .euro
                $0.locale = CurrencyLocale.germanGermany
                $0.maxValue = 100
            }
            let host = FieldHost(CurrencyField("", value: binding, formatter: formatter))
            host.begin()
            host.type("1")
            XCTAssertEqual(host.shown, "0,01\u{A0}€")
            host.replace("12.345,67\u{A0}€")
            XCTAssertEqual(amount, 12345.67)
            formatter.currency = .dollar
            host.update(CurrencyField("", value: binding, formatter: formatter))
            XCTAssertEqual(host.shown, "12.345,67\u{A0}$")
            host.end()
            XCTAssertEqual(host.shown, "100,00\u{A0}$")

            var share: Double? = 0.12
            let entry = AmountEntry(PercentStyle(locale: .englishUnitedStates), EntryOptions(mode: .free))
            let percent = FieldHost(
                CurrencyField("", value: Binding(get: { share }, set: { share = $0 }), entry: entry))
            XCTAssertEqual(percent.shown, "12%")
            percent.begin()
            percent.replace("25")
            XCTAssertEqual(share, 0.25)
        }
    }

    func testTitlesAndPrompts() {
        onMain {
            let binding = Binding<Decimal?>.constant(nil)
            let localized = FieldHost(CurrencyField("price", value: binding, style: Self.dollars, prompt: Text("0.00")))
            XCTAssertEqual(localized.label?.isLocalized, true)
            XCTAssertEqual(localized.prompt?.content, "0.00")
            let name = "Price of " + String(3)
            let plain = FieldHost(CurrencyField(name, value: binding, style: Self.dollars))
            XCTAssertEqual(plain.title, "Price of 3")
            XCTAssertEqual(plain.label?.isLocalized, false)
            XCTAssertNil(plain.prompt)
        }
    }

    func testWhatTheFieldTells() {
        onMain {
            var amount: Decimal?
            var standing = BoundsStanding.within
            var notice: Announcement.Reason?
            var rejections: [EditRejection] = []
            let limits = InputLimits(maximum: 100, allowsNegative: false)
            let host = FieldHost(
                CurrencyField(
                    "", value: Binding(get: { amount }, set: { amount = $0 }), style: Self.dollars,
                    options: EntryOptions(mode: .free, limits: limits)
                )
                .standing(Binding(get: { standing }, set: { standing = $0 }))
                .notice(Binding(get: { notice }, set: { notice = $0 }))
                .onEdit { if case .rejected(let reason, _) = $0 { rejections.append(reason) } })
            host.begin()
            host.type("500")
            XCTAssertEqual(standing, .aboveMaximum)
            XCTAssertNil(notice)
            host.type("x")
            XCTAssertEqual(notice, .rejected(.notAllowed))
            host.type(".")
            XCTAssertNil(notice)
            host.type("-")
            XCTAssertEqual(rejections, [.notAllowed, .negative])
            host.end()
            XCTAssertEqual(standing, .within)
            XCTAssertEqual(notice, .loweredToMaximum)
            host.begin()
            host.replace("")
            host.replace("1.2345")
            XCTAssertEqual(notice, .rounded)
            XCTAssertEqual(amount, 1.23)
        }
    }

    /// The behavior that the page describes for its form.
    func testFormOfThePage() {
        onMain {
            var amount: Decimal?
            var standing = BoundsStanding.within
            var notice: Announcement.Reason?
            let host = FieldHost(
                CurrencyField(
                    "payment.amount", value: Binding(get: { amount }, set: { amount = $0 }),
                    style: CurrencyStyle(.euro, locale: .germanGermany),
                    options: EntryOptions(mode: .free, limits: InputLimits(minimum: 1, maximum: 5000))
                )
                .standing(Binding(get: { standing }, set: { standing = $0 }))
                .notice(Binding(get: { notice }, set: { notice = $0 })))
            host.begin()
            host.type("7000")
            XCTAssertEqual(standing, .aboveMaximum)
            host.end()
            XCTAssertEqual(amount, 5000)
            XCTAssertEqual(notice, .loweredToMaximum)
            host.begin()
            host.type("a")
            XCTAssertEqual(notice, .rejected(.notAllowed))
            host.replace("")
            XCTAssertNil(notice)
            host.replace("$5")
            XCTAssertEqual(notice, .rejected(.otherCurrency))
            host.replace("1,2345")
            XCTAssertEqual(notice, .rounded)
        }
    }
}

/// The type from the documentation of `CurrencyFieldValue`.
private struct Cents: Equatable {
    var count: Int64
}

extension Cents: CurrencyFieldValue {
    var fieldAmount: DecimalValue? { DecimalValue(minorUnits: count, scale: 2) }

    static func fieldValue(of amount: DecimalValue?) -> Cents? {
        (try? (amount ?? 0).minorUnits(scale: 2)).map { Cents(count: $0) }
    }
}
