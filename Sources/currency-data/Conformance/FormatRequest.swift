import CurrencyEngine

/// A request to format one number.
///
///     {"locale":"es-MX","input":"-1234.5","options":{"style":"currency","currency":"EUR"},"parts":true}
struct FormatRequest {
    let locale: String
    let input: DecimalValue
    let style: RequestedStyle
    /// Whether the parts of the text are asked for.
    let wantsParts: Bool

    private static let known: Set<String> = [
        "label", "op", "locale", "input", "options", "parts", "pattern", "skeleton",
    ]
    private static let unsupported: Set<String> = ["input2"]

    init(_ fields: JSONFields, _ data: CurrencyData) throws(RequestError) {
        try fields.allow(only: Self.known, unsupported: Self.unsupported)
        locale = try fields.required("locale")
        let number = try fields.required("input")
        do throws(DecimalError) {
            input = try DecimalValue(number)
        } catch {
            throw .number(number, error)
        }
        wantsParts = try fields.boolean("parts") ?? false
        style = try RequestedStyle(fields, data)
    }
}
