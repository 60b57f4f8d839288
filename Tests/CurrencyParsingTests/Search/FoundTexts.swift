import CurrencyFormat

/// The amounts in a text, each with its likeliest currency and its other readings: "10 USD or 10.20".
///
/// - Parameter marksOpen: Whether a question mark says that the text may mean another currency: "5 USD?".
func foundTexts(in text: String, _ locale: String, marksOpen: Bool = false) throws -> [String] {
    try CurrencyParser(locale: LocaleIdentifier(locale)).amounts(in: text).map { found in
        let others = found.otherReadings.map { " or \($0)" }.joined()
        let mark = marksOpen && found.currency == nil ? "?" : ""
        return "\(found.amount) \(found.candidates[0].currency)\(mark)\(others)"
    }
}
