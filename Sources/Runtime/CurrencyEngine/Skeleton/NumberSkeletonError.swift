/// Why a text is not a number skeleton that can be used. Offsets count UTF-8 bytes.
public enum NumberSkeletonError: Error, Hashable, Sendable {
    /// No stem of that name.
    case unknownStem(String, offset: Int)
    /// The stem must be followed by a slash and an option.
    case missingOption(of: String, offset: Int)
    /// The stem before it does not take this option.
    case unexpectedOption(offset: Int)
    /// The option, or the digits of the stem, are malformed.
    case malformed(offset: Int, expected: Expected)
    /// Another stem has already set this.
    case repeated(Setting, offset: Int)
    /// More digits than `limit`.
    case tooManyDigits(offset: Int, limit: Int)
    /// ICU supports it, but this engine does not.
    case unsupported(Feature, offset: Int)

    /// What a stem or an option is made of.
    public enum Expected: Hashable, Sendable {
        /// `.`, then `0`, then `#` or one `*` or `+`.
        case fraction
        /// `@`, then `#` or one `*` or `+`.
        case significantDigits
        /// `@` and `#` with `r` or `s`; or `@` with one `*`; or one `@` with `#`.
        case significantDigitsBesideFraction
        /// `0` only.
        case integerDigits
        /// `*` or `+`, or `#`; then `0`.
        case integerWidth
        /// A decimal greater than zero.
        case positiveDecimal
        /// Three letters.
        case currencyCode
        /// The name of a numbering system that has ten digits.
        case numberingSystem
    }

    /// What a skeleton may set only once.
    public enum Setting: Hashable, Sendable, CaseIterable {
        case notation, unit, precision, roundingMode, grouping, integerWidth, symbols, unitWidth, sign, decimal, scale
    }

    /// Parts of skeletons that are not supported.
    public enum Feature: Hashable, Sendable, CaseIterable {
        /// `scientific`, `engineering`, `E0`.
        case scientific
        /// `measure-unit`, `per-measure-unit`, `unit`, `usage`.
        case measureUnit
        /// `rounding-mode-unnecessary`, which makes an error of every digit that is lost.
        case unnecessaryRounding
        /// `scale` by a number that is not a power of ten.
        case scaleByOtherThanPowersOfTen
        /// `unit-width-full-name` without names of currencies.
        case nameWithoutNames
        /// Percentages in compact notation, or with `unit-width-full-name`: ICU writes them by patterns of units.
        case shareAsUnit
    }

    /// Where the skeleton is wrong, in UTF-8 bytes from its start.
    public var offset: Int {
        switch self {
        case .unknownStem(_, let offset), .missingOption(_, let offset), .unexpectedOption(let offset),
            .malformed(let offset, _), .repeated(_, let offset), .tooManyDigits(let offset, _),
            .unsupported(_, let offset):
            offset
        }
    }
}

/// Why a style has no skeleton: it has an option that no stem expresses.
public enum NoSkeletonError: Error, Hashable, Sendable {
    case noStem(Option)

    /// Options without a stem.
    public enum Option: Hashable, Sendable, CaseIterable {
        /// A custom pattern.
        case pattern
        /// Custom symbols or digits.
        case symbols
        /// Custom grouping sizes.
        case groupingSizes
        /// A text for zero.
        case zeroText
        /// Plain spaces.
        case spaces
        /// Other bidi marks than CLDR's.
        case bidi
        /// A custom text for the currency.
        case customCurrency
        /// The accounting format without any sign.
        case accountingWithoutSign
        /// Basis points.
        case basisPoints
        /// Percentages in compact notation, which ICU writes by patterns of units.
        case compactPercent
        /// More than 999 integer digits.
        case maximumIntegerDigits
        /// Both minimums, with more than one significant digit.
        case precision
        /// Trailing zeros as the number was written.
        case writtenZeros
        /// A unit, the code or a custom name beside the amount, which ICU has for measures only.
        case enclosingText
    }
}
