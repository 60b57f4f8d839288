extension NoSkeletonError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .noStem(let option): "a skeleton cannot express \(option.description)"
        }
    }
}

extension NoSkeletonError.Option: CustomStringConvertible {
    /// The name of the option, in English.
    public var description: String {
        switch self {
        case .pattern: "a custom pattern"
        case .symbols: "custom symbols or digits"
        case .groupingSizes: "custom grouping sizes"
        case .zeroText: "a text for zero"
        case .spaces: "plain spaces"
        case .bidi: "the treatment of bidi marks"
        case .customCurrency: "a custom text for the currency"
        case .accountingWithoutSign: "the accounting format without any sign"
        case .basisPoints: "basis points"
        case .compactPercent: "a percentage in compact notation"
        case .maximumIntegerDigits: "more than 999 integer digits"
        case .precision: "both minimums of digits, with more than one significant digit"
        case .writtenZeros: "trailing zeros as the number was written"
        case .enclosingText: "a unit or the code beside the amount"
        }
    }
}
