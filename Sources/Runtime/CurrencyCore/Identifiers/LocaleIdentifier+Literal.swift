import PackedTables

extension LocaleIdentifier {
    /// Creates an identifier without keywords from a literal in BCP 47 spelling.
    ///
    ///     LocaleIdentifier(literal: "zh-Hant-HK")     // zh-Hant-HK
    ///
    /// Subtags are recognized by length and position, and anything that does not fit is ignored. For other text, use
    /// `init(_:)`, which throws an error.
    public init(literal: StaticString) {
        precondition(literal.hasPointerRepresentation, "an identifier has a language")
        self.init(canonical: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
