import CurrencyText
import Foundation

/// Behavior that only CurrencyText's code shows, not its tests.
enum CodeFacts {
    static let all: [Fact] = [
        Fact(name: "a bound taken away", source: .code, theirs: "€100.31") {
            shown(
                FactFormatters.irish {
                    $0.maxValue = 100.31
                    $0.maxValue = nil
                }.string(from: 500))
        },
        Fact(name: "integers without a limit", source: .code, theirs: "2000000000") {
            shown(FactFormatters.irish().maxIntegers)
        },
        Fact(name: "a limit of integers taken away", source: .code, theirs: "€67.00") {
            shown(
                FactFormatters.irish {
                    $0.maxIntegers = 2
                    $0.maxIntegers = nil
                }.string(from: 1234567))
        },
        Fact(name: "the symbol hidden and shown again", source: .code, theirs: "") {
            FactFormatters.irish {
                $0.showCurrencySymbol = false
                $0.showCurrencySymbol = true
            }.currencySymbol
        },
        Fact(name: "a symbol set while it is hidden", source: .code, theirs: "") {
            FactFormatters.irish {
                $0.showCurrencySymbol = false
                $0.currencySymbol = "%"
                $0.showCurrencySymbol = true
            }.currencySymbol
        },
        Fact(name: "a hidden symbol behind the number", source: .code, theirs: "5,00\u{A0}") {
            shown(
                FactFormatters.irish {
                    $0.locale = CurrencyLocale.germanGermany
                    $0.showCurrencySymbol = false
                }.string(from: 5))
        },
        Fact(name: "unformatted negative amount", source: .code, theirs: "24.00") {
            shown(FactFormatters.irish().unformatted(string: "-€24.00"))
        },
        Fact(name: "unformatted negative amount without decimals", source: .code, theirs: "24") {
            shown(FactFormatters.irish { $0.hasDecimals = false }.unformatted(string: "-€24"))
        },
        Fact(name: "unformatted symbol with the separator", source: .code, theirs: ".5.00") {
            shown(
                FactFormatters.irish {
                    $0.locale = CurrencyLocale.englishUnitedStates
                    $0.currencySymbol = "Rs."
                }.unformatted(string: "Rs.5.00"))
        },
        Fact(name: "unformatted with a mark at the end", source: .code, theirs: "5.") {
            shown(FactFormatters.irish().unformatted(string: "€5."))
        },
        Fact(name: "unformatted with two separators", source: .code, theirs: "1.2.3") {
            shown(FactFormatters.irish().unformatted(string: "€1.2.3"))
        },
        Fact(name: "the same separators", source: .code, theirs: "€1.234.50") {
            shown(FactFormatters.irish { $0.groupingSeparator = "." }.string(from: 1234.5))
        },
        Fact(name: "no decimal separator", source: .code, theirs: "€12345") {
            shown(FactFormatters.irish { $0.decimalSeparator = "" }.string(from: 123.45))
        },
        Fact(name: "zero after rounding in words", source: .code, theirs: "€0.00") {
            shown(FactFormatters.irish { $0.zeroSymbol = "free" }.string(from: 0.001))
        },
        Fact(name: "Indian groups on Linux", source: .code, theirs: "₹1,234,567.89") {
            shown(
                FactFormatters.irish {
                    $0.locale = CurrencyLocale.englishIndia
                    $0.currency = .indianRupee
                }.string(from: 1234567.89))
        },
        Fact(name: "17 digits", source: .code, theirs: "€9,007,199,254,740,994.00") {
            shown(FactFormatters.irish().string(from: Decimal(string: "9007199254740993.25")))
        },
        Fact(name: "the largest amount of text", source: .code, theirs: "€90,071,992,547,409,940.00") {
            shown(
                FactFormatters.irish().formattedStringWithAdjustedDecimalSeparator(from: "€90,071,992,547,409,932.52"))
        },
    ]
}
