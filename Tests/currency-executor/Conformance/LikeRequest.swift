import CurrencyEngine
import CurrencyNames
import PriceSamples

/// A request for amounts formatted like a sample text. Region and locale are hints.
///
///     {"op":"like","text":"1,23 lei","amount":"1.23","currency":"RON","region":"RO","inputs":["14.76"]}
///         {"result":["14,76 lei"],"sure":true}
struct LikeRequest {
    private let sample: PriceSample
    private let hints: PriceHints
    private let inputs: [DecimalValue]
    private let data: CurrencyData

    init(_ fields: JSONFields, _ data: CurrencyData, _ names: CurrencyNames) throws(RequestError) {
        try fields.allow(only: ["label", "op", "text", "amount", "currency", "region", "locale", "inputs"])
        sample = PriceSample(
            try fields.required("text"), amount: try fields.number("amount"), try fields.currency("currency"))
        var locales: [LocaleIdentifier] = []
        if let text = try fields.string("locale") {
            do throws(LocaleIdentifierError) { locales = [try LocaleIdentifier(text)] } catch {
                throw .locale(text, error)
            }
        }
        hints = PriceHints(region: try fields.string("region"), locales: locales, names: names, rounding: .halfUp)
        var inputs: [DecimalValue] = []
        for text in try fields.strings("inputs") { inputs.append(try JSONFields.number(text)) }
        self.inputs = inputs
        self.data = data
    }

    /// The texts of the inputs, and whether all styles that match the sample agree.
    func answer() throws(RequestError) -> (texts: [String], isSure: Bool) {
        do throws(PriceSampleError) {
            let styles = try sample.styles(hints, data: [data])
            return (inputs.map { styles.format($0) }, inputs.allSatisfy { styles.agree(on: $0) })
        } catch {
            throw .price(error)
        }
    }
}

extension ConformanceAnswer {
    /// Texts, and whether they are certain: `{"result":["14,76 lei"],"sure":true}`.
    mutating func result(_ texts: [String], isSure: Bool) {
        append(#""result":["#)
        for (index, text) in texts.enumerated() {
            if index > 0 { append(",") }
            quote(text)
        }
        append(#"],"sure":\#(isSure)}"#)
    }
}
