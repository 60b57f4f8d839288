import Foundation

extension NumberFormatter {
    // A literal stays an NSNumber, as without this module.
    /// Returns the text of a number; nil for none. CurrencyText adds this call to Foundation's formatter.
    ///
    ///     let formatter = NumberFormatter()
    ///     let amount: Double? = nil
    ///     formatter.string(from: amount)          // nil
    @_disfavoredOverload
    public func string(from double: Double?) -> String? {
        double.flatMap { string(from: NSNumber(value: $0)) }
    }
}
