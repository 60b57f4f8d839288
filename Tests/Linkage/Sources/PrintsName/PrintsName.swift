import CurrencyFormat
import CurrencyNames

/// The least program that formats an amount with the name of its currency.
@main
enum PrintsName {
    static func main() {
        print(CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5))
    }
}
