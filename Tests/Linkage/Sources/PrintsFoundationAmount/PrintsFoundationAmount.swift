import CurrencyFoundation
import Foundation

/// A minimal program that formats an amount with Foundation's API.
@main
enum PrintsFoundationAmount {
    static func main() throws {
        print(1234.5.formatted(.currency(.euro, locale: .germanGermany)))
    }
}
