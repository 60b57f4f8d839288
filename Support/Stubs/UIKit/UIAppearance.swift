// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Fonts, colours and layers. They are compared and never drawn.

public final class UIFont: NSObject, Sendable {
    public enum TextStyle: String, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    }

    public let pointSize: CGFloat

    private init(size: CGFloat) { pointSize = size }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
}

public final class UIColor: NSObject, Sendable {
    private let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
    public override var hash: Int { components.hashValue }

    public var cgColor: CGColor { CGColor(color: self) }

    public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let label = black
    public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
    public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
    public static let systemBackground = white
}

public struct CGColor: Hashable, Sendable {
    let color: UIColor
}

@MainActor
open class CALayer: NSObject {
    open var borderColor: CGColor?
    open var borderWidth: CGFloat = 0
    open var cornerRadius: CGFloat = 0
    open var masksToBounds = false
}
