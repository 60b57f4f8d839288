import CurrencyText

/// The least program that formats an amount as CurrencyText does.
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
