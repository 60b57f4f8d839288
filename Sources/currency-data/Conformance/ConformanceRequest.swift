import CurrencyEngine

/// A request to format one number.
///
///     {"label":"1","locale":"es-MX","input":"-1234.5","options":{"style":"currency","currency":"EUR"}}
struct ConformanceRequest {
    let locale: String
    let input: DecimalValue
    let options: NumberFormatOptions

    private static let known: Set<String> = ["label", "op", "locale", "input", "options", "parts"]
    private static let unsupported: Set<String> = ["input2", "currency", "text", "mode"]

    init(_ fields: JSONFields) throws(RequestError) {
        let operation = try fields.string("op") ?? "format"
        if ["parse", "localeNormalize", "localeParent"].contains(operation) { throw .unsupported("op \(operation)") }
        guard operation == "format" else {
            throw .range(option: "op", value: operation, expected: "format, parse, localeNormalize, localeParent")
        }
        for name in fields.names where !Self.known.contains(name) {
            throw Self.unsupported.contains(name) ? .unsupported(name) : .unknown(field: name)
        }
        if try fields.boolean("parts") == true { throw .unsupported("parts") }
        locale = try fields.required("locale")
        let number = try fields.required("input")
        do throws(DecimalError) {
            input = try DecimalValue(number)
        } catch {
            throw .number(number, error)
        }
        guard let options = try fields.object("options") else { throw .missing(field: "options") }
        self.options = try NumberFormatOptions(options)
    }
}
