#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import Foundation
    import SwiftUI

    /// A text field for money that is SwiftUI's own: nothing of UIKit or AppKit is wrapped, and the amount is exact.
    ///
    ///     CurrencyField("Price", value: $price, style: CurrencyStyle(.euro, locale: .germanGermany))
    ///         .keyboardType(.decimalPad)
    ///
    /// While it is edited the text is plain digits, unless the options say otherwise; when editing ends it is formatted.
    /// The amount is published with each edit. SwiftUI tells of an edit by the text that it leaves, and has no caret to
    /// be set before iOS 18: digits typed from the right (`EntryMode.fromRight`) are for fields whose caret stays at the
    /// end. With a caret of its own, `CurrencyTextField` has the field of UIKit.
    public struct CurrencyField: View {
        private let title: String
        private let value: Binding<DecimalValue?>
        private let rules: FieldRules
        private let entry: AmountEntry
        @State private var editing = FieldEditing()

        /// - Parameters:
        ///   - title: What the field is for.
        ///   - value: The amount; nil for an empty field.
        ///   - style: How amounts are written; nil for the user's locale and its currency.
        ///   - options: How amounts are typed, and their limits.
        public init(
            _ title: String, value: Binding<DecimalValue?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free)
        ) {
            self.title = title
            self.value = value
            rules = FieldRules(style: style ?? .user, options: options)
            entry = AmountEntry(rules.style, options)
        }

        /// A field for one of Foundation's decimals. Amounts that a `Decimal` cannot have are not published.
        public init(
            _ title: String, value: Binding<Decimal?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free)
        ) {
            let exact = Binding<DecimalValue?>(
                get: { value.wrappedValue?.decimalValue },
                set: { amount in value.wrappedValue = amount.flatMap { try? Decimal($0) } })
            self.init(title, value: exact, style: style, options: options)
        }

        /// A field for a number, of which a decimal number is exact.
        public init(
            _ title: String, value: Binding<NSNumber?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free)
        ) {
            let decimal = Binding<Decimal?>(
                get: { value.wrappedValue?.decimalValue },
                set: { amount in value.wrappedValue = amount.map { NSDecimalNumber(decimal: $0) } })
            self.init(title, value: decimal, style: style, options: options)
        }

        public var body: some View {
            TextField(
                title, text: Binding(get: { shownText }, set: { change(to: $0) }),
                onEditingChanged: { isEditing in
                    if isEditing { apply(.begin) } else { apply(.end) }
                }
            )
            .onSubmit { apply(.commit) }
        }

        /// The state as it is, after what the program has changed meanwhile: the rules, or the amount.
        private var state: EditingState<DecimalValue> {
            var state = editing.state
            guard state.isEditing else {
                return EditingState(text: entry.text(of: value.wrappedValue), value: value.wrappedValue)
            }
            if editing.rules != rules { entry.edit(&state, .reformat) }
            if state.value != value.wrappedValue { entry.edit(&state, .setValue(value.wrappedValue)) }
            return state
        }

        private var shownText: String { state.text }

        private func change(to text: String) {
            if let edit = Edit(from: state, to: text, caret: nil) { apply(edit) }
        }

        private func apply(_ edit: Edit<DecimalValue>) {
            var state = state
            let outcome = entry.edit(&state, edit)
            editing = FieldEditing(state: state, rules: rules, edits: editing.edits + 1)
            if value.wrappedValue != state.value { value.wrappedValue = state.value }
            if let spoken = outcome.announcement?.spokenValue { ScreenReader.announce(spoken) }
        }
    }

    /// What the text of a field was written with.
    private struct FieldRules: Hashable {
        var style: CurrencyStyle
        var options: EntryOptions
    }

    private struct FieldEditing: Hashable {
        var state = EditingState<DecimalValue>()
        var rules: FieldRules?
        /// Counts refused edits too: without a change of state SwiftUI would leave on the screen what was typed.
        var edits = 0
    }
#endif
