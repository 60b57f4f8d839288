/// Declarations of CSS.
struct HTMLStyle {
    private let declarations: [String]

    init(_ declarations: [String]) {
        self.declarations = declarations
    }

    /// The attribute with a space before it; nothing where there are no declarations.
    var attribute: String {
        declarations.isEmpty ? "" : " style=\"\(declarations.joined(separator: ";").escapedForHTML)\""
    }
}

extension NumberFont {
    /// The declarations of the font.
    var css: [String] {
        let family =
            switch family {
            case .system, .systemMonospacedDigits: "system-ui"
            case .named(let name): "'\(name.escapedForCSS)',system-ui"
            }
        let size = DecimalValue(size).plainText
        let declarations = [
            "font-family:\(family)", "font-size:\(size)px", "font-weight:\(weight.rawValue)",
            "font-style:\(isItalic ? "italic" : "normal")",
        ]
        return declarations + (self.family == .systemMonospacedDigits ? ["font-variant-numeric:tabular-nums"] : [])
    }

    /// The declarations that differ from those of the font around it.
    func css(within outer: NumberFont) -> [String] {
        let differences = css.filter { !outer.css.contains($0) }
        let isUndone = outer.family == .systemMonospacedDigits && family != .systemMonospacedDigits
        return differences + (isUndone ? ["font-variant-numeric:normal"] : [])
    }
}

extension NumberAlignment {
    var cssValue: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justify"
        case .natural: "start"
        }
    }
}

extension String {
    /// Text for HTML's content and for quoted attributes, without the control characters that HTML does not allow.
    var escapedForHTML: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            default:
                if scalar.properties.generalCategory != .control { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }

    /// Text for a string of CSS: all but ASCII letters, digits, spaces and hyphens is escaped by code point.
    ///
    /// See <https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point>.
    fileprivate var escapedForCSS: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9", " ", "-": result.unicodeScalars.append(scalar)
            case "\0": break
            default: result += "\\" + String(scalar.value, radix: 16) + " "
            }
        }
        return result
    }
}
