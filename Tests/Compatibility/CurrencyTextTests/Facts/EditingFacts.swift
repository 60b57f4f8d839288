import CurrencyText

/// What CurrencyText's text field tests expect of the formatter during editing: dollars in the United States with
/// decimals. Each row has the text after a key and before reformatting.
enum EditingFacts {
    private static func formatter(
        _ locale: CurrencyLocale = .englishUnitedStates, _ currency: Currency = .dollar
    ) -> CurrencyFormatter {
        CurrencyFormatter {
            $0.currency = currency
            $0.locale = locale
            $0.hasDecimals = true
        }
    }

    private static func adjusted(_ text: String) -> String {
        shown(formatter().formattedStringWithAdjustedDecimalSeparator(from: text))
    }

    static let all = [
        Fact(name: "the first digit", source: .test, theirs: "$0.01") { adjusted("$0.001") },
        Fact(name: "a digit at the end", source: .test, theirs: "$111,111.11") { adjusted("$11,111.111") },
        Fact(name: "the last digit removed", source: .test, theirs: "$111,111.11") { adjusted("$1,111,111.1") },
        Fact(name: "a cent removed", source: .test, theirs: "$0.01") { adjusted("$0.1") },
        Fact(name: "the last cent removed", source: .test, theirs: "$0.00") { adjusted("$0.0") },
        Fact(name: "a digit removed inside", source: .test, theirs: "$124,567.89") { adjusted("$1,24,567.89") },
        Fact(name: "digits replaced inside", source: .test, theirs: "$1,154,567.89") { adjusted("$1,154,567.89") },
        Fact(name: "digits pasted beyond the limit", source: .test, theirs: "$1,231,506.78") {
            adjusted("$1,2315067.8")
        },
        Fact(name: "digits after a minus", source: .test, theirs: "-$34.51") { adjusted("-3451") },
        Fact(name: "a minus before", source: .test, theirs: "-$34.51") { adjusted("-$34.51") },
        Fact(name: "a minus removed", source: .test, theirs: "$34.51") { adjusted("$34.51") },
        Fact(name: "no digits", source: .code, theirs: "nil") { adjusted("$") },
        Fact(name: "a minus alone", source: .code, theirs: "nil") { adjusted("-") },
        Fact(name: "no bounds while typing", source: .code, theirs: "$500.00") {
            let bounded = formatter()
            bounded.maxValue = 10
            return shown(bounded.formattedStringWithAdjustedDecimalSeparator(from: "$500.00"))
        },
        Fact(name: "zero with a sign", source: .code, theirs: "-$0.00") { adjusted("-$0.00") },
        Fact(name: "one digit where there are two decimals", source: .code, theirs: "$5.00") { adjusted("$5") },
        Fact(name: "one digit after a minus", source: .code, theirs: "nil") { adjusted("-5") },
        Fact(name: "Sweden's minus", source: .code, theirs: "34,51\u{A0}kr") {
            let swedish = formatter(.swedishSweden, .swedishKrona)
            return shown(swedish.formattedStringWithAdjustedDecimalSeparator(from: "\u{2212}34,51\u{A0}kr"))
        },
        Fact(name: "Arabic digits", source: .code, theirs: "nil") {
            let persian = formatter(.persianIran, .iranianRial)
            return shown(persian.formattedStringWithAdjustedDecimalSeparator(from: "۳۴٫۵۱"))
        },
    ]
}
