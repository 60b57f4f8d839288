import AmountSearch
import CurrencyParsing

/// A request for the amounts in running text. Without a locale, no separators are assumed.
///
///     {"label":"4","op":"amounts","text":"was $19.99, now $14.99","locale":"en-US"}
struct AmountsRequest {
    var text: String
    var locale: LocaleIdentifier
    /// Whether to read the abbreviations of bank statements in the locale's region.
    var isStatement: Bool

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "locale", "text", "conventions"])
        text = try fields.required("text")
        isStatement = try fields.word("conventions", ["statement": true]) ?? false
        guard let locale = try fields.string("locale") else {
            self.locale = .root
            return
        }
        do throws(LocaleIdentifierError) {
            self.locale = try LocaleIdentifier(locale)
        } catch {
            throw .locale(locale, error)
        }
    }
}

extension ConformanceAnswer {
    /// The amounts found: `{"result":[{"amount":"19.99","currency":"USD",…}]}`.
    mutating func result(_ amounts: [FoundAmount]) {
        append(#""result":["#)
        for (index, amount) in amounts.enumerated() {
            if index > 0 { append(",") }
            append("{")
            append("amount", amount.likeliest.description)
            append(#","sure":\#(amount.isCertain),"doubts":\#(Self.names(amount.doubts))"#)
            if let currency = amount.currency {
                append(",")
                append("currency", currency.description)
            } else {
                append(#","currency":null"#)
            }
            let candidates = amount.candidates.map { "\"\($0.currency.description)\"" }.joined(separator: ",")
            let others = amount.readings.dropFirst().map { "\"\($0.description)\"" }.joined(separator: ",")
            append(#","candidates":[\#(candidates)],"start":\#(amount.range.lowerBound)"#)
            append(#","end":\#(amount.range.upperBound),"otherReadings":[\#(others)]"#)
            if let relation = amount.relation { append(#","relation":"\#(relation.rawValue)""#) }
            append("}")
        }
        append("]}")
    }
}
