// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class NSResponder: NSObject {
    open var undoManager: UndoManager? { nil }
}

@MainActor
open class NSView: NSResponder {}

@MainActor
open class NSControl: NSView {
    open var stringValue = ""

    /// The editor while the control is being edited.
    open func currentEditor() -> NSText? { nil }
}

@MainActor
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    func controlTextDidBeginEditing(_ notification: Notification)
    func controlTextDidChange(_ notification: Notification)
    func controlTextDidEndEditing(_ notification: Notification)
}

extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ notification: Notification) {}
    public func controlTextDidChange(_ notification: Notification) {}
    public func controlTextDidEndEditing(_ notification: Notification) {}
}

@MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@MainActor
open class NSText: NSView {
    open var string = "" {
        didSet { selectedRange = NSRange(location: string.utf16.count, length: 0) }
    }
    open var selectedRange = NSRange(location: 0, length: 0)
}

@MainActor
open class NSTextView: NSText {
    nonisolated public static let didChangeSelectionNotification = Notification.Name(
        "NSTextViewDidChangeSelectionNotification")

    open var allowsUndo = true
    private var marked = false

    open func hasMarkedText() -> Bool { marked }

    open override var selectedRange: NSRange {
        didSet { NotificationCenter.default.post(name: Self.didChangeSelectionNotification, object: self) }
    }

    /// Simulates an input method.
    public func setMarked(_ isMarked: Bool) {
        marked = isMarked
    }
}

/// A field that has its own editor while it is being edited.
@MainActor
open class NSTextField: NSControl {
    open weak var delegate: (any NSTextFieldDelegate)?

    private var editor: NSTextView?
    private let ownUndoManager = UndoManager()

    open override var undoManager: UndoManager? { ownUndoManager }
    open override func currentEditor() -> NSText? { editor }

    open override var stringValue: String {
        get { editor?.string ?? super.stringValue }
        set {
            super.stringValue = newValue
            editor?.string = newValue
        }
    }

    // MARK: Actions of the user

    public func beginEditing() {
        let editor = NSTextView()
        editor.string = super.stringValue
        self.editor = editor
        delegate?.controlTextDidBeginEditing(notification(NSControl.textDidBeginEditingNotification))
    }

    public func endEditing() {
        super.stringValue = stringValue
        delegate?.controlTextDidEndEditing(notification(NSControl.textDidEndEditingNotification))
        super.stringValue = stringValue
        editor = nil
    }

    /// Makes an edit in the editor, and then informs the delegate.
    public func userReplaces(_ range: Range<Int>, with text: String) {
        guard let editor else { return }
        var units = Array(editor.string.utf16)
        units.replaceSubrange(range, with: text.utf16)
        editor.string = String(decoding: units, as: UTF16.self)
        editor.selectedRange = NSRange(location: range.lowerBound + text.utf16.count, length: 0)
        delegate?.controlTextDidChange(notification(NSControl.textDidChangeNotification))
    }

    private func notification(_ name: Notification.Name) -> Notification {
        Notification(name: name, object: self)
    }
}

extension NSControl {
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "NSControlTextDidBeginEditingNotification")
    nonisolated public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "NSControlTextDidEndEditingNotification")
}
