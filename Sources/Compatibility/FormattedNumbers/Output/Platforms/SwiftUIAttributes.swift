#if canImport(SwiftUI) && canImport(ObjectiveC)
    import SwiftUI

    extension StyledText.Run {
        /// Colour and font of SwiftUI, whose alignment belongs to the view.
        var swiftUIAttributes: AttributeContainer {
            var attributes = AttributeContainer()
            attributes.swiftUI.foregroundColor = Color(
                .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
            attributes.swiftUI.font = font.swiftUIFont
            return attributes
        }
    }

    extension NumberFont {
        fileprivate var swiftUIFont: Font {
            let font: Font =
                switch family {
                case .system: .system(size: size, weight: weight.swiftUIWeight)
                case .systemMonospacedDigits: .system(size: size, weight: weight.swiftUIWeight).monospacedDigit()
                case .named(let name): .custom(name, fixedSize: size).weight(weight.swiftUIWeight)
                }
            return isItalic ? font.italic() : font
        }
    }

    extension NumberFont.Weight {
        fileprivate var swiftUIWeight: Font.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    extension NumberAlignment {
        /// The alignment for SwiftUI's `multilineTextAlignment(_:)`, which has leading and trailing in place of left
        /// and right.
        public var multilineTextAlignment: TextAlignment {
            switch self {
            case .left, .justified, .natural: .leading
            case .center: .center
            case .right: .trailing
            }
        }
    }
#endif
