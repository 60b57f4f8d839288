import CurrencyText

/// Parsing numbers.
enum ReadingFacts {
    static let all: [Fact] = [
        Fact(name: "unformatted euros", source: .test, theirs: "300000.54") {
            shown(FactFormatters.brazilian().unformatted(string: "€\u{A0}300.000,54"))
        },
        Fact(name: "unformatted euros with a plain space", source: .test, theirs: "300000.54") {
            shown(FactFormatters.brazilian().unformatted(string: "€ 300.000,54"))
        },
        Fact(name: "unformatted yen", source: .test, theirs: "0.99") {
            shown(FactFormatters.brazilian().unformatted(string: "¥ 0,99"))
        },
        Fact(name: "unformatted dollars", source: .test, theirs: "333.84") {
            shown(FactFormatters.brazilian().unformatted(string: "$333,84"))
        },
        Fact(name: "unformatted without decimals", source: .test, theirs: "300000") {
            shown(FactFormatters.irish { $0.hasDecimals = false }.unformatted(string: "€ 300.000"))
        },
        Fact(name: "unformatted yen without decimals", source: .test, theirs: "3953") {
            shown(FactFormatters.irish { $0.hasDecimals = false }.unformatted(string: "¥3.953"))
        },
        Fact(name: "unformatted dollars without decimals", source: .test, theirs: "999") {
            shown(FactFormatters.irish { $0.hasDecimals = false }.unformatted(string: "$999"))
        },
        Fact(name: "a double", source: .test, theirs: "300000.54") {
            shown(FactFormatters.brazilian().double(from: "300000.54"))
        },
        Fact(name: "a double with zeros in front", source: .test, theirs: "0.02") {
            shown(FactFormatters.brazilian().double(from: "00.02"))
        },
        Fact(name: "a double where there are no decimals", source: .test, theirs: "0.02") {
            shown(
                FactFormatters.irish {
                    $0.locale = CurrencyLocale.dutchBelgium
                    $0.currency = .dollar
                    $0.hasDecimals = false
                }.double(from: "00.02"))
        },
        Fact(name: "a double in Zarma", source: .test, theirs: "100.12") {
            shown(
                FactFormatters.irish {
                    $0.locale = CurrencyLocale.zarma
                    $0.hasDecimals = false
                }.double(from: "100.12"))
        },
        Fact(name: "a double of no number", source: .code, theirs: "nil") {
            shown(FactFormatters.irish().double(from: "€5"))
        },
        Fact(name: "unformatted text without digits", source: .code, theirs: "") {
            shown(FactFormatters.irish().unformatted(string: "€"))
        },
    ]
}
