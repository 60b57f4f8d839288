// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view without a body was asked for it") }
}

extension View where Body == Never {
    public var body: Never { fatalError("a view without a body was asked for it") }
}

@MainActor @preconcurrency
@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Views<repeat each Content> {
        Views(content: (repeat each content))
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

/// Several views in one place.
public struct Views<each Content: View>: View {
    public typealias Body = Never

    let content: (repeat each Content)
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

@MainActor @preconcurrency
public struct Form<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The key of a text in the app's string tables.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation {
    let key: String

    public init(stringLiteral value: String) {
        key = value
    }
}

public struct Text: View, Hashable {
    public typealias Body = Never

    /// A verbatim text, or a key to look up.
    public let content: String
    public let isLocalized: Bool

    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.content = String(content)
        isLocalized = false
    }

    public init(_ key: LocalizedStringKey) {
        content = key.key
        isLocalized = true
    }
}

/// A field, as a view describes it to the system.
@MainActor @preconcurrency
public struct TextField<Label: View>: View {
    public typealias Body = Never

    let label: Label
    let text: Binding<String>
    let prompt: Text?
    let onEditingChanged: (Bool) -> Void

    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.text = text
        self.prompt = prompt
        self.label = label()
        onEditingChanged = { _ in }
    }
}

extension TextField where Label == Text {
    public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.text = text
        prompt = nil
        label = Text(title)
        self.onEditingChanged = onEditingChanged
    }
}

extension View {
    public func onSubmit(_ action: @escaping () -> Void) -> some View { Modified(content: self, submit: action) }

    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        Modified(content: self, focus: condition)
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        Modified(content: self, watcher: Watcher(value: value, action: action))
    }
}

/// A view with a modifier.
struct Modified<Content: View>: View {
    typealias Body = Never

    let content: Content
    var submit: (() -> Void)?
    var focus: FocusState<Bool>.Binding?
    var watcher: (any AnyWatcher)?
}

struct Watcher<Value: Equatable>: AnyWatcher {
    let value: Value
    let action: (Value) -> Void

    func isSame(as other: any AnyWatcher) -> Bool { (other as? Watcher<Value>)?.value == value }
    func tell() { action(value) }
}

/// A value whose changes are observed.
protocol AnyWatcher {
    func isSame(as other: any AnyWatcher) -> Bool
    func tell()
}

/// A view of any type that contains another view.
@MainActor
protocol Wrapper {
    var wrapped: any View { get }
    var submit: (() -> Void)? { get }
    var focus: FocusState<Bool>.Binding? { get }
    var watcher: (any AnyWatcher)? { get }
}

extension Modified: Wrapper {
    var wrapped: any View { content }
}

/// A field with a label of any type.
@MainActor
protocol AnyTextField {
    var text: Binding<String> { get }
    var prompt: Text? { get }
    var title: Text? { get }
    var onEditingChanged: (Bool) -> Void { get }
}

extension TextField: AnyTextField {
    var title: Text? { label as? Text }
}
