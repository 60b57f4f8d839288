import CurrencyText
import FieldEngine

/// A custom control.
@MainActor
final class Keypad {
    var text = ""
    var onKey: ((String) -> Void)?
}

// The guide's code, verbatim: PagesTests compares it.

extension Keypad: TextInputFormatBindable {
    func bind<Value>(format: TextInputFormat<Value>) -> TextInputBinding<Value> {
        TextInputBinding(format, BoundKeypad(self, format))
    }
}

private final class BoundKeypad<Value: Hashable & Sendable>: BoundField {
    private weak var keypad: Keypad?
    private(set) var state = EditingState<Value>()
    var eventHandler: ((TextInputEvent<Value>) -> Void)?

    init(_ keypad: Keypad, _ format: TextInputFormat<Value>) {
        self.keypad = keypad
        keypad.onKey = { [weak self] key in
            guard let self else { return }
            let (before, end) = (state, state.text.utf16.count)
            show(format.apply(.replace(end..<end, with: key, .typed), to: before).state(after: before))
            if let event = TextInputEvent(from: before, to: state) { eventHandler?(event) }
        }
    }

    func show(_ state: EditingState<Value>) {
        self.state = state
        keypad?.text = state.text
    }

    func unbind() {
        keypad?.onKey = nil
        keypad = nil
    }
}
