// Writes Foundation's texts of amounts, one string per line: engine, locale, currency, amount, string.
//
//     strings LOCALE,.. CURRENCY,.. AMOUNT,..
//
// A separate program that does not use this package. recount.py uses it.

import Foundation

func list(_ index: Int) -> [String] {
    CommandLine.arguments[index].split(separator: ",").map(String.init)
}

guard CommandLine.arguments.count == 4 else {
    FileHandle.standardError.write(Data("usage: strings LOCALE,.. CURRENCY,.. AMOUNT,..\n".utf8))
    exit(2)
}
for identifier in list(1) {
    let locale = Locale(identifier: identifier.replacingOccurrences(of: "-", with: "_"))
    for currency in list(2) {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = locale
        formatter.currencyCode = currency
        for amount in list(3) {
            guard let decimal = Decimal(string: amount) else { exit(3) }
            let older = formatter.string(from: NSDecimalNumber(decimal: decimal)) ?? ""
            let newer = decimal.formatted(.currency(code: currency).locale(locale))
            print("NumberFormatter", identifier, currency, amount, older, separator: "\t")
            print("FormatStyle", identifier, currency, amount, newer, separator: "\t")
        }
    }
}
