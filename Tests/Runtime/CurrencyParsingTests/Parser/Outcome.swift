import CurrencyParsing

/// The amounts that a text may mean, as tests write them: "5" is certain, "1500 or 1.500" may be either, and "5 doubted" may be
/// something else.
func outcome(_ readings: [DecimalValue], isCertain: Bool) -> String {
    let amounts = readings.map(\.description).joined(separator: " or ")
    return isCertain || readings.count > 1 ? amounts : amounts + " doubted"
}

extension CurrencyParser {
    /// What a caller of `parse` gets: the amount, all readings of an ambiguous text, or "refused".
    func outcome(of text: String) -> String {
        do throws(AmountParseError) {
            return try parse(text).amount.description
        } catch {
            guard error.reason == .ambiguous else { return "refused" }
            var amounts: [DecimalValue] = []
            for reading in error.readings where !amounts.contains(reading.amount) { amounts.append(reading.amount) }
            return CurrencyParsingTests.outcome(amounts, isCertain: false)
        }
    }
}
