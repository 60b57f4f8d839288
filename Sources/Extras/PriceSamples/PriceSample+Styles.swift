import CurrencyFormat

extension PriceSample {
    /// Returns the styles that write the amount exactly like the text, the likeliest first.
    ///
    /// The search tries the locales in the hints, then those of the hinted region, then all others, and ends with the
    /// first step that finds a style. The styles have everything that the text shows, such as its number of fraction
    /// digits. What it cannot show, such as the minus sign of a positive amount or the grouping of a small one, comes
    /// from each locale; if locales differ in it, there are several styles.
    ///
    /// If no locale writes the text, the styles are made from the text itself, and `PriceStyle.source` says so.
    ///
    /// - Parameters:
    ///   - hints: What you know about the text's origin.
    ///   - data: The tables to search, the likeliest first, such as profiles; `style.options.data` is one of them.
    /// - Throws: `PriceSampleError` if the text does not write the amount, or if the data is a slice that lacks
    ///   something.
    /// - Complexity: linear in the number of locales searched; locales with equal contents count once.
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
        guard ranking.isEmpty, let data = data.first else { return try ranking.styles() }
        let options = FormatOptions(locale: try hints.likeliestLocale() ?? .root, data: data)
        let styles = TextStyle(self, text, options).styles
        for (index, style) in styles.enumerated() {
            ranking.add(RankedStyle(style: style, plan: style.plan, weight: styles.count - index, source: .text))
        }
        return try ranking.styles(UnshownText(self, text, try hints.regionSubtag(), data))
    }
}
