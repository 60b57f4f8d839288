/// Why a text is not a number pattern that can be used.
///
///     try NumberFormatPattern("0.#0")     // throws expected # or the suffix at byte 3, found "0"
public enum NumberFormatPatternError: Error, Hashable, Sendable {
    /// The text at this UTF-8 offset does not belong there; `found` is nil at the pattern's end.
    case unexpectedText(offset: Int, found: Unicode.Scalar?, expected: Expected)
    /// LDML has it, but this engine does not support it.
    case unsupported(Feature, offset: Int)
    /// More digits than `limit` of one kind.
    case tooManyDigits(offset: Int, limit: Int)

    /// What a pattern should have continued with.
    public enum Expected: Hashable, Sendable {
        /// `#`, `0` or `@`: every subpattern has a number.
        case number
        /// After 0, neither # nor @ may follow in the integer.
        case digitAfterDigit
        /// After @, neither 0 nor a fraction may follow, and after its # no @.
        case significantDigit
        /// After # no 0 may follow in the fraction.
        case optionalFractionDigit
        /// A digit between and after grouping separators.
        case digitAfterGroup
        /// A closing apostrophe.
        case apostrophe
        /// One, two, three or five currency signs.
        case currencySigns
        /// One of % and ‰, not both.
        case oneMultiplier
        /// The end, or a semicolon and the negative subpattern.
        case end
    }

    /// Parts of LDML's syntax that are not supported.
    public enum Feature: Hashable, Sendable {
        /// `E`: directly behind the number it must be quoted.
        case scientific
        /// `*` and a padding character.
        case padding
        /// `¤¤¤`: names have patterns of their own.
        case currencyName
        /// `0¤00`.
        case currencyAsDecimal
    }

    /// Where the pattern is wrong, in UTF-8 bytes from its start.
    public var offset: Int {
        switch self {
        case .unexpectedText(let offset, _, _), .unsupported(_, let offset), .tooManyDigits(let offset, _): offset
        }
    }
}

extension NumberFormatPatternError: CustomStringConvertible {
    /// The error as text, in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .unexpectedText(let offset, let found, let expected):
            let text = found.map { "\"" + String($0) + "\"" } ?? "the end"
            return "expected \(expected.description) at byte \(offset), found \(text)"
        case .unsupported(let feature, let offset):
            return "\(feature.description) at byte \(offset) is not supported"
        case .tooManyDigits(let offset, let limit):
            return "more than \(limit) digits at byte \(offset)"
        }
    }
}

extension NumberFormatPatternError.Expected: CustomStringConvertible {
    /// What was expected, in English.
    public var description: String {
        switch self {
        case .number: "a number"
        case .digitAfterDigit: "a digit from 0 to 9, a separator or the suffix"
        case .significantDigit: "@, then #, then the suffix"
        case .optionalFractionDigit: "# or the suffix"
        case .digitAfterGroup: "a digit"
        case .apostrophe: "an apostrophe"
        case .currencySigns: "one, two, three or five currency signs"
        case .oneMultiplier: "only one of % and ‰"
        case .end: "the end"
        }
    }
}

extension NumberFormatPatternError.Feature: CustomStringConvertible {
    /// The name of the feature, in English.
    public var description: String {
        switch self {
        case .scientific: "scientific notation"
        case .padding: "padding"
        case .currencyName: "the currency's name"
        case .currencyAsDecimal: "a currency in the decimal separator's place"
        }
    }
}
