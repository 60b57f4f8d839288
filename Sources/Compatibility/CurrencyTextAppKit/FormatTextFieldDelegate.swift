#if canImport(AppKit)
    import AppKit
    import CurrencyText
    import FieldEngine

    /// A delegate that makes an AppKit text field follow a format for amounts, a mask, or a TextInputKit-style format.
    ///
    ///     let delegate = FormatTextFieldDelegate(
    ///         field, format: AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
    ///     delegate.onChange = { price = $0.value }
    ///
    /// AppKit reports an edit after the field's editor has made it. The delegate compares the texts to find the
    /// replacement, and writes the format's outcome into the editor. The editor's own undo would restore parts of other
    /// texts, so the delegate turns it off during editing and registers each edit with the field's undo manager.
    ///
    /// The field does not retain the delegate, so the program must.
    @MainActor
    open class FormatTextFieldDelegate<Format: FieldFormat>: NSObject, NSTextFieldDelegate {
        /// The type of the field's value, such as a decimal for amounts.
        public typealias Value = Format.Value

        /// The format. Setting another format reformats the value.
        public var format: Format {
            didSet { apply(.reformat) }
        }
        /// The text, the selection and the value.
        public private(set) var state: EditingState<Value>
        /// Called after each change of the text or the value, but not for changes that the closure makes itself.
        public var onChange: ((EditingState<Value>) -> Void)?
        /// What VoiceOver says for a value if the field shows something else than the user's edit, such as the words of
        /// module CurrencyWords; nil, or where it returns nil, for the text that the field shows.
        public var spokenValue: ((Value) -> String?)?
        /// Called with true when editing begins, and with false when it ends.
        public var onEditingChanged: ((Bool) -> Void)?

        private weak var field: NSTextField?
        private var isTelling = false
        private var observer: (any NSObjectProtocol)?

        /// Creates a delegate and attaches it to a field.
        ///
        /// - Parameters:
        ///   - field: The field, whose text is replaced by the formatted value.
        ///   - value: The initial value; nil for an empty field.
        public init(_ field: NSTextField, format: Format, value: Value? = nil) {
            self.field = field
            self.format = format
            state = EditingState()
            super.init()
            field.delegate = self
            apply(.setValue(value))
            field.stringValue = state.text
        }

        /// The value of the text; nil if it has none.
        public var value: Value? {
            get { state.value }
            set {
                apply(.setValue(newValue))
                field?.undoManager?.removeAllActions()
            }
        }

        /// Applies an edit and writes the outcome into the field.
        @discardableResult
        public func apply(_ edit: Edit<Value>) -> EditOutcome<Value> {
            let outcome = format.apply(edit, to: state)
            show(outcome.state(after: state))
            if let shown = outcome.announcement?.spokenValue {
                let spoken = state.value.flatMap { spokenValue?($0) } ?? shown
                NSAccessibility.post(
                    element: NSApplication.shared, notification: .announcementRequested,
                    userInfo: [.announcement: spoken, .priority: NSAccessibilityPriorityLevel.high.rawValue])
            }
            return outcome
        }

        /// Detaches from the field, which keeps its text.
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
            if old.text != new.text || old.value != new.value { tell(new) }
        }

        private func tell(_ state: EditingState<Value>) {
            if isTelling { return }
            isTelling = true
            defer { isTelling = false }
            onChange?(state)
        }

        private func registerUndo(of state: EditingState<Value>) {
            field?.undoManager?.registerUndo(withTarget: self) { delegate in
                MainActor.assumeIsolated { delegate.show(state) }
            }
        }

        /// Follows the selection, by which backspace and the delete key are told apart.
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
            // The window's other fields share the editor.
            (field?.currentEditor() as? NSTextView)?.allowsUndo = true
        }

        private func selectionChanged() {
            // During an edit the selection is already the one after it.
            guard let editor = field?.currentEditor(), editor.string == state.text else { return }
            let range = editor.selectedRange
            state.selection = range.location..<(range.location + range.length)
        }
    }
#endif
