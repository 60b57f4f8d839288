#if canImport(AppKit)
    import AppKit
    import CurrencyText
    import FieldEngine

    /// The delegate of a text field of AppKit that follows a format: amounts, masks, and formats in TextInputKit's shape.
    ///
    ///     let delegate = FormatTextFieldDelegate(
    ///         field, format: AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
    ///     delegate.onChange = { price = $0.value }
    ///
    /// AppKit tells of an edit when the field's editor has made it. What was replaced is found by comparing the texts, and
    /// what the format makes of it is written into the editor. The editor's own undo would be of texts that are gone: it
    /// is switched off meanwhile, and each edit is registered with the field's undo manager.
    ///
    /// The field does not keep the delegate: the program does.
    @MainActor
    open class FormatTextFieldDelegate<Format: FieldFormat>: NSObject, NSTextFieldDelegate {
        public typealias Value = Format.Value

        /// The rules. Another format writes the value anew.
        public var format: Format {
            didSet { apply(.reformat) }
        }
        /// The text, the selection and the value.
        public private(set) var state: EditingState<Value>
        /// Is told of each change of the text or the value.
        public var onChange: ((EditingState<Value>) -> Void)?
        /// Is told when editing begins, true, and when it ends, false.
        public var onEditingChanged: ((Bool) -> Void)?

        private weak var field: NSTextField?
        private var observer: (any NSObjectProtocol)?

        /// - Parameters:
        ///   - field: Its text becomes the format's for the value.
        ///   - value: The value at first; nil for an empty field.
        public init(_ field: NSTextField, format: Format, value: Value? = nil) {
            self.field = field
            self.format = format
            state = EditingState()
            super.init()
            field.delegate = self
            apply(.setValue(value))
            field.stringValue = state.text
        }

        /// What the text stands for; nil where it stands for nothing.
        public var value: Value? {
            get { state.value }
            set {
                apply(.setValue(newValue))
                field?.undoManager?.removeAllActions()
            }
        }

        /// Applies an edit, and writes what comes of it into the field.
        @discardableResult
        public func apply(_ edit: Edit<Value>) -> EditOutcome<Value> {
            let outcome = format.apply(edit, to: state)
            show(outcome.state(after: state))
            if let spoken = outcome.announcement?.spokenValue {
                NSAccessibility.post(
                    element: NSApplication.shared, notification: .announcementRequested,
                    userInfo: [.announcement: spoken, .priority: NSAccessibilityPriorityLevel.high.rawValue])
            }
            return outcome
        }

        /// Lets go of the field, which keeps its text.
        public func unbind() {
            stopObserving()
            if field?.delegate === self { field?.delegate = nil }
            field = nil
        }

        // MARK: AppKit's events

        open func controlTextDidBeginEditing(_ notification: Notification) {
            startObserving()
            apply(.begin)
            onEditingChanged?(true)
        }

        open func controlTextDidChange(_ notification: Notification) {
            guard let editor = field?.currentEditor() else { return }
            // What an input method composes is left alone.
            if (editor as? NSTextView)?.hasMarkedText() == true { return }
            let caret = editor.selectedRange
            let text = editor.string
            if let edit = Edit(from: state, to: text, caret: caret.location + caret.length) {
                apply(edit)
            } else {
                show(state)
            }
        }

        open func controlTextDidEndEditing(_ notification: Notification) {
            stopObserving()
            apply(.end)
            field?.undoManager?.removeAllActions()
            onEditingChanged?(false)
        }

        // MARK: The field

        /// Writes a state into the field, where it differs from what is there.
        func show(_ new: EditingState<Value>) {
            let old = state
            state = new
            let editor = field?.currentEditor()
            if old.text != new.text { registerUndo(of: old) }
            if let editor {
                if editor.string != new.text { editor.string = new.text }
                if let selection = new.selection {
                    let range = NSRange(location: selection.lowerBound, length: selection.count)
                    if editor.selectedRange != range { editor.selectedRange = range }
                }
            } else if field?.stringValue != new.text {
                field?.stringValue = new.text
            }
            if old.text != new.text || old.value != new.value { onChange?(new) }
        }

        private func registerUndo(of state: EditingState<Value>) {
            field?.undoManager?.registerUndo(withTarget: self) { delegate in
                MainActor.assumeIsolated { delegate.show(state) }
            }
        }

        /// Follows the selection, which tells a backspace from the delete key.
        private func startObserving() {
            guard let editor = field?.currentEditor() as? NSTextView else { return }
            editor.allowsUndo = false
            observer = NotificationCenter.default.addObserver(
                forName: NSTextView.didChangeSelectionNotification, object: editor, queue: nil
            ) { [weak self] _ in
                MainActor.assumeIsolated { self?.selectionChanged() }
            }
        }

        private func stopObserving() {
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = nil
            // The window's other fields have the same editor.
            (field?.currentEditor() as? NSTextView)?.allowsUndo = true
        }

        private func selectionChanged() {
            // In the midst of an edit the selection is already the one behind it.
            guard let editor = field?.currentEditor(), editor.string == state.text else { return }
            let range = editor.selectedRange
            state.selection = range.location..<(range.location + range.length)
        }
    }
#endif
