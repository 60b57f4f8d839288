import CurrencyFoundation
import FoundationEssentials

/// The least program that formats a `Decimal`, as a server has it.
@main
enum PrintsDecimal {
    static func main() {
        print((Decimal(12345) / 10).formatted(.currency(.euro, locale: .germanGermany)))
    }
}
