/// Does with the text field of a view what SwiftUI does: an edit of the user goes into the binding, and what the binding
/// then says is shown only where a state of the view has changed.
@MainActor
public final class FieldHost<Content: View> {
    public private(set) var content: Content
    /// What stands in the field.
    public private(set) var shown = ""
    public private(set) var isEditing = false

    public init(_ content: Content) {
        self.content = content
        shown = field.text.wrappedValue
    }

    /// Another value of the view in its place.
    public func update(_ content: Content) {
        for (old, new) in zip(states(of: self.content), states(of: content)) { new.adopt(old) }
        self.content = content
        shown = field.text.wrappedValue
    }

    public func begin() {
        isEditing = true
        refresh { field.onEditingChanged(true) }
    }

    public func end() {
        isEditing = false
        refresh { field.onEditingChanged(false) }
    }

    public func submit() {
        refresh { leaf.submit?() }
    }

    /// Types at the end, key by key.
    public func type(_ text: String) {
        for key in text { replace(shown + String(key)) }
    }

    public func backspace() {
        replace(String(shown.dropLast()))
    }

    /// Replaces the whole text, as an edit anywhere in it does.
    public func replace(_ text: String) {
        shown = text
        refresh { field.text.wrappedValue = text }
    }

    public var title: String { field.title }

    private func refresh(_ body: () -> Void) {
        let before = states(of: content).map(\.changes)
        body()
        if states(of: content).map(\.changes) != before { shown = field.text.wrappedValue }
    }

    private var field: TextField { leaf.field }

    /// The field in the view, and the action around it.
    private var leaf: (field: TextField, submit: (() -> Void)?) {
        var view: any View = content.body
        var submit: (() -> Void)?
        while !(view is TextField) {
            if let wrapper = view as? any Wrapper {
                submit = submit ?? wrapper.submit
                view = wrapper.wrapped
            } else {
                view = body(of: view)
            }
        }
        guard let field = view as? TextField else { fatalError("the view has no text field") }
        return (field, submit)
    }

    private func body(of view: some View) -> any View { view.body }

    private func states(of content: Content) -> [any AnyState] {
        Mirror(reflecting: content).children.compactMap { $0.value as? any AnyState }
    }
}
