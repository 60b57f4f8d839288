import PackedTables

// LDML's fallback always finds a locale, if only the root: "klingon" is formatted as in the root, and "de-AT-u-nu-foo"
// with the digits of de-AT. `match(_:)` reports the fallback, and `strict(_:)` throws instead.
//
// See https://www.unicode.org/reports/tr35/#Locale_Inheritance.

/// The locale whose data an identifier uses.
///
///     let match = CurrencyData.bundled.match(try LocaleIdentifier("zh-TW"))
///     match.found                                                                     // "zh-Hant"
///     match.isFallbackToRoot                                                          // false
///     CurrencyData.bundled.match(try LocaleIdentifier("klingon")).isFallbackToRoot    // true
public struct LocaleMatch: Hashable, Sendable {
    /// The identifier that was asked for.
    public let requested: LocaleIdentifier
    /// The identifier of the locale whose data it uses; `und` is the root.
    public let found: String
    /// Whether the data has nothing for the language, so that the root's data is used; false if the root was requested.
    public let isFallbackToRoot: Bool
    /// Whether the request has a variant that the locale lacks, such as POSIX in `en-US-POSIX`.
    public let ignoresVariant: Bool
    /// The requested numbering system, if the data does not have it or it does not have ten digits. Numbers are then
    /// written in the locale's numbering system or in Latin digits.
    public let unknownNumberingSystem: String?
}

/// An error that says why the data does not fully support an identifier.
public enum LocaleMatchError: Error, Hashable, Sendable {
    /// The data has nothing for the language and would use the root's data.
    case noLocale(LocaleIdentifier)
    /// The data has the locale without the variant.
    case noVariant(LocaleIdentifier, found: String)
    /// The data does not have the numbering system, or does not have ten digits for it.
    case noNumberingSystem(String)
}

extension LocaleMatchError: CustomStringConvertible {
    /// A description of the error in English.
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
    /// Returns the locale whose data an identifier uses.
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

    /// Returns the same identifier if the data fully supports it: the data has its language and variant, and its
    /// numbering system with ten digits.
    ///
    ///     let data = CurrencyData.bundled
    ///     try data.strict(LocaleIdentifier("pt-BR"))          // pt-BR
    ///     try data.strict(LocaleIdentifier("klingon"))        // throws there is no data for the locale klingon
    ///     try data.strict(LocaleIdentifier("en-u-nu-foo"))    // throws there is no numbering system foo with ten digits
    ///
    /// A region without data uses the data of its language. That is not an error, because CLDR has data for a region
    /// only where it differs.
    ///
    /// - Throws: `LocaleMatchError`.
    public func strict(_ identifier: LocaleIdentifier) throws(LocaleMatchError) -> LocaleIdentifier {
        let match = match(identifier)
        if match.isFallbackToRoot { throw .noLocale(identifier) }
        if match.ignoresVariant { throw .noVariant(identifier, found: match.found) }
        if let name = match.unknownNumberingSystem { throw .noNumberingSystem(name) }
        return identifier
    }

    /// The numbering system that an identifier requests, if the data has none of that name with ten digits.
    func unknownNumberingSystem(of identifier: LocaleIdentifier) -> String? {
        guard let system = identifier.numberingSystem else { return nil }
        if SystemTables.standsForSystemOfLocale(system) { return nil }
        let name = system.description
        return numberingSystems.contains(name) ? nil : name
    }
}
