#if canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import FieldEngine
    import UIKit

    /// The delegate of a text field for money, with CurrencyText's names and rules.
    ///
    /// What happens to the text is `FieldEngine`'s; the delegate hands it over, and writes the outcome into the field. Every
    /// event goes on to `passthroughDelegate`.
    @MainActor
    open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
        /// Writes and reads the field's amounts.
        public var formatter: CurrencyFormatter!
        /// Whether a field with zero is emptied when editing ends.
        public var clearsWhenValueIsZero = false
        /// Gets every event of the field too. One that answers no to a change leaves the text as it is.
        public weak var passthroughDelegate: (any UITextFieldDelegate)?

        public override init() {
            formatter = CurrencyFormatter()
        }

        public init(formatter: CurrencyFormatter) {
            self.formatter = formatter
        }

        // MARK: UIKit's events. In the class itself, so that those who inherit may override them on every platform.

        @discardableResult
        open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
        }

        open func textFieldDidBeginEditing(_ textField: UITextField) {
            textField.setInitialSelectedTextRange()
            passthroughDelegate?.textFieldDidBeginEditing?(textField)
        }

        @discardableResult
        open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            apply(.end, to: textField, isEditing: false)
            return passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true
        }

        open func textFieldDidEndEditing(_ textField: UITextField) {
            // An input method may have put its text there after the question.
            if textField.markedTextRange == nil { apply(.end, to: textField, isEditing: false) }
            passthroughDelegate?.textFieldDidEndEditing?(textField)
        }

        open func textFieldDidChangeSelection(_ textField: UITextField) {
            passthroughDelegate?.textFieldDidChangeSelection?(textField)
        }

        @discardableResult
        open func textFieldShouldClear(_ textField: UITextField) -> Bool {
            passthroughDelegate?.textFieldShouldClear?(textField) ?? true
        }

        @discardableResult
        open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
        }

        @discardableResult
        open func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            let isAllowed =
                passthroughDelegate?.textField?(
                    textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
            guard isAllowed else { return false }
            // What an input method composes is left alone.
            if textField.markedTextRange != nil { return true }
            let (end, overflow) = range.location.addingReportingOverflow(max(0, range.length))
            let replaced = max(0, range.location)..<max(0, overflow ? .max : end, range.location)
            apply(.replace(replaced, with: string, intent(string, replaced, textField)), to: textField)
            return false
        }
    }

    // MARK: The engine

    extension CurrencyUITextFieldDelegate {
        /// Applies an edit, and writes what comes of it into the field.
        private func apply(_ edit: Edit<DecimalValue>, to textField: UITextField, isEditing: Bool = true) {
            let entry = formatter.entry(
                clearsWhenValueIsZero: clearsWhenValueIsZero,
                // Other keyboards have no minus, as CurrencyText has it.
                allowsNegative: textField.keyboardType == .numbersAndPunctuation)
            var state = textField.editingState(value: nil)
            if case .end = edit { state.value = entry.value(ofText: state.text) }
            let outcome = entry.apply(edit, to: state)
            let result = outcome.state(after: state)
            if result.text != state.text { textField.text = result.text }
            if isEditing, let selection = result.selection { textField.setSelection(selection) }
            if result.text != state.text { textField.sendActions(for: .editingChanged) }
            if let spoken = outcome.announcement?.spokenValue {
                UIAccessibility.post(notification: .announcement, argument: spoken)
            }
        }

        /// UIKit tells no more than the range: a deletion that begins at the caret is one forwards.
        private func intent(
            _ string: String, _ range: Range<Int>, _ textField: UITextField
        ) -> Edit<DecimalValue>.Intent {
            guard string.isEmpty else { return .inserted }
            let selection = textField.editingState(value: nil).selection
            return selection == range.lowerBound..<range.lowerBound ? .deletedForwards : .deletedBackwards
        }
    }
#endif
