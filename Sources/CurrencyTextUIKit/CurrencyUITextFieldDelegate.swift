#if canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import FieldEngine
    import UIKit

    /// The delegate of a text field for money, with CurrencyText's names and rules.
    ///
    /// `FieldEngine` decides on the text; the delegate passes edits to it, and writes the outcome into the field. Every
    /// event is passed on to `passthroughDelegate`.
    @MainActor
    open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
        /// Writes and reads the field's amounts.
        public var formatter: CurrencyFormatter!
        /// Whether a field with zero is emptied when editing ends.
        public var clearsWhenValueIsZero = false
        /// Gets every event of the field too. Where it refuses a change the text stays as it is.
        public weak var passthroughDelegate: (any UITextFieldDelegate)?

        public override init() {
            formatter = CurrencyFormatter()
        }

        public init(formatter: CurrencyFormatter) {
            self.formatter = formatter
        }

        // MARK: UIKit's events. In the class itself, so that subclasses may override them on every platform.

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
            finish(textField)
            passthroughDelegate?.textFieldDidEndEditing?(textField)
        }

        /// UIKit calls this in place of the method without a reason.
        open func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            finish(textField)
            if passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason) == nil {
                passthroughDelegate?.textFieldDidEndEditing?(textField)
            }
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
            if textField.markedTextRange != nil {
                hasFieldsOwnEdits = true
                return true
            }
            let replaced = Range(utf16: range)
            let intent = Edit<DecimalValue>.Intent(
                replacing: replaced, with: string, selection: textField.editingState(value: Never?.none).selection,
                insertion: .inserted)
            apply(.replace(replaced, with: string, intent), to: textField)
            return false
        }

        #if !os(tvOS)
            @available(iOS 16, *)
            open func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                passthroughDelegate?.textField?(
                    textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
            }

            @available(iOS 16, *)
            open func textField(
                _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                passthroughDelegate?.textField?(textField, willPresentEditMenuWith: animator)
            }

            @available(iOS 16, *)
            open func textField(
                _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                passthroughDelegate?.textField?(textField, willDismissEditMenuWith: animator)
            }
        #endif

        /// Whether the field has made edits by itself, for an input method; their undo would be of other texts.
        private var hasFieldsOwnEdits = false
    }

    // MARK: The engine

    extension CurrencyUITextFieldDelegate {
        /// Applies an edit, and writes the outcome into the field.
        ///
        /// - Parameter value: The amount in the field; nil to read it from the text.
        package func apply(
            _ edit: Edit<DecimalValue>, value: DecimalValue? = nil, to textField: UITextField, isEditing: Bool = true
        ) {
            let entry = entry(textField)
            var state = textField.editingState(value: value)
            if case .end = edit { state.value = entry.value(ofText: state.text) }
            let outcome = entry.apply(edit, to: state)
            var result = outcome.state(after: state)
            if !isEditing { result.selection = nil }
            if result.text != state.text, hasFieldsOwnEdits {
                textField.undoManager?.removeAllActions()
                hasFieldsOwnEdits = false
            }
            textField.edit(to: result)
            if let spoken = outcome.announcement?.spokenValue {
                UIAccessibility.post(notification: .announcement, argument: spoken)
            }
        }

        /// The amount of the field's text; nil where it has none.
        package func value(of textField: UITextField) -> DecimalValue? {
            entry(textField).value(ofText: textField.text ?? "")
        }

        private func entry(_ textField: UITextField) -> AmountEntry {
            formatter.entry(
                clearsWhenValueIsZero: clearsWhenValueIsZero,
                // As in CurrencyText, only this keyboard allows negative amounts.
                allowsNegative: textField.keyboardType == .numbersAndPunctuation)
        }

        private func finish(_ textField: UITextField) {
            // An input method may have committed its text after textFieldShouldEndEditing.
            if textField.markedTextRange == nil { apply(.end, to: textField, isEditing: false) }
            textField.undoManager?.removeAllActions()
        }
    }
#endif
