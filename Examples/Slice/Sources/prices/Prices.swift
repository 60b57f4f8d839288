import CurrencyEngine

/// Prints a price in each locale of the slice, and the errors for data that the slice does not contain.
@main
enum Prices {
    static func main() throws {
        for locale in CurrencyLocale.allCases {
            print(locale.rawValue, CurrencyStyle(.euro, locale: locale).format(1234.5))
        }
        print(CurrencyNames.bundled.displayName(of: .yen, in: .frenchFrance) ?? "no name")
        print(CurrencyStyle(.yen, locale: .frenchFrance).display(.name(.bundled)).format(5))
        print(CurrencyData.bundled.byteCount < 4096 ? "less than 4 KB of tables" : "more than 4 KB of tables")
        for share in try Money(100, .euro).split(into: 2).parts { print(try share.formatted(in: .germanGermany)) }
        print(try Currency.dollar.symbol(in: .portugueseBrazil), Currency.inUse.count)
        // Locales and currencies from outside may be missing in the slice.
        for (code, identifier) in [("usd", "en_US"), ("CHF", "de-DE"), ("EUR", "de-AT"), ("EUR", "ja-u-nu-thai")] {
            let currency = try CurrencyCode(code)
            let locale = try LocaleIdentifier(identifier)
            do {
                print(try CurrencyStyle(currency, locale: locale).format(5))
            } catch {
                print(error)
            }
        }
        do {
            print(try Currency.dollar.symbol(.unambiguous, in: .englishUnitedStates))
        } catch {
            print(error)
        }
        print(try Currency.dollar.symbol(among: [.euro, .yen], in: .englishUnitedStates))
    }
}
