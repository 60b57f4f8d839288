/// The part of a text that has the colour of its number's sign; the rest has the neutral colour.
///
///     var change = FormattedPercentage(-0.034)
///     change.highlightStyle = .signOnly
///     change.styledText.runs.map(\.tone)      // negative, neutral, neutral, neutral, neutral, neutral
///
/// The runs are -, 3, the decimal point, 4, the space and %.
public enum HighlightStyle: Hashable, Sendable, CaseIterable {
    /// No part of the text.
    case noHighlight
    /// The whole text.
    case wholeText
    /// Only the plus, minus or triangle.
    case signOnly
}
