import CurrencyCore

/// An amount that was read, with its other readings, and the positions that conversion errors need.
package struct ReadAmount {
    package var parsed: ParsedAmount
    /// The other amounts that the text may mean, the likeliest first, and the reasons.
    package var others: [DecimalValue] = []
    package var doubts: [AmountDoubt] = []
    /// The reading in which the number's only separator has the other role.
    private(set) var bySeparator: DecimalValue?
    /// The start of the number.
    var start = 0
    /// The number; nil if the formatter's own text was read.
    var number: LenientNumber?

    init(_ parsed: ParsedAmount, start: Int = 0, number: LenientNumber? = nil) {
        (self.parsed, self.start, self.number) = (parsed, start, number)
    }

    /// All amounts that the text may mean, the likeliest first.
    package var readings: [DecimalValue] { [parsed.amount] + others }

    /// The bytes of the number.
    var place: Range<Int> { start..<(number?.end ?? start) }

    /// Adds another reading and its reason.
    mutating func doubt(_ row: AmountDoubt.Row, _ range: Range<Int>, _ other: DecimalValue) {
        if other != parsed.amount, !others.contains(other) { others.append(other) }
        doubts.append(AmountDoubt(row, range))
    }

    /// Adds the reading in which the only separator has the other role.
    mutating func doubtSeparator(_ other: DecimalValue) {
        bySeparator = other
        doubt(.separator, place, other)
    }

    /// Keeps the role that the separator was read with.
    mutating func trustSeparator() {
        guard let bySeparator else { return }
        let kept = readings.filter { $0 != bySeparator }
        (parsed.amount, others) = (kept[0], Array(kept.dropFirst()))
        doubts.removeAll { $0.kind == .group }
        self.bySeparator = nil
    }

    /// Makes the last reading the likeliest.
    mutating func preferLast() {
        guard let last = others.popLast() else { return }
        others.insert(parsed.amount, at: 0)
        parsed.amount = last
    }
}

extension ReadAmount {
    /// All readings, the likeliest first, each with the doubts about them and with each currency that the text may mean.
    var listed: [AmountReading] {
        readings.flatMap { amount in
            if parsed.candidates.isEmpty { return [AmountReading(amount: amount, doubts: doubts)] }
            return parsed.candidates.map { AmountReading(amount: amount, currency: $0, doubts: doubts) }
        }
    }

    /// The amount, if a careful person would not ask.
    ///
    /// - Throws: `ambiguous` with all readings and the doubts about them.
    func certain() throws(AmountParseError) -> ReadAmount {
        if doubts.isEmpty { return self }
        throw AmountParseError(.ambiguous, at: start, expected: .oneReading, readings: listed, doubts: doubts)
    }
}
