import PackedTables

extension LocaleIdentifier {
    /// An identifier without keywords that is written in the source, in BCP 47's spelling.
    ///
    ///     LocaleIdentifier(literal: "zh-Hant-HK")     // zh-Hant-HK
    ///
    /// Subtags are told apart by length and position, and what does not fit is ignored. Text from elsewhere goes through
    /// `init(_:)`, which throws.
    public init(literal: StaticString) {
        precondition(literal.hasPointerRepresentation, "an identifier has a language")
        self.init(canonical: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }
}
