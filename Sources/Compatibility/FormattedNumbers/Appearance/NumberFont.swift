/// A font for every output that shows the number.
///
///     NumberFont.system(size: 15) == NumberFont()                  // true
///     NumberFont.system(size: 16, weight: .bold).weight            // bold
///     NumberFont.named("Menlo", size: 12).family                   // named("Menlo")
public struct NumberFont: Hashable, Sendable, Codable {
    /// Which shapes the characters have.
    public enum Family: Hashable, Sendable, Codable {
        /// The system's font.
        case system
        /// The system's font with digits of equal width, so that columns of numbers line up.
        case systemMonospacedDigits
        /// The font with this name, or the system's font if it is not installed.
        case named(String)
    }

    /// From the thinnest to the heaviest.
    public enum Weight: Int, Hashable, Sendable, Codable, CaseIterable {
        // The numbers are those of CSS and OpenType.
        case ultraLight = 100
        case thin = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
        case black = 900
    }

    /// Which shapes the characters have.
    public var family: Family
    /// The size in points, or in CSS pixels.
    public let size: Double
    /// The weight of the strokes.
    public var weight: Weight
    /// Whether the font is italic.
    public var isItalic: Bool

    /// Creates a font. A size that is not a positive number counts as 15.
    public init(family: Family = .system, size: Double = 15, weight: Weight = .regular, isItalic: Bool = false) {
        self.family = family
        self.size = size > 0 && size.isFinite ? size : 15
        self.weight = weight
        self.isItalic = isItalic
    }

    /// Returns the system's font.
    public static func system(size: Double = 15, weight: Weight = .regular) -> NumberFont {
        NumberFont(size: size, weight: weight)
    }

    /// Returns a font by its name.
    public static func named(_ name: String, size: Double = 15) -> NumberFont {
        NumberFont(family: .named(name), size: size)
    }
}

extension NumberFont {
    /// Returns the font in another size.
    public func size(_ size: Double) -> NumberFont {
        NumberFont(family: family, size: size, weight: weight, isItalic: isItalic)
    }

    /// Decodes a font; a size that is not a positive number counts as 15.
    ///
    /// - Throws: `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            family: try container.decode(Family.self, forKey: .family),
            size: try container.decode(Double.self, forKey: .size),
            weight: try container.decode(Weight.self, forKey: .weight),
            isItalic: try container.decode(Bool.self, forKey: .isItalic))
    }
}
