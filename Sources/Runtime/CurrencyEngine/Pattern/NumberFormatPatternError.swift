import LDMLSyntax

/// The reason why a text is not a usable number pattern.
///
///     try NumberFormatPattern("0.#0")     // throws expected # or the suffix at byte 3, found "0"
public enum NumberFormatPatternError: Error, Hashable, Sendable {
    /// The text at this UTF-8 offset does not belong there; `found` is nil at the pattern's end.
    case unexpectedText(offset: Int, found: Unicode.Scalar?, expected: Expected)
    /// LDML defines it, but this engine does not support it.
    case unsupported(Feature, offset: Int)
    /// There are more than `limit` digits of one kind.
    case tooManyDigits(offset: Int, limit: Int)

    /// What the pattern should have contained at the offset.
    public enum Expected: Hashable, Sendable {
        /// `#`, `0` or `@`, because every subpattern has a number.
        case number
        /// Neither # nor @, because neither may follow a 0 in the integer.
        case digitAfterDigit
        /// Neither 0 nor a fraction, because neither may follow @; and no @ after the # that follows @.
        case significantDigit
        /// No 0, because 0 may not follow # in the fraction.
        case optionalFractionDigit
        /// A digit between grouping separators, or after them.
        case digitAfterGroup
        /// A closing apostrophe.
        case apostrophe
        /// One, two, three or five currency signs.
        case currencySigns
        /// Either % or ‰, but not both.
        case oneMultiplier
        /// The end of the pattern, or a semicolon and the negative subpattern.
        case end
    }

    /// Parts of LDML's syntax that are not supported.
    public enum Feature: Hashable, Sendable {
        /// `E`. Directly after the number, a literal E must be quoted.
        case scientific
        /// `*` and a padding character.
        case padding
        /// `¤¤¤`. Names have patterns of their own.
        case currencyName
        /// `0¤00`.
        case currencyAsDecimal
    }

    /// Names a problem in the words of the caller.
    init(_ problem: PatternProblem, in text: String) {
        let offset = problem.offset
        func unexpected(_ expected: Expected) -> Self {
            let rest = String(decoding: text.utf8.dropFirst(offset), as: UTF8.self)
            return .unexpectedText(offset: offset, found: rest.unicodeScalars.first, expected: expected)
        }
        self =
            switch problem.kind {
            case .number: unexpected(.number)
            case .digitAfterDigit: unexpected(.digitAfterDigit)
            case .significantDigit: unexpected(.significantDigit)
            case .optionalFractionDigit: unexpected(.optionalFractionDigit)
            case .digitAfterGroup: unexpected(.digitAfterGroup)
            case .apostrophe: unexpected(.apostrophe)
            case .currencySigns: unexpected(.currencySigns)
            case .oneMultiplier: unexpected(.oneMultiplier)
            case .end: unexpected(.end)
            case .scientific: .unsupported(.scientific, offset: offset)
            case .padding: .unsupported(.padding, offset: offset)
            case .currencyName: .unsupported(.currencyName, offset: offset)
            case .currencyAsDecimal: .unsupported(.currencyAsDecimal, offset: offset)
            case .tooManyDigits(let limit): .tooManyDigits(offset: offset, limit: limit)
            }
    }

    /// The offset of the error, in UTF-8 bytes from the start of the pattern.
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
