import CurrencyEngine

/// A request about a locale identifier.
///
///     {"op":"localeNormalize","locale":"SR_rs_LATN"}      "sr-Latn-RS"
///     {"op":"localeParent","locale":"en-GB"}              "en-001"
struct LocaleRequest {
    let text: String
    let locale: LocaleIdentifier

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "locale"])
        text = try fields.required("locale")
        do throws(LocaleIdentifierError) {
            locale = try LocaleIdentifier(text)
        } catch {
            throw .locale(text, error)
        }
    }
}
