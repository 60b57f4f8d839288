import CurrencyText
import Foundation
import TestSupport
import Testing

/// The number in a text, ignoring everything else. Rows are by hand.
struct UnformattedTests {
    struct Row: Sendable {
        var locale = CurrencyLocale.englishUnitedStates
        var symbol: String?
        var group: String?
        var digits = 2
        let text: String
        let number: String?
        let reason: String
    }

    private static let rows = [
        Row(text: "$1,234.50", number: "1234.50", reason: "the formatter's own"),
        Row(text: "(€1,234.50)", number: "-1234.50", reason: "books"),
        Row(text: "(due) $5.00", number: "5.00", reason: "parentheses that close before the number"),
        Row(text: "$5.00 (due)", number: "5.00", reason: "parentheses behind the number"),
        Row(text: "$5.00-", number: "-5.00", reason: "a minus behind"),
        Row(text: "−$5.00", number: "-5.00", reason: "U+2212"),
        Row(text: "－5.00", number: "-5.00", reason: "full width"),
        Row(text: "5-10", number: "510", reason: "a dash inside is no sign"),
        Row(group: "-", text: "$1-234.50", number: "1234.50", reason: "the group separator is no sign"),
        Row(group: "-", text: "-$1-234.50", number: "-1234.50", reason: "a sign before, groups inside"),
        Row(text: ".5", number: "0.5", reason: "no integer"),
        Row(text: "$.50", number: "0.50", reason: "no integer behind the symbol"),
        Row(text: "USD.50", number: "50", reason: "a point behind a letter belongs to the word"),
        Row(symbol: "Rs.", text: "Rs.500.25", number: "500.25", reason: "a point of the symbol"),
        Row(symbol: "Rs.", text: "-Rs..25", number: "-0.25", reason: "a point behind that of the symbol"),
        Row(symbol: "2go", text: "2go 12.50", number: "12.50", reason: "a digit of the symbol"),
        Row(symbol: "7", text: "712.50", number: "712.50", reason: "a symbol of digits cannot be told from them"),
        Row(text: "$5.", number: "5", reason: "no decimals yet"),
        Row(text: "1.2.3", number: nil, reason: "two decimal separators"),
        Row(digits: 0, text: "1.2.3", number: "123", reason: "no decimals, no separators"),
        Row(digits: 0, text: "-$1,234", number: "-1234", reason: "no decimals, a sign"),
        Row(text: "00.02", number: "00.02", reason: "zeros are kept"),
        Row(text: "-0.00", number: "-0.00", reason: "the sign of zero is kept"),
        Row(text: "", number: "", reason: "nothing"),
        Row(text: "-", number: "", reason: "a sign alone"),
        Row(locale: .swissGermanSwitzerland, text: "CHF 1’234.50", number: "1234.50", reason: "an apostrophe"),
        Row(
            locale: .arabicEgypt, text: "‏١٬٢٣٤٫٥٠ ج.م.‏", number: "1234.50",
            reason: "Arabic digits and points of the symbol"),
        Row(locale: .persianIran, text: "‎−ریال ۱٬۲۳۴٫۵۰", number: "-1234.50", reason: "Persian digits"),
        Row(
            locale: .portugueseCapeVerde, text: "1234$50\u{A0}\u{200B}", number: "1234.50",
            reason: "escudos and centavos"),
        Row(locale: .danishDenmark, text: "kr. 300,50", number: "300.50", reason: "a point is no decimal separator"),
        Row(locale: .frenchFrance, text: "1\u{202F}234,50\u{A0}€", number: "1234.50", reason: "narrow spaces"),
        Row(locale: .frenchFrance, text: "1 234,50 EUR", number: "1234.50", reason: "another spelling"),
    ]

    @Test(arguments: rows)
    func number(_ row: Row) {
        let formatter = CurrencyFormatter {
            $0.locale = row.locale
            $0.decimalDigits = row.digits
            if let symbol = row.symbol { $0.currencySymbol = symbol }
            if let group = row.group { $0.groupingSeparator = group }
        }
        #expect(formatter.unformatted(string: row.text) == row.number, "\(row.reason): \(row.text)")
    }

    /// No text causes a crash. The result is a number or nil.
    @Test func textsFromAnywhere() {
        let seed: UInt64 = 0x5EED_0077
        var random = SplitMix64(seed: seed)
        let scalars = Array("0123456789٣९０.,'-−()$€ ¤eE+٫\u{200F}\u{A0}x\u{301}".unicodeScalars)
        let locales = [CurrencyLocale.englishUnitedStates, .arabicEgypt, .portugueseCapeVerde, .germanGermany]
        for _ in 0..<2_000 {
            let formatter = CurrencyFormatter {
                $0.locale = locales.randomElement(using: &random) ?? .english
                $0.decimalDigits = Int.random(in: 0...3, using: &random)
            }
            var text = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...60, using: &random) {
                if let scalar = scalars.randomElement(using: &random) { text.append(scalar) }
            }
            let given = String(text)
            if let number = formatter.unformatted(string: given), !number.isEmpty {
                let digits = given.numeralFormat()
                let hasItsDigits = [digits, "0" + digits].contains(number.numeralFormat())
                #expect(hasItsDigits && Double(number) != nil, "\(given) is \(number), seed \(seed)")
            }
            if let adjusted = formatter.formattedStringWithAdjustedDecimalSeparator(from: given) {
                let again = formatter.formattedStringWithAdjustedDecimalSeparator(from: adjusted)
                #expect(again == adjusted, "\(given), seed \(seed)")
            }
        }
    }
}
