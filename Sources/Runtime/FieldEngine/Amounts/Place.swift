/// Where an edit takes place.
struct Place {
    /// The range in the text, in UTF-16 code units.
    let range: Range<Int>
    /// The digits that the edit replaces.
    var elements: Range<Int>
    /// The caret after the edit.
    var caret: NumberLayout.Caret?

    init(_ range: Range<Int>, _ layout: NumberLayout) {
        self.range = range
        // A caret inside a digit counts as after it.
        let lower = layout.index(of: range.lowerBound)
        elements = lower..<max(lower, layout.index(of: range.upperBound))
    }
}
