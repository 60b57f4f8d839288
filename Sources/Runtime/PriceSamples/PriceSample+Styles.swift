import CurrencyFormat

extension PriceSample {
    /// Returns the styles that write the amount exactly as the text, the likeliest first.
    ///
    /// Styles are searched in this order, and the first that has any ends the search: the locales that the hints name;
    /// those of the hinted region; all others. What a text shows, such as its fraction digits, is taken as it shows it.
    /// What it cannot show, such as the minus of a positive amount or the groups of a small one, is each locale's own:
    /// where locales differ in it, there are several styles.
    ///
    /// If no locale writes the text, the styles are made of the text itself, and `PriceStyle.source` says so.
    ///
    /// - Parameters:
    ///   - hints: What is known of the text's origin.
    ///   - data: The tables to search, the likeliest first, such as profiles of other engines; `style.options.data` is
    ///     one of them.
    /// - Throws: `PriceSampleError` if the text does not write the amount, or the data, a slice, lacks what is needed.
    /// - Complexity: linear in the locales that are searched, of which those with equal contents count once.
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
                ranking.add(RankedStyle(style: style, plan: style.plan, weight: 3 - index, source: .text))
            }
        }
        return try ranking.styles()
    }
}
