extension AmountEntry {
    /// The currency of the amounts; nil for plain numbers and percentages.
    package var currency: CurrencyCode? { origin?.style.currency }

    /// The entry with the same options for another currency. A custom symbol belongs to one currency, so another has the
    /// locale's.
    package func entry(in currency: CurrencyCode) -> AmountEntry {
        guard let origin, currency != origin.style.currency else { return self }
        var style = origin.style
        style.currency = currency
        if case .custom = style.display { style.display = .symbol }
        return AmountEntry(style, options, names: origin.names)
    }
}

/// The style and the names that an entry was created from.
///
/// This is a class because a style is large and fields are copied often.
final class CurrencyOrigin: Sendable {
    let style: CurrencyStyle
    let names: CurrencyNames?

    init(_ style: CurrencyStyle, _ names: CurrencyNames?) {
        self.style = style
        self.names = names
    }
}
