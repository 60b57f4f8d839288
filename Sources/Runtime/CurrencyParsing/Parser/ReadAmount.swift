import CurrencyCore

/// An amount that was read, with the positions that conversion errors need.
struct ReadAmount {
    var parsed: ParsedAmount
    /// The start of the number.
    var start = 0
    /// The number; nil if the formatter's own text was read.
    var number: LenientNumber?
}
