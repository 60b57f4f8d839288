import CurrencyCore
import CurrencyFormat

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension LocaleIdentifier {
    /// Creates the identifier of one of Foundation's locales, with its keywords for numbers and currencies.
    ///
    ///     try LocaleIdentifier(Locale(identifier: "hi_IN@numbers=deva")).description      // "hi-IN-u-nu-deva"
    ///
    /// - Throws: `LocaleIdentifierError` if Foundation accepted a text that is no identifier.
    public init(_ locale: Locale) throws(LocaleIdentifierError) {
        try self.init(string: locale.identifier)
    }

    /// The locale of the user's settings, now.
    ///
    /// An identifier that cannot be read counts as the root. Where a program links FoundationEssentials alone, every
    /// user has `en_001`.
    public static var user: LocaleIdentifier {
        (try? LocaleIdentifier(Locale.current)) ?? .root
    }
}

extension LocaleIdentifierConvertible where Self == LocaleIdentifier {
    /// The locale of the user's settings, now.
    public static var user: LocaleIdentifier { LocaleIdentifier.user }
}

/// Every call that takes a locale takes Foundation's too.
///
///     CurrencyStyle(.euro, locale: Locale(identifier: "de_DE")).format(1234.5)            // "1.234,50 €"
///     try CurrencyParser(locale: Locale(identifier: "de_DE")).parse("5 €").amount         // 5
extension Locale: LocaleIdentifierConvertible {
    /// The identifier; one that cannot be read counts as the root.
    public var localeIdentifier: LocaleIdentifier { (try? LocaleIdentifier(self)) ?? .root }
}

extension Locale {
    /// Foundation's locale with this identifier.
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
