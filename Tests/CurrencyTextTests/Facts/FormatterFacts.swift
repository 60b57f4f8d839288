import CurrencyText
import Foundation

/// Formatting, reading and properties. CurrencyText's tests set the locale to Ireland's English and the currency to the
/// euro, where a row says nothing else.
enum FormatterFacts {
    private static func formatter(_ change: @escaping CurrencyFormatter.InitHandler = { _ in }) -> CurrencyFormatter {
        CurrencyFormatter {
            $0.locale = CurrencyLocale.englishIreland
            $0.currency = .euro
            change($0)
        }
    }

    private static func brazilian() -> CurrencyFormatter {
        formatter {
            $0.locale = CurrencyLocale.portugueseBrazil
            $0.hasDecimals = true
        }
    }

    private static func italian() -> CurrencyFormatter {
        formatter {
            $0.locale = CurrencyLocale.italianItaly
            $0.hasDecimals = false
        }
    }

    private static func bounded() -> CurrencyFormatter {
        formatter {
            $0.minValue = 10
            $0.maxValue = 100.31
        }
    }

    static let all = properties + formatting + bounds + reading + byCode

    private static let properties: [Fact] = [
        Fact(name: "no decimals: digits", source: .test, theirs: "0") { "\(italian().decimalDigits)" },
        Fact(name: "no decimals: has none", source: .test, theirs: "false") { "\(italian().hasDecimals)" },
        Fact(name: "the locale that was set", source: .test, theirs: "true") {
            "\(italian().locale.locale == CurrencyLocale.italianItaly.locale)"
        },
        Fact(name: "the locale's symbol", source: .test, theirs: "€") { italian().currencySymbol },
        Fact(name: "own decimal separator", source: .test, theirs: ";") {
            formatter { $0.decimalSeparator = ";" }.decimalSeparator
        },
        Fact(name: "a code that is none", source: .test, theirs: "^") {
            formatter { $0.currencyCode = "^" }.currencyCode
        },
        Fact(name: "separator without decimals", source: .test, theirs: "true") {
            "\(formatter { $0.alwaysShowsDecimalSeparator = true }.alwaysShowsDecimalSeparator)"
        },
        Fact(name: "groups of four", source: .test, theirs: "4") {
            "\(formatter { $0.groupingSize = 4 }.groupingSize)"
        },
        Fact(name: "further groups of one", source: .test, theirs: "1") {
            "\(formatter { $0.secondaryGroupingSize = 1 }.secondaryGroupingSize)"
        },
        Fact(name: "own group separator", source: .test, theirs: "-") {
            formatter { $0.groupingSeparator = "-" }.groupingSeparator
        },
        Fact(name: "no groups", source: .test, theirs: "false") {
            "\(formatter { $0.hasGroupingSeparator = false }.hasGroupingSeparator)"
        },
        Fact(name: "a hidden symbol", source: .test, theirs: "") {
            formatter {
                $0.currencySymbol = "%"
                $0.showCurrencySymbol = false
            }.currencySymbol
        },
        Fact(name: "a symbol set when it is shown again", source: .test, theirs: "%") {
            formatter {
                $0.showCurrencySymbol = false
                $0.showCurrencySymbol = true
                $0.currencySymbol = "%"
            }.currencySymbol
        },
    ]

    private static let formatting: [Fact] = [
        Fact(name: "decimals in Brazil", source: .test, theirs: "€\u{A0}300.000,54") {
            shown(brazilian().string(from: 300000.54))
        },
        Fact(name: "dollars in the United States", source: .test, theirs: "$3,500.32") {
            shown(
                formatter {
                    $0.locale = Locale(identifier: "en_US")
                    $0.currency = .dollar
                }.string(from: 3500.32))
        },
        Fact(name: "the documentation's euro", source: .test, theirs: "€30.00") {
            shown(formatter().string(from: 30.0))
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
                formatter {
                    $0.currency = .yen
                    $0.locale = CurrencyLocale.englishUnitedStates
                }.string(from: 300000.54))
        },
        Fact(name: "dinars with two decimals", source: .code, theirs: "KWD\u{A0}1.50") {
            shown(
                formatter {
                    $0.currency = .kuwaitiDinar
                    $0.locale = CurrencyLocale.englishUnitedStates
                    $0.hasDecimals = true
                }.string(from: 1.5))
        },
        Fact(name: "euros in Germany", source: .code, theirs: "300.000,54\u{A0}€") {
            shown(formatter { $0.locale = CurrencyLocale.germanGermany }.string(from: 300000.54))
        },
        Fact(name: "grouping of the documentation", source: .code, theirs: "€9999,9999,999.00") {
            shown(formatter { $0.secondaryGroupingSize = 4 }.string(from: 99_999_999_999))
        },
        Fact(name: "integers that are cut off", source: .code, theirs: "€34,567.00") {
            shown(formatter { $0.maxIntegers = 5 }.string(from: 1234567))
        },
        Fact(name: "digits that count", source: .code, theirs: "7") {
            "\(formatter { $0.maxIntegers = 5 }.maxDigitsCount)"
        },
        Fact(name: "digits without a limit", source: .code, theirs: "2000000002") { "\(formatter().maxDigitsCount)" },
        Fact(name: "zero in words", source: .code, theirs: "free") {
            shown(formatter { $0.zeroSymbol = "free" }.string(from: 0))
        },
        Fact(name: "initial text", source: .code, theirs: "€0.00") { formatter { $0.minValue = 10 }.initialText },
        Fact(name: "initial text in words", source: .code, theirs: "free") {
            formatter { $0.zeroSymbol = "free" }.initialText
        },
        Fact(name: "nothing", source: .code, theirs: "") { formatter().nilSymbol },
        Fact(name: "the currency of an unknown code", source: .code, theirs: "dollar") {
            "\(formatter { $0.currencyCode = "^" }.currency)"
        },
    ]

    private static let bounds: [Fact] = [
        Fact(name: "bounds of nil", source: .test, theirs: "€300,000.54") {
            shown(
                formatter {
                    $0.minValue = nil
                    $0.maxValue = nil
                }.string(from: 300000.54))
        },
        Fact(name: "a text above the bounds", source: .test, theirs: "€100.31") {
            shown(bounded().formattedStringAdjustedToFitAllowedValues(from: "€300,000.54"))
        },
        Fact(name: "a text below the bounds", source: .test, theirs: "€10.00") {
            shown(bounded().formattedStringAdjustedToFitAllowedValues(from: "€2.03"))
        },
        Fact(name: "above the bounds", source: .test, theirs: "€100.31") { shown(bounded().string(from: 88_888_888)) },
        Fact(name: "below the bounds", source: .test, theirs: "€10.00") { shown(bounded().string(from: 1)) },
        Fact(name: "negative within the bounds", source: .test, theirs: "-€24.00") {
            shown(formatter { $0.minValue = -351 }.string(from: -24))
        },
        Fact(name: "negative below the bounds", source: .test, theirs: "-€351.00") {
            shown(formatter { $0.minValue = -351 }.string(from: -400))
        },
    ]

    private static let reading: [Fact] = [
        Fact(name: "unformatted euros", source: .test, theirs: "300000.54") {
            shown(brazilian().unformatted(string: "€\u{A0}300.000,54"))
        },
        Fact(name: "unformatted euros with a plain space", source: .test, theirs: "300000.54") {
            shown(brazilian().unformatted(string: "€ 300.000,54"))
        },
        Fact(name: "unformatted yen", source: .test, theirs: "0.99") {
            shown(brazilian().unformatted(string: "¥ 0,99"))
        },
        Fact(name: "unformatted dollars", source: .test, theirs: "333.84") {
            shown(brazilian().unformatted(string: "$333,84"))
        },
        Fact(name: "unformatted without decimals", source: .test, theirs: "300000") {
            shown(formatter { $0.hasDecimals = false }.unformatted(string: "€ 300.000"))
        },
        Fact(name: "unformatted yen without decimals", source: .test, theirs: "3953") {
            shown(formatter { $0.hasDecimals = false }.unformatted(string: "¥3.953"))
        },
        Fact(name: "unformatted dollars without decimals", source: .test, theirs: "999") {
            shown(formatter { $0.hasDecimals = false }.unformatted(string: "$999"))
        },
        Fact(name: "a double", source: .test, theirs: "300000.54") { shown(brazilian().double(from: "300000.54")) },
        Fact(name: "a double with zeros in front", source: .test, theirs: "0.02") {
            shown(brazilian().double(from: "00.02"))
        },
        Fact(name: "a double where there are no decimals", source: .test, theirs: "0.02") {
            shown(
                formatter {
                    $0.locale = CurrencyLocale.dutchBelgium
                    $0.currency = .dollar
                    $0.hasDecimals = false
                }.double(from: "00.02"))
        },
        Fact(name: "a double in Zarma", source: .test, theirs: "100.12") {
            shown(
                formatter {
                    $0.locale = CurrencyLocale.zarma
                    $0.hasDecimals = false
                }.double(from: "100.12"))
        },
        Fact(name: "a double of no number", source: .code, theirs: "nil") { shown(formatter().double(from: "€5")) },
        Fact(name: "unformatted text without digits", source: .code, theirs: "") {
            shown(formatter().unformatted(string: "€"))
        },
    ]

    private static let byCode: [Fact] = [
        Fact(name: "a bound taken away", source: .code, theirs: "€100.31") {
            shown(
                formatter {
                    $0.maxValue = 100.31
                    $0.maxValue = nil
                }.string(from: 500))
        },
        Fact(name: "integers without a limit", source: .code, theirs: "2000000000") { shown(formatter().maxIntegers) },
        Fact(name: "a limit of integers taken away", source: .code, theirs: "€67.00") {
            shown(
                formatter {
                    $0.maxIntegers = 2
                    $0.maxIntegers = nil
                }.string(from: 1234567))
        },
        Fact(name: "the symbol hidden and shown again", source: .code, theirs: "") {
            formatter {
                $0.showCurrencySymbol = false
                $0.showCurrencySymbol = true
            }.currencySymbol
        },
        Fact(name: "a symbol set while it is hidden", source: .code, theirs: "") {
            formatter {
                $0.showCurrencySymbol = false
                $0.currencySymbol = "%"
                $0.showCurrencySymbol = true
            }.currencySymbol
        },
        Fact(name: "a hidden symbol behind the number", source: .code, theirs: "5,00\u{A0}") {
            shown(
                formatter {
                    $0.locale = CurrencyLocale.germanGermany
                    $0.showCurrencySymbol = false
                }.string(from: 5))
        },
        Fact(name: "unformatted negative amount", source: .code, theirs: "24.00") {
            shown(formatter().unformatted(string: "-€24.00"))
        },
        Fact(name: "unformatted negative amount without decimals", source: .code, theirs: "24") {
            shown(formatter { $0.hasDecimals = false }.unformatted(string: "-€24"))
        },
        Fact(name: "unformatted symbol with the separator", source: .code, theirs: ".5.00") {
            shown(
                formatter {
                    $0.locale = CurrencyLocale.englishUnitedStates
                    $0.currencySymbol = "Rs."
                }.unformatted(string: "Rs.5.00"))
        },
        Fact(name: "unformatted with a mark at the end", source: .code, theirs: "5.") {
            shown(formatter().unformatted(string: "€5."))
        },
        Fact(name: "unformatted with two separators", source: .code, theirs: "1.2.3") {
            shown(formatter().unformatted(string: "€1.2.3"))
        },
        Fact(name: "the same separators", source: .code, theirs: "€1.234.50") {
            shown(formatter { $0.groupingSeparator = "." }.string(from: 1234.5))
        },
        Fact(name: "no decimal separator", source: .code, theirs: "€12345") {
            shown(formatter { $0.decimalSeparator = "" }.string(from: 123.45))
        },
        Fact(name: "zero after rounding in words", source: .code, theirs: "€0.00") {
            shown(formatter { $0.zeroSymbol = "free" }.string(from: 0.001))
        },
        Fact(name: "17 digits", source: .code, theirs: "€9,007,199,254,740,994.00") {
            shown(formatter().string(from: Decimal(string: "9007199254740993.25")))
        },
        Fact(name: "the largest amount of text", source: .code, theirs: "€90,071,992,547,409,940.00") {
            shown(formatter().formattedStringWithAdjustedDecimalSeparator(from: "€90,071,992,547,409,932.52"))
        },
    ]
}
