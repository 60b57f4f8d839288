import CurrencyCore
import PackedTables

/// A currency that a text may mean, and why.
public struct CurrencyCandidate: Hashable, Sendable {
    /// How the text names the currency.
    public enum Evidence: Hashable, Sendable, CaseIterable {
        /// The symbol of a locale: "€", "US$".
        case symbol
        /// A symbol without the country: "$" for "US$".
        case narrowSymbol
        /// A symbol for formal texts.
        case formalSymbol
        /// Another symbol that a locale has: "TL" besides "₺".
        case variantSymbol
        /// The code of ISO 4217.
        case code
        /// A name: "US dollars".
        case name
        /// An abbreviation that people write but no locale in CLDR has, as recorded in Data/Decisions.
        case colloquial
    }

    /// The currency that the text may mean.
    public var currency: CurrencyCode
    /// Whether the text is a symbol, a code, a name or an abbreviation of the currency.
    public var evidence: Evidence
    /// The locale that uses this text: the parser's locale, or else the first one with the text; the root locale for codes.
    public var locale: String
    /// The range of the text, in UTF-8 bytes.
    public var range: Range<Int>

    /// Makes a candidate; `range` counts UTF-8 bytes.
    public init(currency: CurrencyCode, evidence: Evidence, locale: String, range: Range<Int>) {
        self.currency = currency
        self.evidence = evidence
        self.locale = locale
        self.range = range
    }
}

/// Which candidates to return.
public enum CurrencySelection: Hashable, Sendable, CaseIterable {
    /// The currency with this symbol in the locale, or the currency of the locale's region; otherwise the one with this
    /// code; otherwise those with this name; otherwise all in use. Withdrawn currencies are found only by code or name.
    case preferred
    /// All currencies that ISO 4217 lists as in use today.
    case current
    /// All currencies, past and present, of all locales.
    case all
}

extension CurrencyCandidate.Evidence {
    /// The evidence for a kind of symbol in the tables; nil for patterns and separators.
    init?(_ part: CurrencyValueKey.Part) {
        switch part {
        case .symbol: self = .symbol
        case .narrow: self = .narrowSymbol
        case .formal: self = .formalSymbol
        case .variant: self = .variantSymbol
        case .pattern, .decimal, .group: return nil
        }
    }
}
