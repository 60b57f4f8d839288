import CurrencyText

/// A minimal program that formats an amount with CurrencyText's API.
@main
enum PrintsTextAmount {
    static func main() throws {
        let formatter = CurrencyFormatter {
            $0.currency = .dollar
            $0.locale = CurrencyLocale.englishUnitedStates
        }
        print(formatter.string(from: 30.0) ?? "nil")
    }
}
