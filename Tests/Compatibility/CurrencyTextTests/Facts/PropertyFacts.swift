import CurrencyText

/// The values of properties after they are set.
enum PropertyFacts {
    static let all: [Fact] = [
        Fact(name: "no decimals: digits", source: .test, theirs: "0") { "\(FactFormatters.italian().decimalDigits)" },
        Fact(name: "no decimals: has none", source: .test, theirs: "false") {
            "\(FactFormatters.italian().hasDecimals)"
        },
        Fact(name: "the locale that was set", source: .test, theirs: "true") {
            "\(FactFormatters.italian().locale.locale == CurrencyLocale.italianItaly.locale)"
        },
        Fact(name: "the locale's symbol", source: .test, theirs: "€") { FactFormatters.italian().currencySymbol },
        Fact(name: "own decimal separator", source: .test, theirs: ";") {
            FactFormatters.irish { $0.decimalSeparator = ";" }.decimalSeparator
        },
        Fact(name: "a code that is none", source: .test, theirs: "^") {
            FactFormatters.irish { $0.currencyCode = "^" }.currencyCode
        },
        Fact(name: "separator without decimals", source: .test, theirs: "true") {
            "\(FactFormatters.irish { $0.alwaysShowsDecimalSeparator = true }.alwaysShowsDecimalSeparator)"
        },
        Fact(name: "groups of four", source: .test, theirs: "4") {
            "\(FactFormatters.irish { $0.groupingSize = 4 }.groupingSize)"
        },
        Fact(name: "further groups of one", source: .test, theirs: "1") {
            "\(FactFormatters.irish { $0.secondaryGroupingSize = 1 }.secondaryGroupingSize)"
        },
        Fact(name: "own group separator", source: .test, theirs: "-") {
            FactFormatters.irish { $0.groupingSeparator = "-" }.groupingSeparator
        },
        Fact(name: "no groups", source: .test, theirs: "false") {
            "\(FactFormatters.irish { $0.hasGroupingSeparator = false }.hasGroupingSeparator)"
        },
        Fact(name: "a hidden symbol", source: .test, theirs: "") {
            FactFormatters.irish {
                $0.currencySymbol = "%"
                $0.showCurrencySymbol = false
            }.currencySymbol
        },
        Fact(name: "a symbol set when it is shown again", source: .test, theirs: "%") {
            FactFormatters.irish {
                $0.showCurrencySymbol = false
                $0.showCurrencySymbol = true
                $0.currencySymbol = "%"
            }.currencySymbol
        },
    ]
}
