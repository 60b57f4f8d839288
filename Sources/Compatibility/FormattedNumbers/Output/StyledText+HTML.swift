// The element of the text and those of its parts:
//
//     classes of the whole     formatted-number, and one of positive, negative, neutral
//     classes of parts         sign, currency, percent, abbreviation; digits and spaces have no element
//     styles of the whole      text-align, white-space, font, color
//     styles of a part         what differs from the whole

/// The place of styles in HTML.
public enum HTMLStyling: Hashable, Sendable, CaseIterable {
    /// Styles are in `style` attributes.
    case inline
    /// Styles are in the page's style sheet, which selects elements by their classes.
    case classes
}

extension StyledText {
    /// Returns the text as an HTML element.
    ///
    ///     var price = FormattedMoney(-12.5)
    ///     price.highlightStyle = .signOnly
    ///     price.currencyDisplay = "<$>"
    ///     let html = price.styledText.html(.classes)
    ///     html.hasPrefix(#"<span class="formatted-number negative" dir="auto"><span class="sign">-</span>"#)   // true
    ///     html.hasSuffix(#"<span class="currency">&lt;$&gt;</span> 12.5</span>"#)                              // true
    ///
    /// All text is escaped, and its direction is isolated from the surrounding text. The classes are `formatted-number`
    /// with `positive`, `negative` or `neutral` for the whole text, and `sign`, `currency`, `percent` and
    /// `abbreviation` for its parts. Alignment is visible in elements that are as wide as their line or column, such as
    /// `div` and `td`.
    ///
    /// - Parameter styling: The place of the styles.
    /// - Parameter element: The name of the element around the text: ASCII letters, digits and hyphens, beginning with
    ///   a letter. Any other name counts as `span`.
    public func html(_ styling: HTMLStyling = .inline, element: String = "span") -> String {
        let name = Self.isElementName(element) ? element : "span"
        let css = ["text-align:\(alignment.cssValue)", "white-space:nowrap"] + font.css
        let style = HTMLStyle(styling == .inline ? css + ["color:\(color.hexadecimal)"] : [])
        var html = "<\(name) class=\"formatted-number \(tone.className)\" dir=\"auto\"\(style.attribute)>"
        for run in runs {
            var differences: [String] = []
            if styling == .inline {
                differences = run.font.css(within: font)
                if run.color != color { differences.append("color:\(run.color.hexadecimal)") }
            }
            let className = run.kind.className
            if className == nil, differences.isEmpty {
                html += run.text.escapedForHTML
                continue
            }
            html += "<span" + (className.map { " class=\"\($0)\"" } ?? "") + HTMLStyle(differences).attribute + ">"
            html += run.text.escapedForHTML + "</span>"
        }
        return html + "</\(name)>"
    }

    private static func isElementName(_ name: String) -> Bool {
        guard let first = name.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
        return name.utf8.allSatisfy {
            ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
        }
    }
}

extension NumberTone {
    fileprivate var className: String {
        switch self {
        case .positive: "positive"
        case .negative: "negative"
        case .neutral: "neutral"
        }
    }
}

extension FormattedPart.Kind {
    fileprivate var className: String? {
        switch self {
        case .minusSign, .plusSign: "sign"
        case .currency: "currency"
        case .percentSign: "percent"
        case .compact: "abbreviation"
        default: nil
        }
    }
}
