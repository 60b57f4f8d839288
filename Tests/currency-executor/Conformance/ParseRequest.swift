import AmountSearch
import CommandSupport
import CurrencyParsing

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
        if let error = result.error, result.amount == nil {
            answer.refusal(String(describing: error), offset: error.offset)
        } else {
            answer.result(result, hasCurrency: reader.options.currency != nil)
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

    /// An amount, with the candidate currencies if the request has none, and, if it is not sure, the other amounts that the text
    /// may mean and the doubts.
    mutating func result(_ result: AmountReader.Result, hasCurrency: Bool) {
        append("result", result.amount ?? "")
        append(#","sure":\#(result.doubts.isEmpty),"doubts":\#(Self.names(result.doubts))"#)
        if !result.currencies.isEmpty, !hasCurrency {
            let codes = result.currencies.map { "\"\($0.description)\"" }.joined(separator: ",")
            append(#","currencies":[\#(codes)]"#)
            if !result.isCurrencySure { append(#","currency":null"#) }
        }
        if !result.otherReadings.isEmpty {
            let others = result.otherReadings.map { "\"\($0.description)\"" }.joined(separator: ",")
            append(#","otherReadings":[\#(others)]"#)
        }
        append("}")
    }

    /// The names of doubts, each once, as an array.
    static func names(_ doubts: [AmountDoubt]) -> String {
        var names: [String] = []
        for doubt in doubts where !names.contains(doubt.kind.rawValue) { names.append(doubt.kind.rawValue) }
        return "[" + names.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
}
