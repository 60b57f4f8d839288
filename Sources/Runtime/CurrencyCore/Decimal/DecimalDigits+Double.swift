// Forced inlining and unchecked operators hold the budget of double.

extension DecimalDigits {
    /// A number × a power of ten as an integer, and whether its shortest decimal digits end there; false for zero, too,
    /// whose sign an integer does not have.
    ///
    /// A decimal of at most fifteen digits is the shortest of the `Double` that is nearest to it, and a division by an
    /// exact power of ten gives that `Double`.
    ///
    /// - Parameter power: A power of ten up to 10^22.
    @inlinable
    @_transparent
    package static func units(of number: Double, power: Double) -> (units: Int64, areExact: Bool) {
        let scaled = abs(number * power)
        // Adding 2^52 leaves no bits for a fraction, so the addition itself rounds: no call of the C library.
        let shifted = scaled + 0x1p52
        let rounded = shifted - 0x1p52
        let units = Int64(bitPattern: shifted.bitPattern & (1 << 52 - 1))
        // All ones for a minus.
        let sign = Int64(bitPattern: number.bitPattern) &>> 63
        return ((units ^ sign) &- sign, rounded / power == abs(number) && rounded != 0 && scaled < 1e15)
    }
}
