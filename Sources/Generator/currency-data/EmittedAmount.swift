import CurrencyEngine
import Foundation
import TableEmitter

/// An amount to format with new tables. No program needs to be built with them for that.
struct EmittedAmount: Encodable {
    var locale: String
    var currency: String
    var amount: String
    var text = ""

    /// Reads the lines of a file, each with a locale, a currency and an amount. Empty lines are ignored.
    static func read(_ file: String) throws -> [EmittedAmount] {
        guard let bytes = FileManager.default.contents(atPath: file) else {
            throw NamedSourceError(path: file, reason: "the file cannot be read")
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").enumerated()
        return try lines.map { number, line in
            let words = line.split(separator: " ").map(String.init)
            guard words.count == 3 else {
                throw NamedSourceError(
                    path: file, reason: "line \(number + 1) is not a locale, a currency and an amount: \(line)")
            }
            return EmittedAmount(locale: words[0], currency: words[1], amount: words[2])
        }
    }

    /// The amounts with their texts.
    static func written(_ amounts: [EmittedAmount], with image: TableImage) throws -> [EmittedAmount] {
        let data = try CurrencyData(image.bytes)
        return try amounts.map { example in
            let style = CurrencyStyle(
                currency: try CurrencyCode(example.currency), locale: try LocaleIdentifier(example.locale), data: data)
            var example = example
            example.text = style.format(try DecimalValue(example.amount))
            return example
        }
    }

    /// A table with the text in the last column, so that right-to-left text moves no other column.
    static func table(_ amounts: [EmittedAmount]) -> [String] {
        let heading = EmittedAmount(locale: "locale", currency: "currency", amount: "amount", text: "text")
        return ([heading] + amounts).map {
            $0.locale.padding(20) + " " + $0.currency.padding(8) + " " + $0.amount.padding(16, isBefore: true) + "   "
                + $0.text
        }
    }
}

extension String {
    /// The text, padded with spaces to a width.
    fileprivate func padding(_ width: Int, isBefore: Bool = false) -> String {
        let spaces = String(repeating: " ", count: max(0, width - utf8.count))
        return isBefore ? spaces + self : self + spaces
    }
}
