import CurrencyFoundation
import Foundation

/// A type that names a locale: `CurrencyLocale` or Foundation's `Locale`.
///
///     let formatter = CurrencyFormatter { $0.currency = .euro }
///     formatter.locale = CurrencyLocale.germanGermany
///     formatter.string(from: 5)                                   // "5,00 €"
///     formatter.locale = Locale(identifier: "en_IE")
///     formatter.string(from: 5)                                   // "€5.00"
public protocol LocaleConvertible {
    /// Foundation's locale.
    var locale: Locale { get }
}

extension CurrencyLocale: LocaleConvertible {}

extension Locale: LocaleConvertible {
    /// The locale itself.
    public var locale: Locale { self }
}
