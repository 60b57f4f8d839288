/// An sRGB colour for every output that shows the number.
///
///     NumberColor(red: 1, green: 0.5, blue: 0).hexadecimal        // "#ff8000"
///     NumberColor(white: 0.2).hexadecimal                         // "#333333"
public struct NumberColor: Hashable, Sendable, Codable {
    /// The red component, in 0...1.
    public let red: Double
    /// The green component, in 0...1.
    public let green: Double
    /// The blue component, in 0...1.
    public let blue: Double
    /// The opacity, in 0...1: 1 is opaque.
    public let alpha: Double

    /// Creates a colour from its components. They are clamped to 0...1; NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        func held(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }
        (self.red, self.green, self.blue, self.alpha) = (held(red), held(green), held(blue), held(alpha))
    }

    /// Creates a grey: 0 is black and 1 is white.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Decodes a colour; components are clamped to 0...1, and a missing `alpha` is 1.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            red: try container.decode(Double.self, forKey: .red),
            green: try container.decode(Double.self, forKey: .green),
            blue: try container.decode(Double.self, forKey: .blue),
            alpha: try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
    }
}

extension NumberColor {
    /// Pure green.
    public static let green = NumberColor(red: 0, green: 1, blue: 0)
    /// Pure red.
    public static let red = NumberColor(red: 1, green: 0, blue: 0)
    /// Pure blue.
    public static let blue = NumberColor(red: 0, green: 0, blue: 1)
    /// Black.
    public static let black = NumberColor(white: 0)
    /// White.
    public static let white = NumberColor(white: 1)
    /// The grey of neutral text, with a white component of 0.2.
    public static let neutral = NumberColor(white: 0.2)
}

extension NumberColor {
    /// Red, green and blue in 0...255.
    var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

    /// The colour as in CSS: `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
    public var hexadecimal: String {
        let all = alpha == 1 ? bytes : bytes + [Int((alpha * 255).rounded())]
        return "#" + all.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
