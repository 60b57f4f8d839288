import CurrencyFormat

/// A program that reads no settings has no locale of the user, whatever raw values it is given.
@main
enum PrintsUserLocale {
    static func main() {
        let stored = CurrencyLocale(rawValue: "current") ?? CurrencyLocale(rawValue: "currentAutoUpdating")
        let cases = CurrencyLocale.allCases.filter { $0.rawValue.hasPrefix("current") }
        print(stored.map { $0.rawValue } ?? "nil", cases.count)
    }
}
