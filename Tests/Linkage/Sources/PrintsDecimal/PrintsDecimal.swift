import CurrencyFoundation
import FoundationEssentials

/// A minimal program that formats a `Decimal`, as servers use it.
@main
enum PrintsDecimal {
    static func main() {
        print((Decimal(12345) / 10).formatted(.currency(.euro, locale: .germanGermany)))
    }
}
