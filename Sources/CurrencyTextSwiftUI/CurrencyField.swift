#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import Foundation
    import SwiftUI

    /// A text field for money in SwiftUI alone, without a wrapped field of UIKit or AppKit; the amount is exact.
    ///
    ///     CurrencyField("Price", value: $price, style: CurrencyStyle(.euro, locale: .germanGermany))
    ///         .keyboardType(.decimalPad)
    ///
    /// While it is edited the text is plain digits, unless the options say otherwise; after that it is formatted. The
    /// amount is published with each edit. SwiftUI reports an edit only by the text after it, and before iOS 18 it
    /// cannot set the caret: digits keyed from the right (`EntryMode.fromRight`) are for fields whose caret stays at
    /// the end. `CurrencyTextField`, which wraps a field of UIKit, sets the caret.
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
        ///   - options: How amounts are keyed, and their limits.
        public init(
            _ title: String, value: Binding<DecimalValue?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free)
        ) {
            self.title = title
            self.value = value
            rules = FieldRules(style: style ?? .user, options: options)
            entry = AmountEntry(rules.style, options)
        }

        /// A field for Foundation's `Decimal`. An amount that a `Decimal` cannot have is published as nil.
        public init(
            _ title: String, value: Binding<Decimal?>, style: CurrencyStyle? = nil,
            options: EntryOptions = EntryOptions(mode: .free)
        ) {
            let exact = Binding<DecimalValue?>(
                get: { value.wrappedValue?.decimalValue },
                set: { amount in value.wrappedValue = amount.flatMap { try? Decimal($0) } })
            self.init(title, value: exact, style: style, options: options)
        }

        /// A field for an `NSNumber`; amounts are published as `NSDecimalNumber`, exactly.
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

        /// The state, with what the program has changed meanwhile: the rules, or the amount.
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
        /// Counts rejected edits too: without a change of state SwiftUI would keep the rejected input on the screen.
        var edits = 0
    }
#endif
