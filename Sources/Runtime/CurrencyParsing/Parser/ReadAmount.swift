import CurrencyCore

/// An amount that was read, with what errors of its conversion point at.
struct ReadAmount {
    var parsed: ParsedAmount
    /// Where the number begins.
    var start = 0
    /// The number; nil where the formatter's own text was read.
    var number: LenientNumber?
}
