import CurrencyEngine
import CurrencyWords

/// A request for an amount in words.
///
///     {"label":"9","op":"words","locale":"en-US","amount":"2.50","currency":"USD","form":"full"}
///         "two dollars and fifty cents"
struct WordsRequest {
    let locale: LocaleIdentifier
    let amount: DecimalValue
    let currency: CurrencyCode
    let form: CurrencyWords.Form

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "locale", "amount", "currency", "form"])
        locale = try fields.locale("locale")
        amount = try fields.number("amount")
        currency = try fields.currency("currency")
        switch try fields.required("form") {
        case "full": form = .full
        case "cheque": form = .cheque
        case "spoken": form = .spoken
        case "spokenCompact": form = .spokenCompact
        case let other: throw .range(option: "form", value: other, expected: "full, cheque, spoken, spokenCompact")
        }
    }

    /// The amount in words.
    func text() throws(RequestError) -> String {
        do throws(CurrencyWordsError) {
            return try CurrencyWords(form, currency, locale: locale).text(of: amount)
        } catch {
            throw .words(error)
        }
    }
}
