import CurrencyCore

/// A number in compact notation: the number in front of the word, and the power of ten that the word stands for.
///
/// Rounding may reach the next magnitude: 999,999 first becomes 1000K. If the pattern of that magnitude divides by
/// more, the rounded number is divided and rounded again, and becomes 1M, as in ICU.
package struct CompactNumber: Hashable {
    /// The rounded number in front of the word.
    package var shown: DecimalValue
    /// The power of ten that the number was divided by: 6 for 1.2M.
    package var exponent: Int
    /// The magnitude whose patterns are used.
    package var magnitude: Int

    /// The power of ten of the first digit; nil if there is none.
    package static func magnitude(of value: DecimalValue) -> Int? {
        value.isFinite && !value.isZero ? value.magnitudeExponent : nil
    }
}

extension CompactNumber {
    /// - Parameter round: Rounds a number. The result must not depend on the magnitude before division.
    package init(
        _ value: DecimalValue, _ patterns: CompactPatterns, round: (DecimalValue) -> DecimalValue
    ) {
        // Zero, NaN and the infinities have no magnitude; they are written as magnitude 0.
        guard let first = Self.magnitude(of: value) else {
            self.init(shown: value.isFinite ? round(value) : value, exponent: 0, magnitude: 0)
            return
        }
        var chosen = patterns.multiplier(magnitude: first)
        var shown = round(value.scaledToWrite(byPowerOfTen: chosen))
        if let rounded = Self.magnitude(of: shown), rounded != first + chosen {
            let next = patterns.multiplier(magnitude: first + 1)
            if next != chosen {
                shown = round(shown.scaledToWrite(byPowerOfTen: next - chosen))
                chosen = next
            }
        }
        self.init(shown: shown, exponent: -chosen, magnitude: shown.magnitudeExponent - chosen)
    }
}
