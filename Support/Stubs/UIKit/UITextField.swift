// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
}

// Positions are compared, also by code that is not isolated to the main actor.
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

/// A field that, like UIKit's, neither asks nor informs its delegate when a program sets its text or selection.
@MainActor
open class UITextField: UIControl {
    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var placeholder: String?
    open var borderStyle = BorderStyle.none
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var isEditing: Bool { isFirstResponder }

    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    private let ownUndoManager = UndoManager()
    open override var undoManager: UndoManager? { ownUndoManager }

    // MARK: Focus, which asks and informs the delegate as in UIKit

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
        // Without a method with a reason, calls the one without.
        if let delegate, delegate.textFieldDidEndEditing?(self, reason: .committed) == nil {
            delegate.textFieldDidEndEditing?(self)
        }
        sendActions(for: .editingDidEnd)
        return true
    }

    // MARK: Text

    /// Is never nil when it is read, as in UIKit.
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

    /// Returns nil outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let offset = position.offset + offset
        return (0...length).contains(offset) ? UITextPosition(offset) : nil
    }

    open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
        UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
    }

    /// Sets the composed text of an input method, in place of the previous one.
    public func setMarkedText(_ text: String) {
        let range = marked ?? selected
        replaceOwn(range, text)
        marked = text.isEmpty ? nil : range.lowerBound..<(range.lowerBound + text.utf16.count)
    }

    public func unmarkText() {
        marked = nil
    }

    /// Makes the field's own edit.
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
