import CurrencyFormat

/// The least program that formats an amount and reads one as people write it. It is built as Embedded Swift, too.
@main
enum ParsesAmount {
    static func main() {
        let style = CurrencyStyle(.euro, locale: .germanGermany)
        do throws(AmountParseError) {
            print(style.format(try CurrencyParser(style).parse("EUR 1234,5").amount))
        } catch {
            print(error.description)
        }
    }
}
