import CurrencyCore

/// The name of a currency that the tables do not have, such as "5 points". It replaces the text of `custom`.
///
/// The module that provides the name chooses it when a plan is made, for the plan's locale and each plural category.
package struct CustomName: Sendable {
    /// Two names are equal if their keys are equal.
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
