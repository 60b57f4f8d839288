import CurrencyFormat

/// The least program that formats an amount and reads one as people write it.
@main
enum ParsesAmount {
    static func main() throws {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        let read = try CurrencyParser(style).parse("EUR 1234,5")
        print(style.format(read.amount))
    }
}
