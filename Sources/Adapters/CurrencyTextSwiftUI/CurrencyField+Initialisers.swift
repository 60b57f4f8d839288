#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import SwiftUI

    extension CurrencyField where Value: CurrencyFieldValue {
        /// Creates a field with a style and options.
        ///
        /// - Parameters:
        ///   - titleKey: The key of the localized title, which says what the field is for.
        ///   - value: The amount.
        ///   - style: How amounts are written; nil for the user's locale and its currency.
        ///   - options: How amounts are keyed, and their limits.
        ///   - prompt: What an empty field shows; nil for the title.
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

        /// Creates a field that writes and reads as a formatter does with its present settings: digits are keyed from
        /// the right, and a pasted text is read digit by digit.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(titleKey), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }

        /// Creates a field of a formatter, with a title that is shown as it is.
        @_disfavoredOverload
        public init(
            _ title: some StringProtocol, value: Binding<Value>, formatter: CurrencyFormatter,
            clearsWhenValueIsZero: Bool = false, prompt: Text? = nil
        ) {
            let entry = formatter.entry(clearsWhenValueIsZero: clearsWhenValueIsZero)
            self.init(Text(title), value, FieldConversion(), FieldRules(entry), prompt: prompt)
        }

        /// Creates a field with the engine's rules: of amounts, of plain numbers or of percentages.
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
        /// Creates a field of money, in the currency of its value: that of the style is for an empty field.
        public init(
            _ titleKey: LocalizedStringKey, value: Binding<Money?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free), prompt: Text? = nil
        ) {
            self.init(Text(titleKey), value, .money, .money(style, options), prompt: prompt)
        }

        /// Creates a field of money, with a title that is shown as it is.
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
