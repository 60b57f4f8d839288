import CurrencyCore

/// The name of a currency that the tables do not have, such as "5 points". It replaces the text of `custom`.
///
/// The module that provides the name chooses it when a plan is made, for the plan's locale and each plural category.
package final class CustomName: Sendable {
    /// Two names are equal if their keys are equal.
    private let key: [UInt8]
    /// The text around an amount, for a plan's locale and data.
    let outerText: @Sendable (LocaleIdentifier, CurrencyData) -> OuterText

    package init(
        key: [UInt8], text: @escaping @Sendable (PluralCategory, LocaleIdentifier, CurrencyData) -> [UInt8]
    ) {
        self.key = key
        outerText = { locale, data in OuterText { _, category in text(category, locale, data) } }
    }
}

extension CustomName: Hashable {
    package static func == (left: CustomName, right: CustomName) -> Bool { left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
