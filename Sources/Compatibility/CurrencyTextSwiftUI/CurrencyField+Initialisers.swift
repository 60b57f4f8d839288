#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import SwiftUI

    extension CurrencyField {
        /// Creates a field with a style and options. Money is shown in its own currency, whatever the style's.
        ///
        /// - Parameters:
        ///   - titleKey: The key of the localized title, which describes the field.
        ///   - value: The amount.
        ///   - style: How amounts are formatted; nil for the user's locale and its currency.
        ///   - options: How amounts are typed, and their limits.
        ///   - prompt: The text that an empty field shows; nil for the title.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(titleKey), value, AmountEntry(style ?? .user, options), prompt: prompt)
        }

        /// Creates a field with a style and options, and a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(title), value, AmountEntry(style ?? .user, options), prompt: prompt)
        }

        /// Creates a field that formats and parses like a formatter with its current settings. Digits are entered from
        /// the right, and pasted text is read digit by digit. A custom symbol is shown only for the formatter's currency.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(titleKey), value, entry, prompt: prompt)
        }

        /// Creates a field that uses a formatter, with a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(title), value, entry, prompt: prompt)
        }

        /// Creates a field with the engine's rules for amounts, plain numbers or percentages.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, entry: AmountEntry, prompt: Text? = nil
        ) {
            self.init(Text(titleKey), value, entry, prompt: prompt)
        }

        /// Creates a field with the engine's rules, and a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, entry: AmountEntry, prompt: Text? = nil
        ) {
            self.init(Text(title), value, entry, prompt: prompt)
        }
    }
#endif
