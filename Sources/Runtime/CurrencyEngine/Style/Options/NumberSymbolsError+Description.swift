extension NumberSymbolsError: CustomStringConvertible {
    /// The error as text, in English.
    public var description: String {
        switch self {
        case .empty(let symbol): "\(symbol.description) is empty"
        case .digit(let symbol, let offset): "\(symbol.description) has a digit at byte \(offset)"
        case .same(let symbol, let other): "\(symbol.description) is the same as \(other.description)"
        }
    }
}

extension NumberSymbolsError.Symbol: CustomStringConvertible {
    /// The name of the symbol, in English.
    public var description: String {
        switch self {
        case .decimal: "the decimal separator"
        case .group: "the grouping separator"
        case .minusSign: "the minus sign"
        case .plusSign: "the plus sign"
        case .percentSign: "the percent sign"
        case .perMille: "the permille sign"
        case .infinity: "the text for infinity"
        case .nan: "the text for NaN"
        }
    }
}
