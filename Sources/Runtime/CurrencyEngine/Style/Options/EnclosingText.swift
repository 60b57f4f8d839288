import CurrencyCore

/// Text around an amount that an opt-in module brings: "5 € pro Monat", "$5.00 USD", "5 points".
///
/// The module is asked when a plan is made, for the plan's locale. So the text follows a style to another locale, and
/// programs without the module have none of its tables.
package struct EnclosingText: Sendable {
    /// What the module needs to choose a pattern.
    package struct Request {
        package let locale: LocaleIdentifier
        package let data: CurrencyData
        /// The code of the currency.
        package let code: [UInt8]
        /// The text that stands for the currency; nil where none is shown.
        package let currency: [UInt8]?
        /// The plural category of the number, for a name.
        package var category = PluralCategory.other
    }

    /// What the text is: a unit or a currency.
    package let kind: FormattedPart.Kind
    /// Whether the text is the name of a currency whose display is `custom`; the locale's pattern puts it beside the amount.
    let isName: Bool
    /// Texts of one kind with one key are the same.
    private let key: [UInt8]
    let pattern: @Sendable (Request) -> [UInt8]

    /// - Parameter pattern: A pattern that has the amount as `{0}`, or the name itself.
    package init(
        _ kind: FormattedPart.Kind, key: [UInt8], isName: Bool = false,
        pattern: @escaping @Sendable (Request) -> [UInt8]
    ) {
        (self.kind, self.key, self.isName, self.pattern) = (kind, key, isName, pattern)
    }
}

extension EnclosingText: Hashable {
    package static func == (left: Self, right: Self) -> Bool {
        left.kind == right.kind && left.isName == right.isName && left.key == right.key
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
