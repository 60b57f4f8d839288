import CurrencyFormat
import CurrencyParsing
import CurrencyReader

/// A minimal program that formats an amount and parses one leniently. It is also built as Embedded Swift.
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
