// What people try that is wrong, and what the compiler answers: the comments above a line are its messages.
// swift-format-ignore-file

import CurrencyParsing

let style = CurrencyStyle(.euro, locale: .germanGermany)
let parser = CurrencyParser(.euro, locale: .germanGermany)
let money = Money(5, .euro)
let amounts = [money]
let text = "5"

func wrongTypes() throws {
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = style.format(text)
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = style.format("5")
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = style.format(amounts)
    // error: 'format' is unavailable: format takes a number or an amount of money; for a text use format(DecimalValue(text))
    _ = style.plan.format(text)
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = DecimalStyle(locale: .germanGermany).format(text)
    // error: cannot convert value of type 'Int' to expected argument type 'CurrencyDigits'
    _ = style.digits(2)
    // error: member 'name' expects argument of type 'CurrencyNames'
    _ = style.display(.name)
    // error: cannot convert value of type 'Int' to expected argument type 'String'
    _ = try parser.parse(5)
    // error: 'init(_:locale:)' is unavailable: from a text: try CurrencyStyle(CurrencyCode("EUR"), locale: .germanGermany)
    _ = CurrencyStyle("EUR", locale: .germanGermany)
    // error: 'init(_:locale:)' is unavailable: from a text: try CurrencyStyle(.euro, locale: LocaleIdentifier("de-DE"))
    _ = CurrencyStyle(.euro, locale: "de-DE")
    // error: 'init(_:locale:)' is unavailable: from texts: try CurrencyStyle(CurrencyCode("EUR"), locale: LocaleIdentifier("de-DE"))
    _ = CurrencyStyle("EUR", locale: "de-DE")
    // error: missing argument for parameter 'locale' in call
    _ = CurrencyStyle(.euro)
    // error: 'init(_:locale:)' is unavailable: from a text: try CurrencyParser(.euro, locale: LocaleIdentifier("de-DE"))
    _ = CurrencyParser(.euro, locale: "de-DE")
    // error: 'init(_:locale:)' is unavailable: from texts: try CurrencyParser(CurrencyCode("EUR"), locale: LocaleIdentifier("de-DE"))
    _ = CurrencyParser("EUR", locale: "de-DE")
    // error: 'money' is unavailable: name the currency of a text without one: try parsed.money(or: .euro)
    let _: Money = try parser.parse("5").money
    // error: value of optional type 'CurrencyLocale?' must be unwrapped to refer to member 'identifier' of wrapped base type 'CurrencyLocale'
    _ = CurrencyLocale("de-DE").identifier
}

func moneyAsNumbers() throws {
    // error: 'init(_:)' is unavailable: an amount has a currency: Money(5, .euro)
    _ = Money(5)
    // error: 'init(_:)' is unavailable: an amount has a currency: Money(5, .euro)
    _ = Money(12.5)
    // error: '/' is unavailable: use split(into:) to share an amount out, or divided(by:) for a quotient that is rounded to a unit
    _ = money / 3
    // error: '+' is unavailable: a number has no currency: add Money(5, .euro)
    _ = money + 5
    // error: '-' is unavailable: a number has no currency: subtract Money(5, .euro)
    _ = money - 5
    // error: '==' is unavailable: a number has no currency: compare the amount, money.amount == 5
    _ = money == 5
    // error: '<' is unavailable: a number has no currency: compare the amount, money.amount < 5
    _ = money < 5
    // error: '==' is unavailable: compare with a case or a code: code == .euro, code == CurrencyCode("EUR")
    _ = money.currency == "EUR"
    // error: 'sorted()' is unavailable: use sorted(by: <), which throws where amounts are of two currencies
    _ = amounts.sorted()
    // error: missing argument for parameter 'in' in call
    _ = try amounts.sum()
    // error: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, Money) throws -> Int'
    _ = try amounts.reduce(0, +)
    // error: cannot convert value of type 'Int' to expected argument type '[DecimalValue]'
    _ = try money.allocated(by: 3)
    // error: 'init(_:_:)' is unavailable: from texts: try Money("5.70", currency: CurrencyCode("EUR"))
    _ = Money("5", "EUR")
    // error: 'formatted(in:)' is unavailable: from a text: try money.formatted(in: LocaleIdentifier("de-DE"))
    _ = money.formatted(in: "de-DE")
    // error: 'minorUnits' is unavailable: call it: try minorUnits(), which throws if there is a fraction of a minor unit
    let _: Int64 = money.minorUnits
}

func withoutTry() throws {
    // error: call can throw but is not marked with 'try'
    _ = amounts.reduce(.zero(.euro), +)
    // error: operator can throw but expression is not marked with 'try'
    _ = money * 3
    // error: call can throw but is not marked with 'try'
    _ = parser.parse(text)
    // error: call can throw but is not marked with 'try'
    _ = style.format(minorUnits: 5)
    // error: call can throw but is not marked with 'try'
    _ = style.format(money)
}

func theUser() {
    // error: 'current' is unavailable: the user's locale is read by module CurrencyFoundation: import it, or name a locale
    _ = CurrencyStyle(.euro, locale: .current)
    // error: 'autoUpdating' is unavailable: the user's locale is read by module CurrencyFoundation: import it, or name a locale
    _ = CurrencyStyle(.euro, locale: .autoUpdating)
    // error: 'current' is unavailable: the user's locale is read by module CurrencyFoundation: import it, or name a locale
    _ = CurrencyLocale.current
}

func nearMisses() {
    // error: 'britishPound' has been renamed to 'poundSterling'
    _ = Currency.britishPound
    // error: 'polishZloty' has been renamed to 'zloty'
    _ = Money(5, .polishZloty)
    // error: 'chineseTraditionalTaiwan' has been renamed to 'chineseTaiwan'
    _ = CurrencyStyle(.twd, locale: .chineseTraditionalTaiwan)
}

func misspeltNames() throws {
    // error: type 'Currency' has no member 'euros'
    _ = CurrencyStyle(.euros, locale: .germanGermany)
    // error: type 'CurrencyLocale' has no member 'germanGermani'
    _ = CurrencyStyle(.euro, locale: .germanGermani)
    // error: type 'Currency' has no member 'euros'
    _ = CurrencyParser(.euros, locale: .germanGermany)
    // error: type 'Currency' has no member 'euros'
    _ = DecimalValue(5).formatted(in: .germanGermany, as: .euros)
    // error: type 'Currency' has no member 'euros'
    _ = try Money(minorUnits: 5, .euros)
    // error: type 'Currency' has no member 'euros'
    _ = Money.zero(.euros)
    // warning: 'dutchCuraao' is deprecated: renamed to 'dutchCuracao' [#DeprecatedDeclaration]
    _ = CurrencyLocale.dutchCuraao
    // warning: 'engaliIndia' is deprecated: renamed to 'banglaIndia' [#DeprecatedDeclaration]
    _ = CurrencyLocale.engaliIndia
}
