// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
}

// Values that are compared, also where nothing says that it is the main thread.
open class UITextPosition: NSObject {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextPosition)?.offset == offset }
    open override var hash: Int { offset }
}

open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition

    init(_ range: Range<Int>) {
        start = UITextPosition(range.lowerBound)
        end = UITextPosition(range.upperBound)
    }

    open var isEmpty: Bool { start.offset == end.offset }
    var offsets: Range<Int> { start.offset..<end.offset }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UITextRange)?.offsets == offsets }
    open override var hash: Int { start.offset }
}

/// A field that does what UIKit's does when a program sets its text or selection: it asks nobody and tells nobody.
@MainActor
open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var placeholder: String?
    open var borderStyle = BorderStyle.none
    open var isEditing: Bool { isFirstResponder }

    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    private let ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Focus. The delegate is asked and told, as by UIKit.

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.textFieldShouldBeginEditing?(self) ?? true else { return false }
        super.becomeFirstResponder()
        delegate?.textFieldDidBeginEditing?(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing?(self) ?? true else { return false }
        super.resignFirstResponder()
        // Only where there is no method with a reason the one without is called.
        if let delegate, delegate.textFieldDidEndEditing?(self, reason: .committed) == nil {
            delegate.textFieldDidEndEditing?(self)
        }
        sendActions(for: .editingDidEnd)
        return true
    }

    // MARK: Text

    /// Never nil once it was read, as UIKit's.
    open var text: String? = "" {
        didSet {
            text = text ?? ""
            selected = length..<length
            marked = nil
        }
    }

    private var selected = 0..<0
    private var marked: Range<Int>?
    private var length: Int { text?.utf16.count ?? 0 }

    open var selectedTextRange: UITextRange? {
        get { UITextRange(selected) }
        set { selected = clamped(newValue?.offsets ?? selected) }
    }

    open var markedTextRange: UITextRange? { marked.map(UITextRange.init) }

    open var beginningOfDocument: UITextPosition { UITextPosition(0) }
    open var endOfDocument: UITextPosition { UITextPosition(length) }

    open func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

    /// nil outside of the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let offset = position.offset + offset
        return (0...length).contains(offset) ? UITextPosition(offset) : nil
    }

    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }

    /// What an input method composes, in place of what it composed before.
    public func setMarkedText(_ text: String) {
        let range = marked ?? selected
        replaceOwn(range, text)
        marked = text.isEmpty ? nil : range.lowerBound..<(range.lowerBound + text.utf16.count)
    }

    public func unmarkText() {
        marked = nil
    }

    /// The field's own edit.
    public func replaceOwn(_ range: Range<Int>, _ replacement: String) {
        let range = clamped(range)
        var units = Array((text ?? "").utf16)
        units.replaceSubrange(range, with: replacement.utf16)
        let wasMarked = marked
        text = String(decoding: units, as: UTF16.self)
        marked = wasMarked
        let caret = range.lowerBound + replacement.utf16.count
        selected = caret..<caret
    }

    private func clamped(_ range: Range<Int>) -> Range<Int> {
        let lower = min(max(0, range.lowerBound), length)
        return lower..<min(max(lower, range.upperBound), length)
    }
}
