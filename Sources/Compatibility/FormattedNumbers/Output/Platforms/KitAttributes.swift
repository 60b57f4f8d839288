#if canImport(UIKit) && canImport(ObjectiveC)
    import UIKit

    typealias KitColor = UIColor
    typealias KitFont = UIFont
#elseif canImport(AppKit) && canImport(ObjectiveC)
    import AppKit

    typealias KitColor = NSColor
    typealias KitFont = NSFont
#endif

#if canImport(ObjectiveC) && (canImport(UIKit) || canImport(AppKit))
    extension StyledText.Run {
        /// Colour, font and paragraph style of UIKit or AppKit.
        func kitAttributes(_ alignment: NumberAlignment) -> AttributeContainer {
            AttributeContainer(dictionary(alignment))
        }

        fileprivate func dictionary(_ alignment: NumberAlignment) -> [NSAttributedString.Key: Any] {
            let paragraph = NSMutableParagraphStyle()
            paragraph.alignment = alignment.textAlignment
            return [.foregroundColor: color.kitColor, .font: font.kitFont, .paragraphStyle: paragraph]
        }
    }

    extension StyledNumber {
        /// The number as text for labels and text views in UIKit and AppKit.
        public var nsAttributedString: NSAttributedString {
            let text = styledText
            let result = NSMutableAttributedString(string: "")
            for run in text.runs {
                result.append(NSAttributedString(string: run.text, attributes: run.dictionary(text.alignment)))
            }
            return result
        }
    }

    extension NumberColor {
        fileprivate var kitColor: KitColor {
            #if canImport(UIKit) && canImport(ObjectiveC)
                KitColor(red: red, green: green, blue: blue, alpha: alpha)
            #else
                KitColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
            #endif
        }
    }

    extension NumberAlignment {
        /// The alignment for UIKit and AppKit.
        public var textAlignment: NSTextAlignment {
            switch self {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
        }
    }

    extension NumberFont {
        fileprivate var kitFont: KitFont {
            let font: KitFont =
                switch family {
                case .system: .systemFont(ofSize: size, weight: weight.kitWeight)
                case .systemMonospacedDigits: .monospacedDigitSystemFont(ofSize: size, weight: weight.kitWeight)
                case .named(let name):
                    KitFont(name: name, size: size) ?? .systemFont(ofSize: size, weight: weight.kitWeight)
                }
            return isItalic ? font.italic : font
        }
    }

    extension NumberFont.Weight {
        fileprivate var kitWeight: KitFont.Weight {
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

    extension KitFont {
        /// The same font in italics, where it has them.
        fileprivate var italic: KitFont {
            #if canImport(UIKit) && canImport(ObjectiveC)
                let traits = fontDescriptor.symbolicTraits.union(.traitItalic)
                return fontDescriptor.withSymbolicTraits(traits).map { KitFont(descriptor: $0, size: 0) } ?? self
            #else
                let traits = fontDescriptor.symbolicTraits.union(.italic)
                return KitFont(descriptor: fontDescriptor.withSymbolicTraits(traits), size: 0) ?? self
            #endif
        }
    }
#endif
