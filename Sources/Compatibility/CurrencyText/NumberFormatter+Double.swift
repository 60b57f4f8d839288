import Foundation

extension NumberFormatter {
    // A literal stays an NSNumber, as without this module.
    /// Formats a number; nil for nil. CurrencyText adds this method to Foundation's formatter.
    ///
    ///     let formatter = NumberFormatter()
    ///     let amount: Double? = nil
    ///     formatter.string(from: amount)          // nil
    @_disfavoredOverload
    public func string(from double: Double?) -> String? {
        double.flatMap { string(from: NSNumber(value: $0)) }
    }
}
