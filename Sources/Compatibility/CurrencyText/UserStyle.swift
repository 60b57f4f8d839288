import CurrencyFoundation
import Foundation

extension CurrencyStyle {
    /// A style for the user's locale, with the current currency of its region.
    public static var user: CurrencyStyle {
        CurrencyStyle(UserCurrency.code(in: .user), locale: .user)
    }
}

/// Looks up the currency of a locale.
enum UserCurrency {
    /// The currency that a locale has today; XXX where it has none.
    static func code(in locale: LocaleIdentifier) -> CurrencyCode {
        let today = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
        guard let year = today.year, let month = today.month, let day = today.day,
            let date = CalendarDate(year: year, month: month, day: day),
            let currency = try? CurrencyData.bundled.currency(of: locale, on: date)
        else { return .unknown }
        return currency
    }
}
