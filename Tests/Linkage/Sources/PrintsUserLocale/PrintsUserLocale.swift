import CurrencyFormat

/// A program that does not read settings has no user locale, whatever raw values it receives.
@main
enum PrintsUserLocale {
    static func main() {
        let stored = CurrencyLocale(rawValue: "current") ?? CurrencyLocale(rawValue: "currentAutoUpdating")
        let cases = CurrencyLocale.allCases.filter { $0.rawValue.hasPrefix("current") }
        print(stored.map { $0.rawValue } ?? "nil", cases.count)
    }
}
