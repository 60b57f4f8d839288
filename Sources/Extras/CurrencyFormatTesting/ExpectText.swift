#if canImport(Testing)
    import Testing

    /// Records an issue if two texts are not the same, scalar by scalar. The issue shows spaces and marks that look alike
    /// or are invisible, and says how the texts differ.
    ///
    ///     expectText(price.formatted(in: .germanGermany), "5,70 €")
    ///     // “5,70⟨U+00A0⟩€” is not “5,70 €”; they differ only in spaces
    ///
    /// - Parameters:
    ///   - text: The text to check.
    ///   - expected: The expected text.
    public func expectText(
        _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let difference = TextDifference(text, expected) else { return }
        Issue.record(Comment(rawValue: difference.description), sourceLocation: sourceLocation)
    }
#endif
