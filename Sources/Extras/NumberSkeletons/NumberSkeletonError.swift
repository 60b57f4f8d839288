/// The reason why a text is not a usable number skeleton. Offsets count UTF-8 bytes.
public enum NumberSkeletonError: Error, Hashable, Sendable {
    /// There is no stem of this name.
    case unknownStem(String, offset: Int)
    /// The stem lacks the slash and the option that must follow it.
    case missingOption(of: String, offset: Int)
    /// The preceding stem does not accept this option.
    case unexpectedOption(offset: Int)
    /// The option is malformed, or the digits of the stem are.
    case malformed(offset: Int, expected: Expected)
    /// Another stem has already set this.
    case repeated(Setting, offset: Int)
    /// There are more than `limit` digits.
    case tooManyDigits(offset: Int, limit: Int)
    /// ICU supports it, but this engine does not.
    case unsupported(Feature, offset: Int)

    /// The syntax of a stem or an option.
    public enum Expected: Hashable, Sendable {
        /// `.`, then `0`, then `#` or one `*` or `+`.
        case fraction
        /// `@`, then `#` or one `*` or `+`.
        case significantDigits
        /// `@` and `#` with `r` or `s`; or `@` with one `*`; or one `@` with `#`.
        case significantDigitsBesideFraction
        /// Only `0`.
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

    /// The settings that a skeleton may make only once.
    public enum Setting: Hashable, Sendable, CaseIterable {
        case notation, unit, precision, roundingMode, grouping, integerWidth, symbols, unitWidth, sign, decimal, scale
    }

    /// Parts of skeletons that are not supported.
    public enum Feature: Hashable, Sendable, CaseIterable {
        /// `scientific`, `engineering`, `E0`.
        case scientific
        /// `measure-unit`, `per-measure-unit`, `unit`, `usage`.
        case measureUnit
        /// `rounding-mode-unnecessary`, which reports an error for every digit that is lost.
        case unnecessaryRounding
        /// `scale` by a number that is not a power of ten.
        case scaleByOtherThanPowersOfTen
        /// `unit-width-full-name` without names of currencies.
        case nameWithoutNames
        /// Percentages in compact notation, or with `unit-width-full-name`. ICU writes them with patterns of units.
        case shareAsUnit
    }

    /// The offset of the error, in UTF-8 bytes from the start of the skeleton.
    public var offset: Int {
        switch self {
        case .unknownStem(_, let offset), .missingOption(_, let offset), .unexpectedOption(let offset),
            .malformed(let offset, _), .repeated(_, let offset), .tooManyDigits(let offset, _),
            .unsupported(_, let offset):
            offset
        }
    }
}

/// The reason why a style has no skeleton: no stem expresses one of its options.
public enum NoSkeletonError: Error, Hashable, Sendable {
    case noStem(Option)

    /// The options that have no stem.
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
        /// Bidi marks other than CLDR's.
        case bidi
        /// A custom text for the currency.
        case customCurrency
        /// The accounting format without any sign.
        case accountingWithoutSign
        /// Basis points.
        case basisPoints
        /// Percentages in compact notation, which ICU writes with patterns of units.
        case compactPercent
        /// More than 999 integer digits.
        case maximumIntegerDigits
        /// Both minimums, with more than one significant digit.
        case precision
        /// The trailing zeros that the number was written with.
        case writtenZeros
        /// A unit or the code beside the amount. ICU has these only for measures.
        case enclosingText
    }
}
