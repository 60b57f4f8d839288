import CurrencyCore
import PackedTables

/// Names as strings.
extension CurrencyNames {
    /// The name for use on its own, as in a list; nil if neither the locale nor an ancestor has one.
    ///
    ///     let names = CurrencyNames.bundled
    ///     names.displayName(of: try CurrencyCode("CHF"), in: try LocaleIdentifier("it-CH"))    // "franco svizzero"
    ///     names.displayName(of: try CurrencyCode("ZZZ"), in: try LocaleIdentifier("it-CH"))    // nil
    ///
    /// - Complexity: A few binary searches and the name's length. Only the string is allocated.
    public func displayName(of currency: CurrencyCode, in locale: LocaleIdentifier) -> String? {
        names(in: locale).displayName(of: currency)
    }

    /// The name that follows a number of the given plural category.
    ///
    /// The fallbacks are LDML's: the category's name, the name for `other`, the display name, and finally the code.
    ///
    ///     let names = CurrencyNames.bundled
    ///     let english = try LocaleIdentifier("en")
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .one, in: english)      // "euro"
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .other, in: english)    // "euros"
    ///     names.pluralName(of: try CurrencyCode("EUR"), category: .few, in: english)      // "euros"
    ///     names.pluralName(of: try CurrencyCode("ZZZ"), category: .one, in: english)      // "ZZZ"
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Currencies>, steps 4.1 to 4.4.
    ///
    /// - Complexity: A few binary searches and the name's length. Only the string is allocated.
    public func pluralName(
        of currency: CurrencyCode, category: PluralCategory, in locale: LocaleIdentifier
    ) -> String {
        names(in: locale).pluralName(of: currency, category: category)
    }

    /// The name that a locale or an ancestor has for exactly 0 or exactly 1. It takes precedence over the name of the
    /// number's plural category. It is nil if there is none, as in all locales of CLDR 48.
    ///
    /// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Explicit_0_1_rules>.
    public func explicitName(
        of currency: CurrencyCode, for number: ExplicitCount, in locale: LocaleIdentifier
    ) -> String? {
        withName(of: currency, number.form, in: locale) { $0.map { String(decoding: $0, as: UTF8.self) } }
    }

    /// The two numbers that may have an explicit name.
    public enum ExplicitCount: Hashable, Sendable {
        case zero
        case one

        var form: Int {
            switch self {
            case .zero: NameForm.explicitZero
            case .one: NameForm.explicitOne
            }
        }
    }

    static func form(_ category: PluralCategory) -> Int {
        NameForm.index(of: category.countForm)
    }

    /// Calls a closure with a name's UTF-8, which is valid only during the call, or with nil if there is no name.
    func withName<Result>(
        of currency: CurrencyCode, _ form: Int, in locale: LocaleIdentifier,
        _ body: (UnsafeBufferPointer<UInt8>?) -> Result
    ) -> Result {
        names(in: locale).withName(of: currency, form, body)
    }
}
