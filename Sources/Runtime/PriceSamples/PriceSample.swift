import CurrencyFormat

/// A finished text of an amount, such as a store gives it, to write other amounts like it.
///
///     let sample = PriceSample("1,23 lei", amount: 1.23, .romanianLeu)
///     let styles = try sample.styles(PriceHints(region: "RO"))
///     styles.format(14.76)                            // "14,76 lei"
///     styles.best.style.locale.description            // "ro"
///     styles.agree(on: 14.76)                         // true
///
/// Amounts of CLDR have no-break spaces; a text with plain ones is answered with plain ones.
public struct PriceSample: Hashable, Sendable {
    /// The finished text.
    public let text: String
    /// The amount that the text writes.
    public let amount: DecimalValue
    /// The amount's currency.
    public let currency: CurrencyCode

    /// Makes a sample of a text and what it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: CurrencyCode) {
        self.text = text
        self.amount = amount
        self.currency = currency
    }

    /// Makes a sample of a text and what it writes.
    public init(_ text: String, amount: DecimalValue, _ currency: Currency) {
        self.init(text, amount: amount, currency.code)
    }

    /// The styles that write the amount exactly as the text, the likeliest first.
    ///
    /// Styles are searched in this order, and the first that has any ends the search: the locales that the hints name; those
    /// of the hinted region; all others. What a text shows, such as its fraction digits, is taken as it shows it. What it
    /// cannot show, such as the minus of a positive amount or the groups of a small one, is each locale's own: where locales
    /// differ in it, there are several styles.
    ///
    /// If no locale writes the text, the styles are made of the text itself, and `PriceStyle.source` says so.
    ///
    /// - Parameters:
    ///   - hints: What is known of the text's origin.
    ///   - data: The tables to search, the likeliest first: with those of other engines, `style.data` says which one
    ///     writes so.
    /// - Throws: `PriceSampleError` if the text does not write the amount, or the data, a slice, lacks what is needed.
    /// - Complexity: linear in the locales that are searched: with the bundled data some 30 µs with a region, and at most
    ///   1 ms for all.
    public func styles(
        _ hints: PriceHints = PriceHints(), data: [CurrencyData] = [.bundled]
    ) throws(PriceSampleError) -> PriceStyles {
        let text = try SampleText(self, hints.rounding)
        var searches: [StyleSearch] = []
        for data in data { searches.append(try StyleSearch(self, text, names: hints.names, data)) }
        var ranking = StyleRanking()
        var places = try SearchPlaces(hints)
        while ranking.isEmpty, let place = places.next() {
            for effort in StyleSearch.Effort.allCases where ranking.isEmpty {
                for index in searches.indices { searches[index].addStyles(of: place, effort, to: &ranking) }
            }
        }
        if ranking.isEmpty, let data = data.first {
            let options = FormatOptions(locale: try hints.likeliestLocale() ?? .root, data: data)
            for (index, style) in TextStyle(self, text, options).styles.enumerated() {
                ranking.add(RankedStyle(style: style, weight: 3 - index, source: .text))
            }
        }
        return try ranking.styles()
    }
}
