extension NumberSkeletonError: CustomStringConvertible {
    /// The error as text, in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .unknownStem(let stem, let offset): "unknown stem \"\(stem)\" (byte \(offset))"
        case .missingOption(let stem, let offset):
            "the stem \"\(stem)\" must be followed by a slash and an option (byte \(offset))"
        case .unexpectedOption(let offset): "the stem does not take this option (byte \(offset))"
        case .malformed(let offset, let expected): "expected \(expected.description) at byte \(offset)"
        case .repeated(let setting, let offset): "\(setting.description) is given a second time at byte \(offset)"
        case .tooManyDigits(let offset, let limit): "more than \(limit) digits at byte \(offset)"
        case .unsupported(let feature, let offset): "\(feature.description) at byte \(offset) is not supported"
        }
    }
}

extension NumberSkeletonError.Expected: CustomStringConvertible {
    /// What was expected, in English.
    public var description: String {
        switch self {
        case .fraction: "fraction digits: a dot, then 0, then # or one * or +"
        case .significantDigits: "significant digits: @, then # or one * or +"
        case .significantDigitsBesideFraction: "@ and # with r or s, @ with one *, or one @ with #"
        case .integerDigits: "0 only"
        case .integerWidth: "*, + or #, then 0"
        case .positiveDecimal: "a decimal above zero"
        case .currencyCode: "a currency code of three letters"
        case .numberingSystem: "the name of a numbering system that has ten digits"
        }
    }
}

extension NumberSkeletonError.Setting: CustomStringConvertible {
    /// The name of the setting, in English.
    public var description: String {
        switch self {
        case .notation: "the notation"
        case .unit: "the unit"
        case .precision: "the precision"
        case .roundingMode: "the rounding mode"
        case .grouping: "the grouping"
        case .integerWidth: "the integer width"
        case .symbols: "the numbering system"
        case .unitWidth: "the unit width"
        case .sign: "the sign display"
        case .decimal: "the decimal separator display"
        case .scale: "the scale"
        }
    }
}

extension NumberSkeletonError.Feature: CustomStringConvertible {
    /// The name of the feature, in English.
    public var description: String {
        switch self {
        case .scientific: "scientific notation"
        case .measureUnit: "a unit of measurement"
        case .unnecessaryRounding: "rounding-mode-unnecessary"
        case .scaleByOtherThanPowersOfTen: "a scale that is not a power of ten"
        case .nameWithoutNames: "a currency's name without an image of names"
        case .shareAsUnit: "a percentage in compact notation or with its full name"
        }
    }
}
