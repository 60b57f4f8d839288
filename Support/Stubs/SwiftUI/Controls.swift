// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Views around a field, as CurrencyText's samples build them. A test does not press them: it calls what they call.

@MainActor @preconcurrency
public struct Section<Content: View>: View {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

public typealias VStack<Content: View> = Section<Content>
public typealias HStack<Content: View> = Section<Content>
public typealias Group<Content: View> = Section<Content>
public typealias NavigationView<Content: View> = Section<Content>

@MainActor @preconcurrency
public struct Button: View {
    public typealias Body = Never

    /// The localization key of the title.
    public let title: LocalizedStringKey
    /// What a press does.
    public let action: () -> Void

    public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
        title = titleKey
        self.action = action
    }
}

@MainActor @preconcurrency
public struct Picker<Value: Hashable, Content: View>: View {
    public typealias Body = Never

    public let selection: Binding<Value>
    let content: Content

    public init(_ titleKey: LocalizedStringKey, selection: Binding<Value>, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }
}

@MainActor @preconcurrency
public struct ForEach<Element, Content: View>: View {
    public typealias Body = Never

    let views: [Content]

    public init<ID: Hashable>(
        _ data: [Element], id: KeyPath<Element, ID>, @ViewBuilder content: (Element) -> Content
    ) {
        views = data.map(content)
    }
}

@MainActor @preconcurrency
public struct List<Content: View>: View {
    public typealias Body = Never

    let rows: [Content]

    public init<Element: Identifiable>(_ data: [Element], @ViewBuilder rowContent: (Element) -> Content) {
        rows = data.map(rowContent)
    }
}

@MainActor @preconcurrency
public struct NavigationLink<Destination: View>: View {
    public typealias Body = Never

    let destination: Destination

    public init(_ title: some StringProtocol, destination: Destination) {
        self.destination = destination
    }
}

// MARK: Modifiers that change nothing here

public struct Color: Hashable, Sendable {
    private let name: String

    public static let black = Color(name: "black")
    public static let blue = Color(name: "blue")
    public static let gray = Color(name: "gray")
    public static let green = Color(name: "green")
    public static let primary = Color(name: "primary")
    public static let red = Color(name: "red")
    public static let secondary = Color(name: "secondary")
}

public enum PickerStyle: Sendable {
    case automatic, inline, menu, segmented, wheel
}

public enum ButtonStyle: Sendable {
    case automatic, bordered, borderless, plain
}

public enum NavigationBarTitleDisplayMode: Sendable {
    case automatic, inline, large
}

extension View {
    public func pickerStyle(_ style: PickerStyle) -> some View { self }
    public func buttonStyle(_ style: ButtonStyle) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func tag(_ tag: some Hashable) -> some View { self }
    public func padding() -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func navigationTitle(_ title: some StringProtocol) -> some View { self }
    public func navigationBarTitle(_ title: some StringProtocol) -> some View { self }
    public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
}

/// One of two views.
@MainActor @preconcurrency
public enum EitherView<First: View, Second: View>: View {
    public typealias Body = Never

    case first(First)
    case second(Second)
}

extension ViewBuilder {
    public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
        .first(first)
    }

    public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
        .second(second)
    }
}

// MARK: Controllers of UIKit

@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}
