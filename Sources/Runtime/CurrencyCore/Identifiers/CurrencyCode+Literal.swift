extension CurrencyCode {
    /// Creates a code from a literal.
    ///
    ///     CurrencyCode(literal: "EUR")        // EUR
    ///
    /// Anything but three ASCII letters is a programming error and stops the program. For other text, use `init(_:)`.
    public init(literal: StaticString) {
        precondition(literal.hasPointerRepresentation && literal.utf8CodeUnitCount == 3, "a code has three letters")
        var bits: UInt32 = 0
        for index in 0..<3 {
            let capital = literal.utf8Start[index] & ~0x20
            precondition((0x41...0x5A).contains(capital), "a code has ASCII letters only")
            bits |= UInt32(capital) << UInt32(8 * index)
        }
        self.init(bits: bits)
    }
}
