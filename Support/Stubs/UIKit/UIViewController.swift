// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Screens as CurrencyText's samples build them. They keep what they are told, and lay out nothing.

@MainActor
open class UIViewController: UIResponder {
    open var title: String?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {}

    private var loadedView: UIView?

    /// Loads the view when it is first asked for, as in UIKit.
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    open func loadView() { loadedView = UIView() }
    open func viewDidLoad() {}
}

@MainActor
open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
    }

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init()
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

@MainActor
open class UILabel: UIView {
    open var text: String?
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var font: UIFont?
    open var textColor: UIColor?
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

// MARK: Constraints, which are kept and never solved

@MainActor
open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    open var isActive = false

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
}

@MainActor
open class NSLayoutAnchor: NSObject {
    open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
open class UILayoutGuide: NSObject {
    public let topAnchor = NSLayoutAnchor()
    public let bottomAnchor = NSLayoutAnchor()
    public let leadingAnchor = NSLayoutAnchor()
    public let trailingAnchor = NSLayoutAnchor()
}

// MARK: Touches, which no test sends

@MainActor
open class UITouch: NSObject {}

@MainActor
open class UIEvent: NSObject {}
