import CurrencyFoundation
import CurrencyNames
import Foundation

/// Like PrintsFoundationAmount, with the name of the currency.
@main
enum PrintsFoundationName {
    static func main() throws {
        print(1234.5.formatted(.currency(.euro, locale: .germanGermany).presentation(.fullName(.bundled))))
    }
}
