import FieldEngine

/// A format that is bound to a text field, under TextInputKit's names.
///
/// `TextInputFormat.bind(to:)` makes one; the adapters have the text fields. The binding sets the text, selection
/// and delegate of its field.
@MainActor
public class TextInputBinding<Value: Hashable & Sendable> {
    public let format: TextInputFormat<Value>
    /// Called with each event of the field.
    public var eventHandler: ((TextInputEvent<Value>) -> Void)?

    private let field: any BoundField<Value>

    /// Empties the field. For adapters.
    package init(_ format: TextInputFormat<Value>, _ field: any BoundField<Value>) {
        self.format = format
        self.field = field
        field.show(EditingState())
        field.eventHandler = { [weak self] in self?.eventHandler?($0) }
    }

    /// The text in the field.
    public var text: String {
        get { field.state.text }
        set {
            var state = field.state
            state.text = newValue
            state.value = try? format.serializer.value(for: newValue)
            field.show(state)
        }
    }

    /// The selection; nil while the field is not being edited.
    public var selectedRange: Range<String.Index>? {
        get { field.state.selection.map { field.state.text.range(ofUTF16: $0) } }
        set {
            var state = field.state
            state.selection = newValue.map {
                $0.lowerBound.utf16Offset(in: state.text)..<$0.upperBound.utf16Offset(in: state.text)
            }
            field.show(state)
        }
    }

    /// The value of the text; nil where it has none.
    public var value: Value? {
        get { field.state.value }
        set { field.show(format.apply(.setValue(newValue), to: field.state).state(after: field.state)) }
    }

    /// Ends the binding; the field keeps its text.
    public func unbind() {
        field.unbind()
    }
}

/// An adapter's side of a field that a format is bound to.
@MainActor
package protocol BoundField<Value>: AnyObject {
    associatedtype Value: Hashable & Sendable

    var state: EditingState<Value> { get }
    var eventHandler: ((TextInputEvent<Value>) -> Void)? { get set }

    func show(_ state: EditingState<Value>)
    func unbind()
}

/// A text field that formats can be bound to.
@MainActor
public protocol TextInputFormatBindable {
    func bind<Value>(format: TextInputFormat<Value>) -> TextInputBinding<Value>
}

extension TextInputFormat {
    /// Binds the format to a text field, which is emptied.
    @MainActor
    public func bind(to textField: some TextInputFormatBindable) -> TextInputBinding<Value> {
        textField.bind(format: self)
    }
}

extension String {
    /// The text's indices of a range in UTF-16 code units, clamped to the text.
    fileprivate func range(ofUTF16 range: Range<Int>) -> Range<Index> {
        let count = utf16.count
        let lower = min(max(0, range.lowerBound), count)
        let upper = min(max(lower, range.upperBound), count)
        return utf16.index(utf16.startIndex, offsetBy: lower)..<utf16.index(utf16.startIndex, offsetBy: upper)
    }
}
