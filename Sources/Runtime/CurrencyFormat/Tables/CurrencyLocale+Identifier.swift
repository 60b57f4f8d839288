import CurrencyCore
import PackedTables

extension CurrencyLocale: LocaleIdentifierConvertible {
    /// The locale as an identifier.
    ///
    ///     CurrencyLocale.portugueseBrazil.identifier.description     // "pt-BR"
    ///
    /// `current` and `autoUpdating` need the module CurrencyFoundation and return the user's current locale.
    public var identifier: LocaleIdentifier {
        switch self {
        case ._current, ._autoUpdating: Self.user
        // Every other raw value is an identifier; a test goes through them all.
        default: LocaleIdentifier(canonical: Self.rawValues.bytes(at: ordinal))
        }
    }

    /// The locale as an identifier; the same as `identifier`.
    public var localeIdentifier: LocaleIdentifier { identifier }

    /// Creates the case for an identifier, or for the locale whose data it uses; nil if there is no data for the
    /// language.
    ///
    ///     CurrencyLocale(try LocaleIdentifier("de-DE"))       // .germanGermany
    ///     CurrencyLocale(try LocaleIdentifier("iw-IL"))       // .hebrewIsrael: the language's code of today is he
    ///     CurrencyLocale(try LocaleIdentifier("zh-TW"))       // .chineseTaiwan: Taiwan writes Hant
    ///     CurrencyLocale(try LocaleIdentifier("klingon"))     // nil
    ///
    /// Identifiers that are equivalent by CLDR's aliases or by a language's likely script create the same case. An
    /// identifier that equals that of a case creates that case.
    ///
    /// A case has no keywords. For `de-DE-u-nu-arab`, use the identifier itself.
    ///
    /// See <https://www.unicode.org/reports/tr35/#LocaleId_Canonicalization>.
    public init?(_ identifier: LocaleIdentifier) {
        if let locale = Self(identifier.tag) ?? Self(meaning: identifier.tag) {
            self = locale
            return
        }
        let match = CurrencyData.bundled.match(identifier)
        if match.isFallbackToRoot { return nil }
        self.init(canonical: match.found)
    }

    /// The case of a tag in another spelling: with codes of today, with its likely script or without it.
    private init?(meaning given: LanguageTag) {
        let lookup = LocaleLookup(image: CurrencyData.bundled.image)
        var tag = lookup.canonical(given)
        if let locale = Self(tag) {
            self = locale
            return
        }
        guard let script = lookup.likelyScript(of: tag), tag.script == nil || tag.script == script else { return nil }
        tag.script = tag.script == nil ? script : nil
        self.init(tag)
    }

    /// The case with just this tag.
    private init?(_ tag: LanguageTag) {
        self.init(canonical: LocaleIdentifier(tag: tag).description)
    }

    /// The case with an identifier in BCP 47's spelling, without keywords.
    private init?(canonical identifier: String) {
        if identifier == "und" {
            self = .root
            return
        }
        // Raw values keep the spelling of old identifiers, with the one variant in capitals: `en_US_POSIX`.
        let subtags = identifier.split(separator: "-").map { $0 == "posix" ? "POSIX" : $0 }
        self.init(rawValue: subtags.joined(separator: "_"))
    }
}
