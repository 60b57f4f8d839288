#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import CurrencyTextUIKit
    import FieldEngine
    import SwiftUI
    import UIKit

    /// The state that a `CurrencyTextField` keeps while SwiftUI recreates its views.
    @MainActor
    public final class CurrencyTextFieldCoordinator: NSObject, UITextFieldDelegate {
        private var configuration: CurrencyTextFieldConfiguration
        private let delegate: CurrencyUITextFieldDelegate
        /// The text that the bindings were set for last; any other text is the program's. nil before the first.
        private var publishedText: String?
        private var value: DecimalValue?
        private var isUpdating = false

        init(_ configuration: CurrencyTextFieldConfiguration) {
            self.configuration = configuration
            delegate = CurrencyUITextFieldDelegate(formatter: configuration.formatter.wrappedValue)
            super.init()
            delegate.passthroughDelegate = self
        }

        func attach(_ field: UITextField) {
            field.delegate = delegate
            field.addAction(
                UIAction { [weak self, weak field] _ in
                    if let self, let field { self.fieldChanged(field) }
                }, for: .editingChanged)
        }

        func update(_ configuration: CurrencyTextFieldConfiguration, _ field: UITextField) {
            self.configuration = configuration
            field.placeholder = configuration.placeholder
            delegate.formatter = configuration.formatter.wrappedValue
            delegate.clearsWhenValueIsZero = configuration.clearsWhenValueIsZero
            // What an input method composes is left alone.
            if field.markedTextRange == nil { updateText(field) }
            updateFocus(field)
        }

        private func updateText(_ field: UITextField) {
            isUpdating = true
            defer { isUpdating = false }
            let given = configuration.text.wrappedValue
            if given != publishedText {
                delegate.apply(.setText(given), value: nil, to: field)
                value = delegate.value(of: field)
            } else if let value {
                // From the amount, not from the text: without fraction digits "$0.34" becomes "$0", and not "$34".
                delegate.apply(.reformat, value: value, to: field)
            }
            guard given != publishedText || field.text ?? "" != given else { return }
            // The user cannot undo what the program wrote.
            field.undoManager?.removeAllActions()
            // SwiftUI allows no changes of state while it updates views. A text that the program has set since then is
            // left to the update that it causes.
            Task { @MainActor in
                if self.configuration.text.wrappedValue == given { self.publish(field) }
            }
        }

        /// Moves the focus where the program wants it, once the update is over.
        private func updateFocus(_ field: UITextField) {
            guard let wanted = configuration.hasFocus?.wrappedValue, wanted != field.isFirstResponder else { return }
            Task { @MainActor in
                guard self.configuration.hasFocus?.wrappedValue == wanted else { return }
                if wanted { field.becomeFirstResponder() } else { field.resignFirstResponder() }
            }
        }

        // MARK: Setting the bindings

        private func fieldChanged(_ field: UITextField) {
            // Text that an input method composes does not count yet.
            if isUpdating || field.markedTextRange != nil { return }
            value = delegate.value(of: field)
            publish(field)
        }

        private func publish(_ field: UITextField) {
            let text = field.text ?? ""
            publishedText = text
            if configuration.text.wrappedValue != text { configuration.text.wrappedValue = text }
            let formatter = configuration.formatter.wrappedValue
            let unformatted = formatter.unformatted(string: text) ?? ""
            configuration.unformattedText?.wrappedValue = unformatted
            configuration.inputAmount?.wrappedValue = formatter.double(from: unformatted)
        }

        private func publishFocus(_ hasFocus: Bool) {
            guard let binding = configuration.hasFocus, binding.wrappedValue != hasFocus else { return }
            binding.wrappedValue = hasFocus
        }

        // MARK: UIKit's events

        /// Sets the focus binding and tells the program that editing began.
        public func textFieldDidBeginEditing(_ textField: UITextField) {
            publishFocus(true)
            configuration.onEditingChanged?(true)
        }

        /// Sets the focus binding and tells the program that editing ended.
        public func textFieldDidEndEditing(_ textField: UITextField) {
            publishFocus(false)
            configuration.onEditingChanged?(false)
        }

        /// Calls `onCommit` and ends editing.
        public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            configuration.onCommit?()
            textField.resignFirstResponder()
            return true
        }
    }
#endif
