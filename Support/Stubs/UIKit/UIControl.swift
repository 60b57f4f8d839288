// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@MainActor
open class UIResponder: NSObject {
    open private(set) var isFirstResponder = false
    open var undoManager: UndoManager? { nil }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }

    open func paste(_ sender: Any?) {}
    open func cut(_ sender: Any?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor
open class UIView: UIResponder {
    public let layer = CALayer()
    public let layoutMarginsGuide = UILayoutGuide()
    public let safeAreaLayoutGuide = UILayoutGuide()
    public let topAnchor = NSLayoutAnchor()
    public let bottomAnchor = NSLayoutAnchor()
    public let leadingAnchor = NSLayoutAnchor()
    public let trailingAnchor = NSLayoutAnchor()
    open var translatesAutoresizingMaskIntoConstraints = true
    open var backgroundColor: UIColor?
    open var layoutMargins = UIEdgeInsets()
    open private(set) var subviews: [UIView] = []

    open func addSubview(_ view: UIView) { subviews.append(view) }

    /// Ends editing in the view or one of its subviews.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        if isFirstResponder { return resignFirstResponder() }
        return subviews.contains { $0.endEditing(force) }
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
}

@MainActor
open class UIGestureRecognizer: NSObject {}

public struct UILayoutPriority: Hashable, Sendable {
    public var rawValue: Float

    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let defaultLow = UILayoutPriority(rawValue: 250)
}

@MainActor
open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    }

    private var actions: [(event: Event, action: UIAction)] = []

    public func addAction(_ action: UIAction, for event: Event) {
        actions.append((event, action))
    }

    public func removeAction(_ action: UIAction, for event: Event) {
        for index in actions.indices where actions[index].action === action { actions[index].event.subtract(event) }
        actions.removeAll { $0.event.isEmpty }
    }

    /// The events that have actions.
    public var allControlEvents: Event {
        actions.reduce(into: []) { $0.formUnion($1.event) }
    }

    public func sendActions(for event: Event) {
        for (registered, action) in actions where !registered.isDisjoint(with: event) { action.handler(action) }
    }
}

@MainActor
public final class UIAction: NSObject {
    let handler: (UIAction) -> Void

    public init(handler: @escaping (UIAction) -> Void) {
        self.handler = handler
    }
}

/// Records the announcements that VoiceOver would read out.
@MainActor
public enum UIAccessibility {
    public enum Notification: Sendable {
        case announcement
    }

    public private(set) static var posted: [String] = []

    public static func post(notification: Notification, argument: Any?) {
        if let text = argument as? String { posted.append(text) }
    }
}
