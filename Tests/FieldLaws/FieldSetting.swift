import CurrencyParsing
import FieldEngine

/// A field's locale, currency and entry mode, resolved once for many sequences of edits.
public struct FieldSetting: Sendable, CustomStringConvertible {
    /// The locale of the field.
    public let locale: LocaleIdentifier
    /// The currency of the field.
    public let currency: Currency
    /// How digits become an amount.
    public let mode: EntryMode
    let entry: AmountEntry
    let parser: CurrencyParser

    /// Creates the setting of a field.
    public init(_ locale: LocaleIdentifier, _ currency: Currency, _ mode: EntryMode) {
        self.locale = locale
        self.currency = currency
        self.mode = mode
        let style = CurrencyStyle(currency, locale: locale)
        entry = AmountEntry(style, EntryOptions(mode: mode))
        parser = CurrencyParser(style)
    }

    /// An empty field that is being edited.
    public var field: FieldEditor<AmountEntry> {
        var field = FieldEditor(entry)
        field.apply(.begin)
        return field
    }

    /// Locale, currency and mode on one line.
    public var description: String { "\(locale) \(currency.rawValue) \(mode)" }

    /// Two, none and three fraction digits, a trailing and a leading symbol, and a currency with its own decimal
    /// separator.
    public static let currencies: [Currency] = [.dollar, .euro, .yen, .kuwaitiDinar, .caboVerdeEscudo]

    /// The settings of a locale and an entry mode.
    public static func all(_ locale: LocaleIdentifier, _ mode: EntryMode) -> [FieldSetting] {
        currencies.map { FieldSetting(locale, $0, mode) }
    }
}
