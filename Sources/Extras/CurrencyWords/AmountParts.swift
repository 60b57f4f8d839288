import CurrencyCore

/// An amount without its sign, as a whole number of a currency and one of its minor unit.
struct AmountParts {
    var whole: DecimalValue.Coefficient
    /// Below ten to the power of `digits`.
    var minor: DecimalValue.Coefficient
    /// ISO 4217's minor unit.
    var digits: Int
    /// The amount without its sign, with all digits of the minor unit.
    var magnitude: DecimalValue

    init(_ amount: DecimalValue, minorUnit: Int, _ currency: CurrencyCode) throws(CurrencyWordsError) {
        let magnitude: DecimalValue
        do throws(DecimalError) {
            magnitude = try amount.magnitude.quantized(toFractionDigits: minorUnit)
        } catch {
            throw .tooManyDigits(amount, currency)
        }
        guard magnitude == amount.magnitude else { throw .tooManyDigits(amount, currency) }
        self.magnitude = magnitude
        digits = minorUnit
        (whole, minor) = magnitude.coefficient.quotientAndRemainder(dividingByPowerOfTen: minorUnit)
    }
}
