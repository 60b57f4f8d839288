import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension CurrencyFormatStyle {
    /// A version of this format that produces attributed strings, with Foundation's attributes for the parts of
    /// numbers.
    ///
    ///     let style = CurrencyFormatStyle<Decimal>(.euro, locale: .germanGermany)
    ///     let text = style.attributed.format(5)
    ///     String(text.characters)         // "5,00 €"
    public var attributed: Attributed { Attributed(style: self) }

    /// A format whose output is an attributed string.
    public struct Attributed: CurrencyFormatOptions, FormatStyle {
        var style: CurrencyFormatStyle

        /// The locale and all options.
        public var configuration: CurrencyFormatConfiguration {
            get { style.configuration }
            set { style.configuration = newValue }
        }

        /// Formats the amount as an attributed string, with Foundation's attributes for the parts of numbers.
        public func format(_ value: Value) -> AttributedString {
            AttributedString(style.plan.formatParts(style.configuration.scaled(value.decimalValue)))
        }
    }
}
