import CurrencyFormat
import CurrencyNames

/// A minimal program that formats an amount with the name of its currency.
@main
enum PrintsName {
    static func main() {
        print(CurrencyStyle(.euro, locale: .germanGermany).display(.name(.bundled)).format(1234.5))
    }
}
