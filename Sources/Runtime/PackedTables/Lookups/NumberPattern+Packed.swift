import LDMLSyntax

extension NumberPattern {
    /// A pattern of an image, where all of them are compiled.
    @inlinable
    package init(_ pattern: PackedText) {
        self.init(tokens: pattern.start, count: pattern.count)
    }
}
