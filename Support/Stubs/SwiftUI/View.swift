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

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A field, as a view tells the system of it.
@MainActor @preconcurrency
public struct TextField: View {
    public typealias Body = Never

    let title: String
    let text: Binding<String>
    let onEditingChanged: (Bool) -> Void

    public init(_ title: some StringProtocol, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.title = String(title)
        self.text = text
        self.onEditingChanged = onEditingChanged
    }
}

extension View {
    public func onSubmit(_ action: @escaping () -> Void) -> some View { OnSubmit(content: self, action: action) }
}

struct OnSubmit<Content: View>: View {
    typealias Body = Never

    let content: Content
    let action: () -> Void
}

/// A view around another.
@MainActor
protocol Wrapper {
    var wrapped: any View { get }
    var submit: (() -> Void)? { get }
}

extension OnSubmit: Wrapper {
    var wrapped: any View { content }
    var submit: (() -> Void)? { action }
}
