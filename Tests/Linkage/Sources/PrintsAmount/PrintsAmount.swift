import CurrencyFormat

/// A minimal program that formats an amount.
@main
enum PrintsAmount {
    static func main() {
        print(CurrencyStyle(.euro, locale: .germanGermany).format(1234.5))
    }
}
