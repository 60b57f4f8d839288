#if canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import FieldEngine
    import UIKit

    /// The delegate of a text field for money, with the names and rules of CurrencyText.
    ///
    /// `FieldEngine` determines the text; the delegate passes edits to it and writes the outcome into the field. It
    /// forwards every event to `passthroughDelegate`.
    ///
    /// The field accepts a minus only while its `keyboardType` is `.numbersAndPunctuation`.
    @MainActor
    open class CurrencyUITextFieldDelegate: NSObject, UITextFieldDelegate {
        /// The formatter for the field's amounts: a `CurrencyFormatter`, or any other type that conforms to these two
        /// protocols. Text from such a type is edited as CurrencyText edits it.
        public var formatter: (any CurrencyFormatting & CurrencyAdjusting)!
        /// Whether a field with zero is emptied when editing ends.
        public var clearsWhenValueIsZero = false
        /// What VoiceOver says for an amount if the field shows something else than the user's edit, such as the words of
        /// module CurrencyWords; nil, or where it returns nil, for the text that the field shows.
        public var spokenAmount: ((DecimalValue) -> String?)?

        /// A delegate that also receives every event of the field, after the text is formatted. Its result for
        /// `shouldChangeCharactersIn` has no effect, because the field never makes the edit itself.
        ///
        /// This delegate itself is ignored, and so is one that forwards its events to this one.
        public var passthroughDelegate: (any UITextFieldDelegate)? {
            get { _passthroughDelegate }
            set { if !passesOn(newValue) { _passthroughDelegate = newValue } }
        }

        private(set) weak var _passthroughDelegate: (any UITextFieldDelegate)?

        /// Whether a listener is this delegate, or one that passes events on to it.
        private func passesOn(_ listener: (any UITextFieldDelegate)?) -> Bool {
            var next = listener
            while let delegate = next as? CurrencyUITextFieldDelegate {
                if delegate === self { return true }
                next = delegate.passthroughDelegate
            }
            return false
        }

        public override init() {
            formatter = CurrencyFormatter()
        }

        /// Creates a delegate that formats and parses amounts with a formatter.
        public init(formatter: any CurrencyFormatting & CurrencyAdjusting) {
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
            let isComposed = textField.markedTextRange != nil
            if isComposed {
                // What an input method composes is left alone.
                hasFieldsOwnEdits = true
            } else {
                let state = textField.editingState(value: Never?.none)
                let replaced = Range(utf16: range).inText(state.text)
                let intent = Edit<DecimalValue>.Intent(
                    replacing: replaced, with: string, selection: state.selection, insertion: .inserted)
                apply(.replace(replaced, with: string, intent), to: textField)
            }
            _ = passthroughDelegate?.textField?(
                textField, shouldChangeCharactersIn: range, replacementString: string)
            return isComposed
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
            let field = amountField(textField)
            var state = textField.editingState(value: value)
            if case .end = edit { state.value = field.value(ofText: state.text) }
            let outcome = field.apply(edit, to: state)
            var result = outcome.state(after: state)
            if !isEditing { result.selection = nil }
            if result.text != state.text, hasFieldsOwnEdits {
                textField.undoManager?.removeAllActions()
                hasFieldsOwnEdits = false
            }
            textField.edit(to: result)
            if let shown = outcome.announcement?.spokenValue {
                let spoken = result.value.flatMap { spokenAmount?($0) } ?? shown
                UIAccessibility.post(notification: .announcement, argument: spoken)
            }
        }

        /// The amount of the field's text; nil where it has none.
        package func value(of textField: UITextField) -> DecimalValue? {
            amountField(textField).value(ofText: textField.text ?? "")
        }

        /// The rules of a field. As in CurrencyText, only one keyboard allows negative amounts.
        private func amountField(_ textField: UITextField) -> any AmountField {
            formatter.amountField(
                clearsWhenValueIsZero: clearsWhenValueIsZero,
                allowsNegative: textField.keyboardType == .numbersAndPunctuation)
        }

        private func finish(_ textField: UITextField) {
            // An input method may have committed its text after textFieldShouldEndEditing.
            if textField.markedTextRange == nil { apply(.end, to: textField, isEditing: false) }
            textField.undoManager?.removeAllActions()
        }
    }
#endif
