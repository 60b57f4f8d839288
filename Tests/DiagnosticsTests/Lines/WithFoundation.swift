// What people try that is wrong, and what the compiler answers: the comments above a line are its messages.
// swift-format-ignore-file

import CurrencyFoundation
import Foundation

let style = CurrencyStyle(.euro, locale: .current)
let money = Money(5, .euro)
let decimal = Decimal(5)

func wrongTypes() throws {
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = style.format(Date())
    // error: 'format' is unavailable: format takes a number, an amount of money or a range; for a text use format(DecimalValue(text))
    _ = style.format("5")
    // error: 'init(_:)' is unavailable: an amount has a currency: Money(5, .euro)
    _ = Money(decimal)
    // error: '/' is unavailable: use split(into:) to share an amount out, or divided(by:) for a quotient that is rounded to a unit
    _ = money / decimal
    // error: instance method 'formatted' requires the types 'Money' and 'Decimal' be equivalent
    _ = decimal.formatted(.money())
    // error: static method 'currency(_:locale:)' requires that 'Money' conform to 'DecimalConvertible'
    _ = money.formatted(.currency(.euro))
    // error: no exact matches in call to static method 'currency'
    _ = decimal.formatted(.currency("EUR"))
    // error: referencing static method 'money(locale:)' on 'FormatStyle' requires the types 'Decimal.FormatStyle' and 'MoneyFormatStyle' be equivalent
    _ = try Decimal("5 €", format: .money())
    // error: generic parameter 'Value' could not be inferred
    // error: static method 'currency(_:locale:)' requires the types 'MoneyFormatStyle' and 'CurrencyFormatStyle<Value>' be equivalent
    _ = try Money("5 €", format: .currency(.euro))
}

func withoutTry() throws {
    // error: operator can throw but expression is not marked with 'try'
    _ = money * decimal
    // error: call can throw but is not marked with 'try'
    _ = Money(decimal, .euro)
}
