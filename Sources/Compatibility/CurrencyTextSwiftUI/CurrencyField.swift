#if canImport(SwiftUI)
    import CurrencyText
    import FieldEngine
    import SwiftUI

    /// A text field for money in pure SwiftUI, without a wrapped UIKit or AppKit field. The amount is exact.
    ///
    ///     CurrencyField("Price", value: $price, style: CurrencyStyle(.euro, locale: .germanGermany))
    ///         .keyboardType(.decimalPad)
    ///
    /// The value is a `DecimalValue`, a `Decimal`, a `Double`, an `NSNumber` or a `Money`, or an optional of these, which is
    /// nil if the field is empty. Other number types can conform to `CurrencyFieldValue`.
    ///
    /// During editing, the text is plain digits, unless the options say otherwise; afterwards it is formatted. The
    /// amount is published with each edit. SwiftUI reports only the text after an edit, and cannot set the caret before
    /// iOS 18. So use digits entered from the right (`EntryMode.fromRight`) only if the caret stays at the end.
    /// `CurrencyTextField`, which wraps a UIKit field, sets the caret.
    ///
    /// The field accepts a minus unless the limits say otherwise, but the number and decimal pads have no key for it.
    public struct CurrencyField<Value: CurrencyFieldValue>: View {
        private let title: Text
        private let prompt: Text?
        private let value: Binding<Value>
        private let entry: AmountEntry
        private var standing: Binding<BoundsStanding>?
        private var notice: Binding<Announcement.Reason?>?
        private var spokenAmount: ((DecimalValue) -> String?)?
        private var onEdit: ((EditOutcome<DecimalValue>) -> Void)?
        @State private var editing = FieldEditing()
        @FocusState private var isFocused: Bool

        init(_ title: Text, _ value: Binding<Value>, _ entry: AmountEntry, prompt: Text?) {
            self.title = title
            self.value = value
            self.entry = entry
            self.prompt = prompt
        }

        /// The text field with its edits, focus and submit action.
        public var body: some View {
            TextField(text: Binding(get: { state.text }, set: { change(to: $0) }), prompt: prompt, label: { title })
                .focused($isFocused)
                .onChange(of: isFocused) { isFocused in apply(isFocused ? .begin : .end) }
                .onSubmit { apply(.commit) }
        }

        // MARK: What the field tells

        /// After each edit, sets a binding to whether the amount is within its limits, which are enforced when editing
        /// ends.
        public func standing(_ standing: Binding<BoundsStanding>) -> CurrencyField {
            var field = self
            field.standing = standing
            return field
        }

        /// After each edit, sets a binding to the reason why the field does not show the user's edit: it rejected a key
        /// or a paste, rounded or dropped digits, or enforced a limit. Sets it to nil if the field shows the edit
        /// unchanged.
        public func notice(_ notice: Binding<Announcement.Reason?>) -> CurrencyField {
            var field = self
            field.notice = notice
            return field
        }

        /// Says an amount in other words, such as those of module CurrencyWords, if the field shows something else than the
        /// user's edit. Where the closure returns nil, VoiceOver says the text that the field shows.
        public func spokenAmount(_ text: @escaping (DecimalValue) -> String?) -> CurrencyField {
            var field = self
            field.spokenAmount = text
            return field
        }

        /// Calls a closure after each edit, with its outcome.
        public func onEdit(_ action: @escaping (EditOutcome<DecimalValue>) -> Void) -> CurrencyField {
            var field = self
            field.onEdit = action
            return field
        }

        // MARK: Editing

        private var amount: DecimalValue? { value.wrappedValue.fieldAmount }

        /// The currency of the value, or of the one that is being replaced; nil if values have none.
        private var valueCurrency: CurrencyCode? {
            value.wrappedValue.fieldCurrency ?? (editing.state.isEditing ? editing.currency : nil)
        }

        private var currency: CurrencyCode? { valueCurrency ?? entry.currency }

        /// The entry for the value's currency.
        private func entry(in currency: CurrencyCode?) -> AmountEntry { currency.map(entry.entry) ?? entry }

        /// Whether the value is that of an amount: a type that has not all amounts has a nearby one.
        private func hasValue(of amount: DecimalValue?) -> Bool {
            Value.fieldValue(of: amount, currency: currency) == value.wrappedValue
        }

        /// The state, with what the program has changed meanwhile: the rules, or the value.
        private var state: EditingState<DecimalValue> {
            let entry = entry(in: currency)
            var state = editing.state
            guard state.isEditing else {
                let shown = entry.options.clearsWhenZero && hasValue(of: nil) ? nil : amount
                return EditingState(text: entry.text(of: shown), value: shown)
            }
            // A minus that waits for digits has no value.
            if state.value != nil { entry.edit(&state, .reformat) }
            if !hasValue(of: state.value) { entry.edit(&state, .setValue(amount)) }
            return state
        }

        private func change(to text: String) {
            if let edit = Edit(from: state, to: text, caret: nil) { apply(edit) }
        }

        private func apply(_ edit: Edit<DecimalValue>) {
            let (currency, valueCurrency) = (currency, valueCurrency)
            var state = state
            let outcome = entry(in: currency).edit(&state, edit)
            if !hasValue(of: state.value), let new = Value.fieldValue(of: state.value, currency: currency) {
                value.wrappedValue = new
            }
            editing = FieldEditing(state: state, currency: valueCurrency, edits: editing.edits + 1)
            if let standing, standing.wrappedValue != state.standing { standing.wrappedValue = state.standing }
            if let notice, notice.wrappedValue != outcome.announcement?.reason {
                notice.wrappedValue = outcome.announcement?.reason
            }
            onEdit?(outcome)
            if let shown = outcome.announcement?.spokenValue {
                ScreenReader.announce(state.value.flatMap { spokenAmount?($0) } ?? shown)
            }
        }
    }

    private struct FieldEditing: Hashable {
        var state = EditingState<DecimalValue>()
        /// That of the value before it was taken away.
        var currency: CurrencyCode?
        /// Counts rejected edits too: without a change of state SwiftUI would keep the rejected input on the screen.
        var edits = 0
    }
#endif
