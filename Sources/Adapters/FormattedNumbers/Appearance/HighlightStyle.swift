/// Which part of a text has the colour of its number's sign; the rest has the neutral colour.
///
///     var change = FormattedPercentage(-0.034)
///     change.highlightStyle = .signOnly
///     change.styledText.runs.map(\.tone)      // negative, neutral, neutral, neutral, neutral, neutral
///
/// The runs are -, 3, the decimal point, 4, the space and %.
public enum HighlightStyle: Hashable, Sendable, CaseIterable {
    /// None of it.
    case noHighlight
    /// All of it.
    case wholeText
    /// Plus, minus, or triangle.
    case signOnly
}
