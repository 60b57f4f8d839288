import CurrencyFormat

/// A style that writes the sample, and its likelihood.
struct RankedStyle {
    let style: CurrencyStyle
    /// The style's plan.
    let plan: FormatPlan
    /// The sum of the weights of the styles that write all amounts the same way.
    var weight: Int
    var source = PriceStyle.Source.locale
}

/// The styles that write the sample. Of styles that write all amounts the same way, only the likeliest is kept.
struct StyleRanking {
    private struct Entry {
        var best: RankedStyle
        var weight: Int
        let texts: [UInt8]
    }

    private var entries: [Entry] = []
    private let probes: [(difference: PriceDifference, amount: DecimalValue)]

    init() { probes = Self.probes }

    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ style: RankedStyle) {
        let texts = texts(style.plan)
        guard let place = entries.firstIndex(where: { $0.texts == texts }) else {
            entries.append(Entry(best: style, weight: style.weight, texts: texts))
            return
        }
        entries[place].weight += style.weight
        if style.weight > entries[place].best.weight { entries[place].best = style }
    }

    /// The styles, the likeliest first. Equally likely ones are in the order in which they were added.
    ///
    /// - Parameter unshown: What the sample does not show, if no locale writes it.
    /// - Throws: `noLocale` if there is none.
    func styles(_ unshown: UnshownText? = nil) throws(PriceSampleError) -> PriceStyles {
        let sorted = entries.enumerated().sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
        guard let best = sorted.first?.element.texts.split(separator: 0) else { throw .noLocale }
        return PriceStyles(
            all: sorted.map { _, entry in
                var differences: Set<PriceDifference> = []
                for (probe, texts) in zip(probes, zip(entry.texts.split(separator: 0), best)) where texts.0 != texts.1 {
                    differences.insert(probe.difference)
                }
                return PriceStyle(
                    style: entry.best.style, source: entry.best.source,
                    differences: PriceDifference.allCases.filter(differences.contains))
            }, unshown: unshown)
    }

    /// The plan's texts for the probes, each followed by a zero byte.
    private func texts(_ plan: FormatPlan) -> [UInt8] {
        var texts: [UInt8] = []
        texts.reserveCapacity(256)
        for probe in probes {
            plan.append(probe.amount, to: &texts)
            texts.append(0)
        }
        return texts
    }

    /// Amounts that distinguish styles. One, two and five are included because names have different forms for them.
    private static var probes: [(difference: PriceDifference, amount: DecimalValue)] {
        [
            (.negative, -9.99), (.whole, 1), (.whole, 2), (.whole, 5), (.fraction, 0.5), (.thousands, 1234.56),
            (.tenThousands, 12345.67), (.millions, 1_234_567.89), (.negative, -1_234_567.89),
        ]
    }
}
