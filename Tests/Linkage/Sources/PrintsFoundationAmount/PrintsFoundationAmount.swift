import CurrencyFoundation
import Foundation

/// The least program that formats an amount as Foundation does.
@main
enum PrintsFoundationAmount {
    static func main() throws {
        print(1234.5.formatted(.currency(.euro, locale: .germanGermany)))
    }
}
