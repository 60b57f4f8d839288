import CurrencyCore

/// Text that an opt-in module puts around an amount: "5 € pro Monat", "$5.00 USD".
///
/// The module chooses the text when a plan is made, for the plan's locale. So the text follows a style to another
/// locale, and programs without the module contain none of its tables.
package struct EnclosingText: Sendable {
    /// What the module needs to choose a pattern.
    package struct Request {
        package let locale: LocaleIdentifier
        package let data: CurrencyData
        /// The code of the currency.
        package let code: [UInt8]
        /// The text that stands for the currency; nil if no currency is shown.
        package let currency: [UInt8]?
    }

    /// What the text is: a unit or a currency.
    package let kind: FormattedPart.Kind
    /// Two texts of the same kind are equal if their keys are equal.
    private let key: Int
    let pattern: @Sendable (Request) -> [UInt8]

    /// - Parameter pattern: Returns a pattern in which `{0}` stands for the amount.
    package init(_ kind: FormattedPart.Kind, key: Int, pattern: @escaping @Sendable (Request) -> [UInt8]) {
        (self.kind, self.key, self.pattern) = (kind, key, pattern)
    }
}

extension EnclosingText: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.kind == right.kind && left.key == right.key }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
