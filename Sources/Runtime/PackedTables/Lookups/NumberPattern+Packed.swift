import LDMLSyntax

extension NumberPattern {
    /// Makes a pattern from an image, where all patterns are compiled.
    @inlinable
    package init(_ pattern: PackedText) {
        self.init(tokens: pattern.start, count: pattern.count)
    }
}
