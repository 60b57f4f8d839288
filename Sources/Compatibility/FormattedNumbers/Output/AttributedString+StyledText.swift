import Foundation

extension AttributedString {
    /// Creates an attributed string from styled text.
    ///
    ///     let text = AttributedString(FormattedMoney(-12.5).styledText)
    ///     String(text.characters)                                     // "-USD 12.5"
    ///     let symbol = text.runs.first { $0.numberSymbol == .currency }!
    ///     String(text[symbol.range].characters)                       // "USD"
    ///     symbol.numberColor == .red                                  // true
    ///
    /// Every run has `numberColor`, `numberFont` and `numberAlignment`, and Foundation's attributes for parts of
    /// numbers. On platforms with SwiftUI, UIKit or AppKit, it also has their attributes.
    public init(_ text: StyledText) {
        self.init()
        for run in text.runs {
            var attributes = run.platformAttributes(text.alignment)
            attributes.numberColor = run.color
            attributes.numberFont = run.font
            attributes.numberAlignment = text.alignment
            if let part = run.kind.numberPart { attributes.numberPart = part }
            if let symbol = run.kind.numberSymbol { attributes.numberSymbol = symbol }
            append(AttributedString(run.text, attributes: attributes))
        }
    }
}

extension StyledNumber {
    /// The number as an attributed string with its colours and fonts.
    ///
    ///     let text = FormattedPercentage(0.001).formattedAttributedString
    ///     text.runs.allSatisfy { $0.numberAlignment == .left }        // true
    public var formattedAttributedString: AttributedString { AttributedString(styledText) }

    /// The sign in the colour of the number; empty if the text has none.
    ///
    ///     let sign = FormattedMoney(-10, highlightStyle: .noHighlight).attributedSign
    ///     sign.runs.map(\.numberColor) == [.red]     // true
    public var attributedSign: AttributedString {
        var value = self
        value.options.highlightStyle = .signOnly
        let text = value.styledText
        return AttributedString(text.runs(where: \.isSign))
    }
}

extension StyledText {
    /// The runs of some kinds only.
    func runs(where isKept: (Run) -> Bool) -> StyledText {
        StyledText(runs: runs.filter(isKept), tone: tone, alignment: alignment, font: font, color: color)
    }
}
