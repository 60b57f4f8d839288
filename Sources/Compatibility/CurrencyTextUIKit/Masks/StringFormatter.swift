#if canImport(UIKit) && !os(watchOS)
    import FieldEngine
    import UIKit

    /// Gives text a fixed structure, with the names of SKStringFormatter. As the delegate of a text field, it does so
    /// while the user types.
    ///
    /// Input goes to the end, and deleting removes the last character, regardless of the caret; `FormattedTextField`
    /// keeps the caret at the end. `Mask` itself allows edits anywhere.
    @MainActor
    open class StringFormatter: NSObject, UITextFieldDelegate {
        /// The structure, which is read for every text.
        public let format: any StringFormat

        /// Creates a formatter for a structure.
        public init(stringFormat: any StringFormat) {
            format = stringFormat
        }

        /// Returns a text with the static texts inserted; empty for nil.
        public func formattedString(for text: String?) -> String {
            text.map(mask.formatted) ?? ""
        }

        /// Returns the user's characters in a formatted text; empty for nil.
        public func unformattedString(for text: String?) -> String {
            text.map(mask.raw) ?? ""
        }

        /// Returns the text with the static texts inserted; nil if the value is not text.
        public func string(for object: Any?) -> String? {
            (object as? String).map(mask.formatted)
        }

        /// Returns the user's characters; nil if the value is not text.
        public func editingString(for object: Any) -> String? {
            (object as? String).map(mask.raw)
        }

        open func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            if textField.markedTextRange != nil { return true }
            let text = textField.text ?? ""
            let state = EditingState(
                text: text, selection: text.utf16.count..<text.utf16.count, value: mask.raw(of: text))
            let outcome = mask.apply(.replace(Range(utf16: range), with: string, .inserted), to: state)
            // The field handles the return key.
            if outcome.letsFieldEdit, outcome.state(after: state) == state { return true }
            textField.edit(to: outcome.state(after: state))
            return false
        }

        private var mask: Mask { Mask(format) }
    }

    /// A text field whose input goes to the end. The caret cannot be moved, and nothing can be selected, copied or
    /// pasted by touch.
    open class FormattedTextField: UITextField {
        open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            !isFirstResponder
        }

        /// The caret is at the end.
        open override var selectedTextRange: UITextRange? {
            get { super.selectedTextRange }
            set {
                super.selectedTextRange = newValue == nil ? nil : textRange(from: endOfDocument, to: endOfDocument)
            }
        }

        open override func paste(_ sender: Any?) {}
        open override func cut(_ sender: Any?) {}

        #if canImport(ObjectiveC)
            /// Returns false, so that the edit menu is empty.
            open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
        #endif
    }
#endif
