import PackedTables

// LDML's fallback always finds a locale, in the end the root: "klingon" is formatted as in the root, "de-AT-u-nu-foo"
// with the digits of de-AT. `match(_:)` reports the fallback, `strict(_:)` throws instead.
//
// See https://www.unicode.org/reports/tr35/#Locale_Inheritance.

/// Which locale of the data serves an identifier.
///
///     let match = CurrencyData.bundled.match(try LocaleIdentifier("zh-TW"))
///     match.found                                                                     // "zh-Hant"
///     match.isFallbackToRoot                                                          // false
///     CurrencyData.bundled.match(try LocaleIdentifier("klingon")).isFallbackToRoot    // true
public struct LocaleMatch: Hashable, Sendable {
    /// The identifier that was asked for.
    public let requested: LocaleIdentifier
    /// The identifier of the locale that serves it: `und` is the root.
    public let found: String
    /// Whether the data has nothing for the language, so that the root serves it; false where the root was asked for.
    public let isFallbackToRoot: Bool
    /// Whether a variant was asked for that the locale does not have, such as POSIX in `en-US-POSIX`.
    public let ignoresVariant: Bool
    /// The numbering system that was asked for, if the data does not have it or it has no ten digits; numbers are then
    /// written in the locale's, or in Latin digits.
    public let unknownNumberingSystem: String?
}

/// Why the data does not serve an identifier as it stands.
public enum LocaleMatchError: Error, Hashable, Sendable {
    /// The data has nothing for the language: only the root would serve it.
    case noLocale(LocaleIdentifier)
    /// The data has the locale without the variant.
    case noVariant(LocaleIdentifier, found: String)
    /// The data has no such numbering system, or no ten digits for it.
    case noNumberingSystem(String)
}

extension LocaleMatchError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .noLocale(let locale): "there is no data for the locale \(locale.description)"
        case .noVariant(let locale, let found):
            "there is no data for the variant of \(locale.description), only for \(found)"
        case .noNumberingSystem(let name): "there is no numbering system \(name) with ten digits"
        }
    }
}

extension CurrencyData {
    /// Which locale of the data serves an identifier.
    public func match(_ identifier: LocaleIdentifier) -> LocaleMatch {
        let lookup = LocaleLookup(image: image)
        let tag = lookup.canonical(identifier.tag)
        let row = lookup.row(for: identifier.tag)
        let found = image.text(image[LocaleRow.self, row].identifier)
        return LocaleMatch(
            requested: identifier, found: found.string,
            isFallbackToRoot: row == lookup.rootRow && !tag.isRoot,
            ignoresVariant: !tag.variants.isEmpty && LanguageTag(canonical: found.utf8).variants.isEmpty,
            unknownNumberingSystem: unknownNumberingSystem(of: identifier))
    }

    /// The same identifier, if the data serves it as it stands: with data for its language and variant, and with ten
    /// digits of its numbering system.
    ///
    ///     let data = CurrencyData.bundled
    ///     try data.strict(LocaleIdentifier("pt-BR"))          // pt-BR
    ///     try data.strict(LocaleIdentifier("klingon"))        // throws there is no data for the locale klingon
    ///     try data.strict(LocaleIdentifier("en-u-nu-foo"))    // throws there is no numbering system foo with ten digits
    ///
    /// A region without data is served by its language, which is no error: CLDR has data only where it differs.
    ///
    /// - Throws: `LocaleMatchError`.
    public func strict(_ identifier: LocaleIdentifier) throws(LocaleMatchError) -> LocaleIdentifier {
        let match = match(identifier)
        if match.isFallbackToRoot { throw .noLocale(identifier) }
        if match.ignoresVariant { throw .noVariant(identifier, found: match.found) }
        if let name = match.unknownNumberingSystem { throw .noNumberingSystem(name) }
        return identifier
    }

    /// The numbering system that an identifier asks for, if the data has none of its name with ten digits.
    func unknownNumberingSystem(of identifier: LocaleIdentifier) -> String? {
        guard let system = identifier.numberingSystem else { return nil }
        if SystemTables.standsForSystemOfLocale(system) { return nil }
        let name = system.description
        return numberingSystems.contains(name) ? nil : name
    }
}
