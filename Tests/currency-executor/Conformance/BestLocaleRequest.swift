import CurrencyEngine
import LocaleMatching

/// A request for the supported locale that best matches an `Accept-Language` header.
///
///     {"label":"7","op":"bestLocale","supported":["de","zh-Hant-TW","nb"],"wanted":"no,zh-TW;q=0.5"}      "nb"
///
/// Malformed parts of the header are ignored, as in `LocaleIdentifier.best(of:for:)`.
struct BestLocaleRequest {
    let supported: [String]
    private let identifiers: [LocaleIdentifier]
    let wanted: String

    init(_ fields: JSONFields) throws(RequestError) {
        try fields.allow(only: ["label", "op", "supported", "wanted"])
        supported = try fields.strings("supported")
        wanted = try fields.required("wanted")
        var identifiers: [LocaleIdentifier] = []
        for text in supported {
            do throws(LocaleIdentifierError) {
                identifiers.append(try LocaleIdentifier(text))
            } catch {
                throw .locale(text, error)
            }
        }
        self.identifiers = identifiers
    }

    /// The supported locale as the request spells it, or nil if none is close enough.
    var best: String? {
        guard !identifiers.isEmpty else { return nil }
        return LocaleIdentifier.best(of: identifiers, for: wanted).map { supported[$0.index] }
    }
}
