// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// Updates the text field of a view as SwiftUI does: an edit by the user goes into the binding, and the field shows the
/// binding's new value only if a state of the view has changed.
@MainActor
public final class FieldHost<Content: View> {
    public private(set) var content: Content
    /// The text in the field.
    public private(set) var shown = ""
    public private(set) var isEditing = false

    public init(_ content: Content) {
        self.content = content
        shown = leaf.field.text.wrappedValue
    }

    /// Replaces the view by another value of it.
    public func update(_ content: Content) {
        for (old, new) in zip(states(of: self.content), states(of: content)) { new.adopt(old) }
        self.content = content
        shown = leaf.field.text.wrappedValue
    }

    public func begin() {
        focus(true)
    }

    public func end() {
        focus(false)
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

    /// Replaces the whole text, as any edit does.
    public func replace(_ text: String) {
        shown = text
        refresh { leaf.field.text.wrappedValue = text }
    }

    public var title: String { label?.content ?? "" }
    public var label: Text? { leaf.field.title }
    public var prompt: Text? { leaf.field.prompt }

    private func focus(_ isFocused: Bool) {
        isEditing = isFocused
        refresh {
            leaf.focus?.wrappedValue = isFocused
            leaf.field.onEditingChanged(isFocused)
        }
    }

    private func refresh(_ body: () -> Void) {
        let before = states(of: content).map(\.changes)
        let watched = leaf.watchers
        body()
        for (old, new) in zip(watched, leaf.watchers) where !new.isSame(as: old) { new.tell() }
        if states(of: content).map(\.changes) != before { shown = leaf.field.text.wrappedValue }
    }

    private struct Leaf {
        let field: any AnyTextField
        var submit: (() -> Void)?
        var focus: FocusState<Bool>.Binding?
        var watchers: [any AnyWatcher] = []
    }

    /// The field in the view, and the modifiers around it.
    private var leaf: Leaf {
        var view: any View = content.body
        var wrappers: [any Wrapper] = []
        while true {
            if let field = view as? any AnyTextField {
                return Leaf(
                    field: field, submit: wrappers.lazy.compactMap(\.submit).first,
                    focus: wrappers.lazy.compactMap(\.focus).first, watchers: wrappers.compactMap(\.watcher))
            }
            if let wrapper = view as? any Wrapper {
                wrappers.append(wrapper)
                view = wrapper.wrapped
            } else {
                view = body(of: view)
            }
        }
    }

    private func body(of view: some View) -> any View { view.body }

    private func states(of content: Content) -> [any AnyState] {
        Mirror(reflecting: content).children.compactMap { $0.value as? any AnyState }
    }
}
