import CurrencyCore
import CurrencyEngine

extension DecimalValue {
    /// An amount that was read, in minor units.
    ///
    /// - Parameters:
    ///   - scale: The fraction digits of the minor unit; nil where there is none.
    ///   - place: Where the amount stands in its text, or the digit that is too much.
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
