#if canImport(AppKit)
    import AppKit
    import CurrencyText
    import FieldEngine

    extension NSTextField: TextInputFormatBindable {
        /// Binds a format to this field, empties the field and sets its delegate.
        public func bind<Value>(format: TextInputFormat<Value>) -> TextInputBinding<Value> {
            TextInputBinding(format, BoundTextField(self, format))
        }
    }

    /// A field that a format is bound to.
    @MainActor
    private final class BoundTextField<Value: Hashable & Sendable>: BoundField {
        private let delegate: FormatTextFieldDelegate<TextInputFormat<Value>>
        private var told = EditingState<Value>()
        var eventHandler: ((TextInputEvent<Value>) -> Void)?

        init(_ field: NSTextField, _ format: TextInputFormat<Value>) {
            delegate = FormatTextFieldDelegate(field, format: format)
            delegate.onChange = { [weak self] in self?.changed($0) }
            delegate.onEditingChanged = { [weak self] isEditing in
                self?.eventHandler?(isEditing ? .editingDidBegin : .editingDidEnd)
            }
        }

        var state: EditingState<Value> { delegate.state }

        func show(_ state: EditingState<Value>) {
            delegate.show(state)
        }

        func unbind() {
            delegate.unbind()
        }

        private func changed(_ state: EditingState<Value>) {
            let event = TextInputEvent(from: told, to: state)
            told = state
            if state.isEditing, let event { eventHandler?(event) }
        }
    }
#endif
