// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
}

/// Hosts a representable view as SwiftUI does. It makes the UIKit view once, and updates it then and whenever another
/// value of the view replaces the current one.
@MainActor
public final class RepresentableHost<Representable: UIViewRepresentable> {
    public let view: Representable.UIViewType
    private let context: UIViewRepresentableContext<Representable>

    public init(_ representable: Representable) {
        context = UIViewRepresentableContext(coordinator: representable.makeCoordinator())
        view = representable.makeUIView(context: context)
        representable.updateUIView(view, context: context)
    }

    public func update(_ representable: Representable) {
        representable.updateUIView(view, context: context)
    }
}
