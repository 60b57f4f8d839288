#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import SwiftUI

    extension CurrencyField where Value: CurrencyFieldValue {
        /// Creates a field with a style and options.
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
            self.init(Text(titleKey), value, FieldConversion(), .number(style, options), prompt: prompt)
        }

        /// Creates a field with a style and options, and a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(title), value, FieldConversion(), .number(style, options), prompt: prompt)
        }

        /// Creates a field that formats and parses like a formatter with its current settings. Digits are entered from
        /// the right, and pasted text is read digit by digit.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(titleKey), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }

        /// Creates a field that uses a formatter, with a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(title), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }

        /// Creates a field with the engine's rules for amounts, plain numbers or percentages.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, entry: AmountEntry, prompt: Text? = nil
        ) {
            self.init(Text(titleKey), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }

        /// Creates a field with the engine's rules, and a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, entry: AmountEntry, prompt: Text? = nil
        ) {
            self.init(Text(title), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }
    }

    extension CurrencyField where Value == Money? {
        /// Creates a field for money in the currency of its value, or in the style's currency if the field is empty.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Money?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(titleKey), value, .money, .money(style, options), prompt: prompt)
        }

        /// Creates a field for money, with a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Money?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(title), value, .money, .money(style, options), prompt: prompt)
        }
    }

    extension FieldRules {
        fileprivate static func number(_ style: CurrencyStyle?, _ options: EntryOptions) -> FieldRules {
            FieldRules(AmountEntry(style ?? .user, options))
        }

        fileprivate static func money(_ style: CurrencyStyle?, _ options: EntryOptions) -> FieldRules {
            let style = style ?? .user
            return FieldRules(AmountEntry(style, options), style: style)
        }
    }
#endif
