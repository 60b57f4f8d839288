import PackedTables

/// A locale identifier in BCP 47 or ICU spelling, with the keywords that concern money.
///
///     try LocaleIdentifier("de-AT")                                       // de-AT
///     try LocaleIdentifier("sr_Latn_RS")                                  // sr-Latn-RS
///     try LocaleIdentifier("hi-u-nu-deva")                                // hi-u-nu-deva
///     try LocaleIdentifier("ar_EG@numbers=latn;currency=USD")             // ar-EG-u-cu-usd-nu-latn
///
/// The identifier says what is requested; `CurrencyData` finds the locale whose data it uses.
///
/// See <https://www.unicode.org/reports/tr35/#Unicode_locale_identifier>.
public struct LocaleIdentifier: Hashable, Sendable {
    package var tag: LanguageTag
    /// The requested numbering system: the keyword `nu`, or ICU's `numbers`.
    package var numberingSystem: Subtag?
    /// The requested currency: the keyword `cu`, or ICU's `currency`.
    public package(set) var currency: CurrencyCode?
    /// Whether the accounting format is requested: the keyword `cf` with the value `account`.
    public package(set) var prefersAccounting: Bool
    /// The region whose preferences apply in place of the identifier's own region: the keyword `rg`.
    package var preferenceRegion: Subtag?

    /// Whether only a locale is requested.
    package var hasNoKeywords: Bool {
        numberingSystem == nil && currency == nil && !prefersAccounting && preferenceRegion == nil
    }

    /// The root, which belongs to no language.
    public static var root: LocaleIdentifier {
        LocaleIdentifier(tag: .root)
    }

    package init(tag: LanguageTag) {
        self.tag = tag
        prefersAccounting = false
    }

    /// Creates an identifier without keywords from the text in an enum.
    package init(canonical utf8: UnsafeBufferPointer<UInt8>) {
        self.init(tag: LanguageTag(canonical: utf8))
    }

    /// Returns the same locale with another numbering system, such as `arab`; nil for the locale's default.
    ///
    /// - Throws: `LocaleIdentifierError` if the name does not consist of 3 to 8 ASCII letters and digits.
    public func numberingSystem(_ name: String?) throws(LocaleIdentifierError) -> LocaleIdentifier {
        var result = self
        result.numberingSystem = nil
        if let name {
            guard let subtag = Subtag(ascii: name.utf8), subtag.count >= 3 else {
                throw .malformedKeyword(offset: 0)
            }
            result.numberingSystem = subtag.lowercased
        }
        return result
    }

    /// The language, such as `de`; `und` for the root.
    public var languageCode: String { tag.language.description }

    /// The script, such as `Latn`, if the identifier names one.
    public var scriptCode: String? { tag.script?.description }

    /// The region, such as `AT`, if the identifier names one.
    public var regionCode: String? { tag.region?.description }
}

/// An error that says why a text is not a locale identifier.
public enum LocaleIdentifierError: Error, Equatable, Sendable {
    /// The text does not begin with a language: 2 to 8 letters, or `root`.
    case noLanguage(offset: Int)
    /// The subtag at this UTF-8 offset is not a valid script, region, variant or extension in its position.
    case malformedSubtag(offset: Int)
    /// The keyword at this UTF-8 offset has no valid value.
    case malformedKeyword(offset: Int)
}

extension LocaleIdentifierError: CustomStringConvertible {
    /// A description of the error in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .noLanguage(let offset): "expected a language at byte \(offset)"
        case .malformedSubtag(let offset): "expected a script, region, variant or extension at byte \(offset)"
        case .malformedKeyword(let offset): "the keyword at byte \(offset) has an invalid value"
        }
    }
}

extension LocaleIdentifier: CustomStringConvertible {
    /// The identifier in BCP 47 spelling: `hi-IN-u-nu-deva`.
    public var description: String {
        var text = tag.language.description
        if let script = tag.script { text += "-" + script.description }
        if let region = tag.region { text += "-" + region.description }
        for variant in tag.variants { text += "-" + variant.description }
        var keywords = ""
        if prefersAccounting { keywords += "-cf-account" }
        if let currency { keywords += "-cu-" + currency.lowercased }
        if let numberingSystem { keywords += "-nu-" + numberingSystem.description }
        if let preferenceRegion { keywords += "-rg-" + preferenceRegion.lowercased.description + "zzzz" }
        return keywords.isEmpty ? text : text + "-u" + keywords
    }
}

extension CurrencyCode {
    fileprivate var lowercased: String {
        let bytes = [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8), UInt8(bits >> 16)]
        return String(decoding: bytes.map { $0 | 0x20 }, as: UTF8.self)
    }
}
