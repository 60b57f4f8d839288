import FieldEngine

/// A binding of a format to a text field.
@MainActor
public protocol TextInputBindingType<Value>: AnyObject {
    associatedtype Value: Hashable & Sendable

    /// The text in the field.
    var text: String { get set }
    /// The selection; nil while the field is not being edited.
    var selectedRange: Range<String.Index>? { get set }
    /// The value of the text; nil if it has none.
    var value: Value? { get set }
    /// Called with each event of the field.
    var eventHandler: ((TextInputEvent<Value>) -> Void)? { get set }

    /// Ends the binding; the field keeps its text.
    func unbind()
}

/// A format that is bound to a text field, with the names of TextInputKit.
///
/// `TextInputFormat.bind(to:)` creates one. The adapters support the text fields of Apple's platforms; to bind your own
/// control, make it conform to `TextInputFormatBindable`. The binding sets the text, selection and delegate of its
/// field.
@MainActor
public class TextInputBinding<Value: Hashable & Sendable>: TextInputBindingType {
    /// The format that is bound.
    public let format: TextInputFormat<Value>
    /// Called with each event of the field.
    public var eventHandler: ((TextInputEvent<Value>) -> Void)?

    private let field: any BoundField<Value>

    /// Binds a format to a field and empties the field.
    public init(_ format: TextInputFormat<Value>, _ field: any BoundField<Value>) {
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
            state.selection = newValue.map(state.text.utf16Range)
            field.show(state)
        }
    }

    /// The value of the text; nil if it has none.
    public var value: Value? {
        get { field.state.value }
        set { field.show(format.apply(.setValue(newValue), to: field.state).state(after: field.state)) }
    }

    /// Ends the binding; the field keeps its text.
    public func unbind() {
        field.unbind()
    }
}

/// The binding's view of a control: your control's `TextInputFormatBindable` passes it to the binding.
///
/// It applies the format to the user's edits, shows the outcome, and tells the binding:
///
///     let digits = TextInputFormats.plain.filter(by: .decimalDigits)
///     let before = EditingState(text: "1", selection: 1..<1, value: "1")
///     let after = digits.apply(.replace(1..<1, with: "2", .typed), to: before).state(after: before)
///     after.text                                              // "12"
///     TextInputEvent(from: before, to: after) == nil          // false
@MainActor
public protocol BoundField<Value>: AnyObject {
    associatedtype Value: Hashable & Sendable

    /// The text, the selection (nil while the field is not being edited) and the value.
    var state: EditingState<Value> { get }
    /// Call this for each event that the user causes, but not for `show(_:)`.
    var eventHandler: ((TextInputEvent<Value>) -> Void)? { get set }

    /// Shows a state that the program has set.
    func show(_ state: EditingState<Value>)
    /// Detaches from the control, which keeps its text.
    func unbind()
}

/// A text field that formats can be bound to.
@MainActor
public protocol TextInputFormatBindable {
    /// Binds a format to the field and empties the field.
    func bind<Value>(format: TextInputFormat<Value>) -> TextInputBinding<Value>
}

extension TextInputFormat {
    /// Binds the format to a text field and empties the field.
    @MainActor
    public func bind(to textField: some TextInputFormatBindable) -> TextInputBinding<Value> {
        textField.bind(format: self)
    }
}
