import CurrencyCore
import CurrencyParsing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension LocaleIdentifier {
    /// Creates the identifier for one of Foundation's locales, with its keywords for numbers and currencies.
    ///
    ///     try LocaleIdentifier(Locale(identifier: "hi_IN@numbers=deva")).description      // "hi-IN-u-nu-deva"
    ///
    /// - Throws: `LocaleIdentifierError` if Foundation accepted text that is not an identifier.
    public init(_ locale: Locale) throws(LocaleIdentifierError) {
        try self.init(string: locale.identifier)
    }

    /// The locale in the user's current settings.
    ///
    /// A malformed identifier counts as the root. If a program links only FoundationEssentials, every user has
    /// `en_001`.
    public static var user: LocaleIdentifier {
        (try? LocaleIdentifier(Locale.current)) ?? .root
    }
}

extension LocaleIdentifierConvertible where Self == LocaleIdentifier {
    /// The locale in the user's current settings.
    public static var user: LocaleIdentifier { LocaleIdentifier.user }
}

/// Every call that takes a locale takes Foundation's too.
///
///     CurrencyStyle(.euro, locale: Locale(identifier: "de_DE")).format(1234.5)            // "1.234,50 €"
///     try CurrencyParser(locale: Locale(identifier: "de_DE")).parse("5 €").amount         // 5
extension Locale: LocaleIdentifierConvertible {
    /// The identifier; a malformed one counts as the root.
    public var localeIdentifier: LocaleIdentifier { (try? LocaleIdentifier(self)) ?? .root }
}

extension Locale {
    /// Creates Foundation's locale with an identifier.
    ///
    ///     try Locale(LocaleIdentifier("hi-IN-u-nu-deva")).identifier      // "hi_IN@numbers=deva"
    public init(_ identifier: LocaleIdentifier) {
        self.init(identifier: identifier.icuSpelling)
    }
}

extension LocaleIdentifier {
    /// The identifier as ICU writes it, `hi_IN@numbers=deva`, which every release of Foundation reads.
    var icuSpelling: String {
        let tag = description.components(separatedBy: "-u-")[0]
        let text = tag == "und" ? "" : String(tag.map { $0 == "-" ? "_" : $0 })
        var keywords: [String] = []
        if prefersAccounting { keywords.append("cf=account") }
        if let currency { keywords.append("currency=\(currency)") }
        if let numberingSystem { keywords.append("numbers=\(numberingSystem)") }
        if let preferenceRegion { keywords.append("rg=\(preferenceRegion.lowercased)zzzz") }
        return keywords.isEmpty ? text : text + "@" + keywords.joined(separator: ";")
    }
}
