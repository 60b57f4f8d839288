import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// Converts an amount that was read to minor units.
    ///
    /// - Parameters:
    ///   - scale: The fraction digits of the minor unit; nil if there is none.
    ///   - place: The offset of the amount in its text, or of the first digit too many.
    func minorUnits(
        of scale: Int?, at place: (AmountParseError.Reason) -> Int
    ) throws(AmountParseError) -> Int64 {
        guard let scale else { throw AmountParseError(.noMinorUnit, at: 0, expected: .minorUnit) }
        do throws(DecimalError) {
            return try minorUnits(scale: scale)
        } catch {
            let (reason, expected): (AmountParseError.Reason, AmountParseError.Expected) =
                switch error {
                case .notFinite: (.notFinite, .finiteAmount)
                case .inexact: (.inexact, .fewerDigits)
                default: (.overflow, .smallerAmount)
                }
            throw AmountParseError(reason, at: place(reason), expected: expected)
        }
    }
}
