import AmountSearch
import CurrencyParsing

/// The amounts in a text, each with its likeliest currency: "10 USD" is certain, "10 or 10.20 USD" may be either, and
/// "10 doubted USD" may be something else.
///
/// - Parameter marksOpen: Whether a question mark says that the text may mean another currency: "5 USD?".
func foundTexts(in text: String, _ locale: String, marksOpen: Bool = false) throws -> [String] {
    try OpenParsers.parser(locale).amounts(in: text).map { found in
        let mark = marksOpen && found.currency == nil ? "?" : ""
        return "\(outcome(found.readings, isCertain: found.isCertain)) \(found.candidates[0].currency)\(mark)"
    }
}
