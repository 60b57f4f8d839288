import CommandSupport
import CurrencyEngine

/// A request to parse a text, strictly by default.
///
///     {"label":"2","op":"parse","locale":"de","currency":"EUR","text":"1.234,50 €","mode":"strict"}
///
/// Without a currency, it is found in the text and included in the answer. With "conventions":"statement", the
/// abbreviations of bank statements in the locale's region are also read, and the mode is lenient.
struct ParseRequest {
    var text: String
    var reader: AmountReader

    init(
        _ fields: JSONFields, _ data: CurrencyData, _ names: CurrencyNames,
        _ compatibility: FormatOptions.Compatibility
    ) throws(RequestError) {
        try fields.allow(only: ["label", "op", "locale", "currency", "text", "mode", "conventions"])
        text = try fields.required("text")
        let locale = try fields.required("locale")
        let identifier: LocaleIdentifier
        do throws(LocaleIdentifierError) {
            identifier = try LocaleIdentifier(locale)
        } catch {
            throw .locale(locale, error)
        }
        let currency = try fields.string("currency") == nil ? nil : fields.currency("currency")
        let isStatement = try fields.word("conventions", ["statement": true]) ?? false
        let isLenient = try fields.word("mode", ["strict": false, "lenient": true]) ?? isStatement
        let options = AmountReader.Options(
            locale: identifier, data: data, names: names, compatibility: compatibility, currency: currency,
            isLenient: isLenient, conventions: isStatement ? .statement(in: identifier, data: data) : nil)
        do throws(CurrencyDataError) { reader = try AmountReader(options) } catch { throw .data(error) }
    }

    mutating func answer(_ answer: inout ConformanceAnswer) {
        let result = reader.read(text)
        if let error = result.error {
            answer.refusal(String(describing: error), offset: error.offset)
        } else {
            answer.result(
                result.amount ?? "", currencies: reader.options.currency == nil ? result.currencies : [],
                isCurrencySure: result.isCurrencySure, otherReadings: result.otherReadings)
        }
    }
}

extension ConformanceAnswer {
    /// No result: `{"result":null,"error":"…","offset":3}`.
    mutating func refusal(_ text: String, offset: Int) {
        append(#""result":null,"#)
        append("error", text)
        append(#","offset":\#(offset)}"#)
    }

    /// An amount, with the candidate currencies if the request has none, and the other amounts that the text can mean.
    mutating func result(
        _ amount: String, currencies: [CurrencyCode], isCurrencySure: Bool, otherReadings: [DecimalValue]
    ) {
        append("result", amount)
        if !currencies.isEmpty {
            let codes = currencies.map { "\"\($0.description)\"" }.joined(separator: ",")
            append(#","currencies":[\#(codes)]"#)
            if !isCurrencySure { append(#","currency":null"#) }
        }
        if !otherReadings.isEmpty {
            let others = otherReadings.map { "\"\($0.description)\"" }.joined(separator: ",")
            append(#","otherReadings":[\#(others)]"#)
        }
        append("}")
    }
}
