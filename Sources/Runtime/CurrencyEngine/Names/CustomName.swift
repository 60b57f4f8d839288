import CurrencyCore

/// The name of a currency that the tables do not have, in place of the text of the display `custom`: "5 points".
///
/// The module that brings it is asked when a plan is made, for the plan's locale, and for each plural category.
package struct CustomName: Sendable {
    /// Names with one key are the same.
    private let key: [UInt8]
    let text: @Sendable (PluralCategory, LocaleIdentifier, CurrencyData) -> [UInt8]

    package init(
        key: [UInt8], text: @escaping @Sendable (PluralCategory, LocaleIdentifier, CurrencyData) -> [UInt8]
    ) {
        (self.key, self.text) = (key, text)
    }
}

extension CustomName: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
