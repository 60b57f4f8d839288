import CurrencyNames
import MessageFunctions
import Testing

struct MessageFunctionTests {
    private let english = MessageContext(locale: .englishUnitedStates)

    private func resolve(
        _ function: MessageFunction, _ operand: String, _ options: [String: String] = [:], locale: String = "en-US"
    ) throws -> MessageNumber {
        try MessageContext(locale: try LocaleIdentifier(locale)).resolve(function, operand, options)
    }

    /// The productions number-literal and digit-size-option, at their limits.
    @Test(arguments: [
        ("0", true), ("-0", true), ("10", true), ("1.0", true), ("1e3", true), ("1E+03", true), ("-1.5e-7", true),
        ("", false),
        ("-", false), ("00", false), ("1.", false), (".5", false), ("1e", false), ("1e+", false), ("1,5", false),
        ("٣", false), ("NaN", false), (" 1", false),
    ])
    func numberLiterals(text: String, isWellFormed: Bool) {
        if isWellFormed {
            #expect(throws: Never.self) { try resolve(.number, text) }
        } else {
            #expect(throws: MessageFunctionError.badOperand(text)) { try resolve(.number, text) }
        }
    }

    @Test(arguments: ["", "-1", "00", "01", "100", "1.0", "x", "+1"])
    func whatIsNoDigitSizeIsLeftOut(value: String) throws {
        let number = try resolve(.number, "5", ["minimumFractionDigits": value])
        #expect(number.errors == [.badOption(name: "minimumFractionDigits", value: value)])
        #expect(number.format() == "5")
        #expect(number.options.isEmpty)
    }

    @Test(arguments: [
        ("select", "some"), ("signDisplay", "sometimes"), ("useGrouping", "true"), ("trailingZeroDisplay", "strip"),
        ("roundingPriority", "more"), ("roundingIncrement", "3"), ("roundingMode", "up"),
        ("maximumSignificantDigits", "0"),
    ])
    func valuesThatOptionsDoNotHave(name: String, value: String) throws {
        #expect(try resolve(.number, "5", [name: value]).errors == [.badOption(name: name, value: value)])
    }

    @Test func contradictionsAreReported() throws {
        let both = try resolve(.number, "5", ["minimumFractionDigits": "3", "maximumFractionDigits": "2"])
        #expect(both.errors == [.badOption(name: "maximumFractionDigits", value: "2")])
        #expect(both.format() == "5.000")
        // The expression's options override those of its operand.
        let inherited = try resolve(.number, "5", ["minimumFractionDigits": "3"])
        let number = try english.resolve(.number, inherited, ["maximumFractionDigits": "2"])
        #expect(number.errors.isEmpty)
        #expect(number.format() == "5")
        #expect(number.options == ["maximumFractionDigits": "2"])
        let increment = try resolve(.number, "5", ["roundingIncrement": "5", "maximumSignificantDigits": "2"])
        #expect(increment.errors == [.badOption(name: "roundingIncrement", value: "5")])
    }

    @Test func currenciesAreNotChanged() throws {
        let euros = try english.resolve(.currency, Money(5, .euro), ["currency": "USD"])
        #expect(euros.errors == [.badOption(name: "currency", value: "USD")])
        #expect(euros.format() == "€5.00")
        #expect(throws: MessageFunctionError.badOption(name: "currency", value: "EURO")) {
            try resolve(.currency, "5", ["currency": "EURO"])
        }
        // Case does not matter, and a code need not be known.
        #expect(try resolve(.currency, "5", ["currency": "eur"]).format() == "€5.00")
        #expect(try resolve(.currency, "5", ["currency": "QQQ"]).format() == "QQQ\u{A0}5.00")
    }

    @Test func namesOfCurrenciesArePassedOn() throws {
        let options = ["currency": "EUR", "currencyDisplay": "name"]
        let without = try resolve(.currency, "5", options)
        #expect(without.errors.map(\.type) == ["unsupported-operation"])
        #expect(without.format() == "€5.00")
        let german = MessageContext(locale: .germanGermany, names: .bundled)
        let named = try german.resolve(.currency, "5", options)
        #expect(named.format() == "5,00 Euro")
        #expect(try german.resolve(.currency, named).format() == "5,00 Euro")
    }

    @Test func numbersThatAreTooLong() throws {
        let long = String(repeating: "1", count: 60)
        #expect(throws: MessageFunctionError.self) { try resolve(.number, long) }
        #expect(throws: MessageFunctionError.self) { try resolve(.number, "1e9999") }
    }

    /// From CLDR's chart: <https://www.unicode.org/cldr/charts/48/supplemental/language_plural_rules.html>.
    @Test(arguments: [
        ("en", "1", "one"), ("en", "2", "two"), ("en", "3", "few"), ("en", "4", "other"), ("en", "11", "other"),
        ("en", "112", "other"), ("en", "123", "few"), ("en-GB", "21", "one"), ("de", "1", "other"), ("it", "8", "many"),
        ("it", "80", "many"), ("cy", "0", "zero"), ("cy", "5", "many"), ("kk", "0", "other"), ("kk", "10", "many"),
        ("lij", "85", "many"), ("kok-Latn", "2", "two"), ("sv", "12", "other"), ("sv", "22", "one"),
    ])
    func ordinals(locale: String, number: String, category: String) throws {
        let resolved = try resolve(.number, number, ["select": "ordinal"], locale: locale)
        #expect(try resolved.category()?.description == category)
        #expect(try resolved.best(of: PluralCategory.allCases.map(\.description)) == category)
    }

    /// The category depends on the digits written.
    @Test func categoriesFollowOptions() throws {
        #expect(try resolve(.number, "1").category() == .one)
        #expect(try resolve(.number, "1", ["minimumFractionDigits": "1"]).category() == .other)
        #expect(try resolve(.number, "0.96", ["maximumFractionDigits": "1"]).category() == .one)
        #expect(try resolve(.percent, "0.01").category() == .one)
        #expect(try resolve(.percent, "0.01").matches("1"))
        #expect(try !resolve(.percent, "0.01").matches("0.01"))
    }

    @Test func keys() throws {
        let one = try resolve(.number, "1.0")
        #expect(try one.matches("1"))
        #expect(try !one.matches("1.0"))
        #expect(try one.best(of: ["one", "1", "other"]) == "1")
        #expect(try one.best(of: ["two"]) == nil)
        #expect(throws: MessageFunctionError.badVariantKey("many1")) { try one.matches("many1") }
        #expect(throws: MessageFunctionError.badVariantKey("*")) { try one.best(of: ["one", "*"]) }
        #expect(try resolve(.integer, "-0.4").matches("0"))
        #expect(try resolve(.number, "1e3").matches("1000"))
        let exact = try resolve(.number, "1", ["select": "exact"])
        #expect(try exact.category() == nil)
        #expect(try exact.best(of: ["one"]) == nil)
        #expect(throws: MessageFunctionError.badSelector) {
            try resolve(.currency, "1", ["currency": "EUR"]).category()
        }
    }

    @Test func optionsPassOn() throws {
        let number = try resolve(
            .number, "0.42", ["minimumIntegerDigits": "3", "signDisplay": "always", "select": "exact"])
        let percent = try english.resolve(.percent, number)
        #expect(percent.format() == "+42%")
        #expect(percent.options == ["signDisplay": "always"])
        #expect(percent.value == number.value)
        #expect(try percent.category() == .other)
    }

    @Test func errorsAreNamed() {
        let errors: [MessageFunctionError] = [
            .badOperand("x"), .badOption(name: "select", value: "x"), .badSelector, .badVariantKey("x"),
            .unsupportedOperation("x"),
        ]
        #expect(
            errors.map(\.type) == [
                "bad-operand", "bad-option", "bad-selector", "bad-variant-key", "unsupported-operation",
            ])
        for error in errors { #expect(error.description.hasPrefix(error.type)) }
    }
}
