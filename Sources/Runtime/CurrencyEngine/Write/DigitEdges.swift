import CurrencyCore
import LDMLSyntax

/// Whether a text that replaces the number begins and ends with a decimal digit, as Konkani's NaN does: 0/0.
struct DigitEdges: Hashable, Sendable {
    var first = false
    var last = false

    init() {}

    init(_ text: UnsafeBufferPointer<UInt8>) {
        first = UTF8Scalar.first(text).map(GeneralCategory.isDecimalDigit) ?? false
        last = UTF8Scalar.last(text).map(GeneralCategory.isDecimalDigit) ?? false
    }
}
