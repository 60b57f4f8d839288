// Forced inlining and unchecked operators hold the budget of double.

extension DecimalDigits {
    /// A number multiplied by a power of ten, as an integer, and whether its shortest decimal digits end there. That is
    /// false for zero, because an integer has no negative zero.
    ///
    /// A decimal of at most fifteen digits is the shortest one for the `Double` nearest to it, and dividing by an exact
    /// power of ten gives that `Double`.
    ///
    /// - Parameter power: A power of ten up to 10^22.
    @inlinable
    @inline(__always)
    package static func units(of number: Double, power: Double) -> (units: Int64, areExact: Bool) {
        let scaled = abs(number * power)
        // Adding 2^52 leaves no bits for a fraction, so the addition itself rounds, without a call to the C library.
        let shifted = scaled + 0x1p52
        let rounded = shifted - 0x1p52
        let units = Int64(bitPattern: shifted.bitPattern & (1 << 52 - 1))
        // All bits are ones if the number is negative.
        let sign = Int64(bitPattern: number.bitPattern) &>> 63
        return ((units ^ sign) &- sign, rounded / power == abs(number) && rounded != 0 && scaled < 1e15)
    }
}
