import CurrencyFoundation

/// Like PrintsUserLocale, with the module that reads the settings.
@main
enum PrintsFoundationUserLocale {
    static func main() {
        let stored = CurrencyLocale(rawValue: "current")
        let cases = CurrencyLocale.allCases.filter { $0.rawValue.hasPrefix("current") }
        let follows = CurrencyStyle(.euro, locale: .current).locale == LocaleIdentifier.user
        print(stored.map { $0.rawValue } ?? "nil", cases.count, follows)
    }
}
