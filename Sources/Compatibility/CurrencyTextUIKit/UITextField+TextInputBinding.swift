#if canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import FieldEngine
    import UIKit

    extension UITextField: TextInputFormatBindable {
        /// Binds a format to this field, empties the field and sets its delegate.
        public func bind<Value>(format: TextInputFormat<Value>) -> TextInputBinding<Value> {
            TextInputBinding(format, BoundTextField(self, format))
        }
    }

    /// The delegate of a field that a format is bound to.
    @MainActor
    private final class BoundTextField<Value: Hashable & Sendable>: NSObject, UITextFieldDelegate, BoundField {
        private weak var field: UITextField?
        private let format: TextInputFormat<Value>
        private var value: Value?
        private var action: UIAction?
        /// The states before and after an accepted edit, until the field has made it.
        private var accepted: (before: EditingState<Value>, after: EditingState<Value>)?
        var eventHandler: ((TextInputEvent<Value>) -> Void)?

        init(_ field: UITextField, _ format: TextInputFormat<Value>) {
            self.field = field
            self.format = format
            super.init()
            field.delegate = self
            let action = UIAction { [weak self] _ in self?.fieldChanged() }
            field.addAction(action, for: .editingChanged)
            self.action = action
        }

        var state: EditingState<Value> {
            var state = field?.editingState(value: value) ?? EditingState(value: value)
            if field?.isEditing != true { state.selection = nil }
            return state
        }

        func show(_ state: EditingState<Value>) {
            value = state.value
            field?.show(state)
        }

        func unbind() {
            if field?.delegate === self { field?.delegate = nil }
            if let action { field?.removeAction(action, for: .editingChanged) }
            field = nil
        }

        func textFieldDidBeginEditing(_ textField: UITextField) {
            eventHandler?(.editingDidBegin)
        }

        func textFieldDidEndEditing(_ textField: UITextField) {
            eventHandler?(.editingDidEnd)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            if textField.markedTextRange != nil { return true }
            let before = textField.editingState(value: value)
            let range = Range(utf16: range)
            let intent = Edit<Value>.Intent(
                replacing: range, with: string, selection: before.selection,
                insertion: string.count > 1 ? .pasted : .typed)
            let outcome = format.apply(.replace(range, with: string, intent), to: before)
            let after = outcome.state(after: before)
            switch outcome {
            case .accepted:
                accepted = (before, after)
                return true
            case .changed:
                value = after.value
                textField.edit(to: after)
                tell(from: before, to: after)
                return false
            case .rejected:
                return false
            }
        }

        /// The field has changed: by an accepted edit, by undo, or by an input method.
        private func fieldChanged() {
            guard let field, field.markedTextRange == nil else { return }
            if let (before, after) = accepted, field.text == after.text {
                value = after.value
                tell(from: before, to: after)
            } else {
                value = try? format.serializer.value(for: field.text ?? "")
            }
            accepted = nil
        }

        private func tell(from before: EditingState<Value>, to after: EditingState<Value>) {
            if let event = TextInputEvent(from: before, to: after) { eventHandler?(event) }
        }
    }
#endif
