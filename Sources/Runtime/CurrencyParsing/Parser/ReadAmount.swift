import CurrencyCore

/// An amount that was read, with its other readings, and the positions that conversion errors need.
struct ReadAmount {
    var parsed: ParsedAmount
    /// The other amounts that the text may mean, the likeliest first, and the reasons.
    var others: [DecimalValue] = []
    var doubts: [AmountDoubt] = []
    /// The start of the number.
    var start = 0
    /// The number; nil if the formatter's own text was read.
    var number: LenientNumber?

    /// All amounts that the text may mean, the likeliest first.
    var readings: [DecimalValue] { [parsed.amount] + others }

    /// Adds another reading and its reason.
    mutating func doubt(_ kind: AmountDoubt.Kind, _ range: Range<Int>, _ other: DecimalValue) {
        if other != parsed.amount, !others.contains(other) { others.append(other) }
        doubts.append(AmountDoubt(kind, range))
    }

    /// Makes the last reading the likeliest.
    mutating func preferLast() {
        guard let last = others.popLast() else { return }
        others.insert(parsed.amount, at: 0)
        parsed.amount = last
    }
}
