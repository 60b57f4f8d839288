import CurrencyText

/// String helpers.
enum StringFacts {
    private static func separated(_ text: String, _ digits: Int) -> String {
        var text = text
        text.updateDecimalSeparator(decimalDigits: digits)
        return text
    }

    static let all = [
        Fact(name: "digits among other characters", source: .test, theirs: "2356634355908641") {
            "*235&Q@6634(355$Q9_-$0_Q8$*64_!@1:'/.,.a".numeralFormat()
        },
        Fact(name: "two decimals", source: .test, theirs: "143.49") { separated("14349", 2) },
        Fact(name: "one decimal", source: .test, theirs: "34.9") { separated("349", 1) },
        Fact(name: "no decimals of text", source: .test, theirs: "99") { separated("99", 0) },
        Fact(name: "too few characters", source: .test, theirs: "9") { separated("9", 2) },
        Fact(name: "just as many characters", source: .test, theirs: ".9") { separated("9", 1) },
        Fact(name: "not zero", source: .test, theirs: "false") { "\("R$ 34.00".representsZero)" },
        Fact(name: "cents are not zero", source: .test, theirs: "false") { "\("00,34".representsZero)" },
        Fact(name: "zero with separators", source: .test, theirs: "true") { "\("0.000,00".representsZero)" },
        Fact(name: "no text is zero", source: .code, theirs: "true") { "\("".representsZero)" },
        Fact(name: "no numbers in a symbol", source: .test, theirs: "false") { "\("R$".hasNumbers)" },
        Fact(name: "no numbers in a mark", source: .test, theirs: "false") { "\(",".hasNumbers)" },
        Fact(name: "no numbers in letters", source: .test, theirs: "false") { "\("#$a".hasNumbers)" },
        Fact(name: "numbers alone", source: .test, theirs: "true") { "\("34164".hasNumbers)" },
        Fact(name: "numbers behind letters", source: .test, theirs: "true") { "\("sa12".hasNumbers)" },
        Fact(name: "the last number", source: .code, theirs: "-4") { shown("123some".lastNumberOffsetFromEnd) },
        Fact(name: "no last number", source: .code, theirs: "nil") { shown("some".lastNumberOffsetFromEnd) },
        Fact(name: "a fraction is a number", source: .code, theirs: "-2") { shown("5 ½ m".lastNumberOffsetFromEnd) },
        Fact(name: "a Han number", source: .code, theirs: "-1") { shown("¥一〇円".lastNumberOffsetFromEnd) },
        Fact(name: "a negative number of decimals", source: .code, theirs: "stops the program") {
            separated("99", -1)
        },
        Fact(name: "digits of another script", source: .code, theirs: "") { "۱۲".numeralFormat() },
        Fact(name: "the minus sign", source: .code, theirs: "-") { .negativeSymbol },
    ]
}
