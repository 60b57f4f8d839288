import CurrencyText
import Foundation

/// Formatting amounts.
enum FormattingFacts {
    static let all: [Fact] = [
        Fact(name: "decimals in Brazil", source: .test, theirs: "€\u{A0}300.000,54") {
            shown(FactFormatters.brazilian().string(from: 300000.54))
        },
        Fact(name: "dollars in the United States", source: .test, theirs: "$3,500.32") {
            shown(
                FactFormatters.irish {
                    $0.locale = Locale(identifier: "en_US")
                    $0.currency = .dollar
                }.string(from: 3500.32))
        },
        Fact(name: "the documentation's euro", source: .test, theirs: "€30.00") {
            shown(FactFormatters.irish().string(from: 30.0))
        },
        Fact(name: "the documentation's dollar", source: .test, theirs: "$30.00") {
            shown(
                CurrencyFormatter {
                    $0.currency = .dollar
                    $0.locale = CurrencyLocale.englishUnitedStates
                }.string(from: 30.0))
        },
        Fact(name: "the documentation's own format", source: .test, theirs: "💶99;99;99") {
            shown(
                CurrencyFormatter {
                    $0.locale = CurrencyLocale.english
                    $0.hasDecimals = false
                    $0.maxValue = 999999
                    $0.groupingSize = 2
                    $0.groupingSeparator = ";"
                    $0.currencySymbol = "💶"
                }.string(from: 100_000_000))
        },
        Fact(name: "yen with decimals", source: .code, theirs: "¥300,000.54") {
            shown(
                FactFormatters.irish {
                    $0.currency = .yen
                    $0.locale = CurrencyLocale.englishUnitedStates
                }.string(from: 300000.54))
        },
        Fact(name: "dinars with two decimals", source: .code, theirs: "KWD\u{A0}1.50") {
            shown(
                FactFormatters.irish {
                    $0.currency = .kuwaitiDinar
                    $0.locale = CurrencyLocale.englishUnitedStates
                    $0.hasDecimals = true
                }.string(from: 1.5))
        },
        Fact(name: "euros in Germany", source: .code, theirs: "300.000,54\u{A0}€") {
            shown(FactFormatters.irish { $0.locale = CurrencyLocale.germanGermany }.string(from: 300000.54))
        },
        Fact(name: "a language without a region", source: .code, theirs: "5,00\u{A0}¤") {
            shown(CurrencyFormatter { $0.locale = Locale(identifier: "de") }.string(from: 5.0))
        },
        Fact(name: "grouping of the documentation", source: .code, theirs: "€9999,9999,999.00") {
            shown(FactFormatters.irish { $0.secondaryGroupingSize = 4 }.string(from: 99_999_999_999))
        },
        Fact(name: "integers that are cut off", source: .code, theirs: "€34,567.00") {
            shown(FactFormatters.irish { $0.maxIntegers = 5 }.string(from: 1234567))
        },
        Fact(name: "digits that count", source: .code, theirs: "7") {
            "\(FactFormatters.irish { $0.maxIntegers = 5 }.maxDigitsCount)"
        },
        Fact(name: "digits without a limit", source: .code, theirs: "2000000002") {
            "\(FactFormatters.irish().maxDigitsCount)"
        },
        Fact(name: "zero in words", source: .code, theirs: "free") {
            shown(FactFormatters.irish { $0.zeroSymbol = "free" }.string(from: 0))
        },
        Fact(name: "initial text", source: .code, theirs: "€0.00") {
            FactFormatters.irish { $0.minValue = 10 }.initialText
        },
        Fact(name: "initial text in words", source: .code, theirs: "free") {
            FactFormatters.irish { $0.zeroSymbol = "free" }.initialText
        },
        Fact(name: "nothing", source: .code, theirs: "") { FactFormatters.irish().nilSymbol },
        Fact(name: "the currency of an unknown code", source: .code, theirs: "dollar") {
            "\(FactFormatters.irish { $0.currencyCode = "^" }.currency)"
        },
    ]
}
