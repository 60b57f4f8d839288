#if canImport(UIKit) && !os(watchOS)
    import FieldEngine
    import UIKit

    extension UITextField {
        /// The field as the engine sees it.
        func editingState<Value>(value: Value?) -> EditingState<Value> {
            let selection = selectedTextRange.map {
                offset(from: beginningOfDocument, to: $0.start)..<offset(from: beginningOfDocument, to: $0.end)
            }
            return EditingState(text: text ?? "", selection: selection, value: value)
        }

        func setSelection(_ selection: Range<Int>) {
            guard let start = position(from: beginningOfDocument, offset: selection.lowerBound),
                let end = position(from: beginningOfDocument, offset: selection.upperBound)
            else { return }
            selectedTextRange = textRange(from: start, to: end)
        }

        /// Writes the state into the field, where they differ: the text first, because that moves the caret.
        func show<Value>(_ state: EditingState<Value>) {
            if state.text != text { text = state.text }
            guard let selection = state.selection else { return }
            if editingState(value: Value?.none).selection != selection { setSelection(selection) }
        }

        /// Writes the state into the field, registers undo of the present one, and sends `editingChanged`.
        func edit<Value>(to state: EditingState<Value>) {
            guard state.text != text else {
                show(state)
                return
            }
            registerUndo()
            show(state)
            sendActions(for: .editingChanged)
        }

        /// The field's own undo does not know texts that a program writes: its ranges would be of another text.
        private func registerUndo() {
            let state = editingState(value: Never?.none)
            undoManager?.registerUndo(withTarget: self) { field in
                MainActor.assumeIsolated { field.edit(to: state) }
            }
        }
    }

    /// The range of a text that UIKit gives its delegates.
    extension Range<Int> {
        /// Negative lengths and locations count as 0; an end that overflows is clamped.
        init(utf16 range: NSRange) {
            let (end, overflow) = range.location.addingReportingOverflow(Swift.max(0, range.length))
            let lower = Swift.max(0, range.location)
            self = lower..<Swift.max(lower, overflow ? .max : end)
        }

        /// The range itself, if the text has it. As in CurrencyText, any other range stands for the text's end.
        func inText(_ text: String) -> Range<Int> {
            let length = text.utf16.count
            return upperBound <= length ? self : length..<(length + 1)
        }
    }
#endif
