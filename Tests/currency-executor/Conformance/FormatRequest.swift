import CurrencyEngine

/// A request to format one number, or a range of two.
///
///     {"locale":"es-MX","input":"-1234.5","options":{"style":"currency","currency":"EUR"},"parts":true}
///     {"locale":"es-MX","input":"3","input2":"5","options":{"style":"percent"}}
struct FormatRequest {
    let locale: String
    let input: DecimalValue
    /// The end of a range.
    let end: DecimalValue?
    let style: RequestedStyle
    /// Whether the answer has the parts of the text.
    let wantsParts: Bool

    private static let known: Set<String> = [
        "label", "op", "locale", "input", "input2", "options", "parts", "pattern", "skeleton",
    ]

    init(_ fields: JSONFields, _ data: CurrencyData) throws(RequestError) {
        try fields.allow(only: Self.known)
        locale = try fields.required("locale")
        input = try fields.number("input")
        if let text = try fields.string("input2") { end = try JSONFields.number(text) } else { end = nil }
        if end != nil, input.isNaN || end?.isNaN == true {
            throw .range(option: input.isNaN ? "input" : "input2", value: "NaN", expected: "a number in a range")
        }
        wantsParts = try fields.boolean("parts") ?? false
        style = try RequestedStyle(fields, data)
    }
}
