import CurrencyFormat

/// An error that says why a currency cannot be created or registered.
public enum CustomCurrencyError: Error, Hashable, Sendable {
    /// The code has no letter, or has characters other than ASCII letters and digits with `.`, `-` and `_` between
    /// them.
    case code(String)
    /// The minor unit's fraction digits are not in 0...38.
    case minorUnit(Int)
    /// The display digits are negative, or more than the minor unit's fraction digits.
    case displayDigits(Int, minorUnit: Int)
    /// The symbol or a name is empty.
    case emptySymbol
    /// The symbol or a name has a digit at this UTF-8 offset, which would be read as part of the number.
    case digit(String, offset: Int)
    /// The symbol or a name has an invisible character at this UTF-8 offset: a control character, a mark, or a space at
    /// an end.
    case invisible(String, offset: Int)
    /// The symbol or a name has a character at this UTF-8 offset that is another form of usual ones, such as `Ａ` of `A`:
    /// Unicode's normalization form KC replaces it.
    case otherForm(String, offset: Int)
    /// The symbol or a name consists only of signs, mathematical symbols and punctuation, or of `¤`.
    case noSymbol(String)
    /// The names of a locale lack `other`, which every language has.
    case noOtherName(CurrencyLocale)
    /// The code is that of a currency in the tables, in upper or lower case.
    case isoCode(CurrencyCode)
    /// Some locale, or people, use this text for these currencies, which are in use.
    case symbolInUse(String, by: [CurrencyCode])
    /// The text multiplies amounts in some language, alone or before a currency in use: "5 mn" may be five million, and
    /// "5 mkr" is five million kronor.
    case scaleWord(String)
    /// Statements in some country use the text to mark debits or credits: "5.00 CR".
    case statementMark(String)
    /// The text is a number or a sign in some language: NaN, or the x of "5x".
    case numberWord(String)
    /// Two currencies share a code, symbol or name.
    case sameText(String, String, String)
}

extension CustomCurrencyError: CustomStringConvertible {
    /// A description of the error in English, with the offset in UTF-8 bytes.
    public var description: String {
        switch self {
        case .code(let code): "\"\(code)\" is no code of letters, digits, and . - _ inside"
        case .minorUnit(let digits): "a minor unit has 0 to 38 fraction digits, found \(digits)"
        case .displayDigits(let digits, let minorUnit):
            "expected 0 to \(minorUnit) display digits, as the minor unit has, found \(digits)"
        case .emptySymbol: "the symbol is empty"
        case .digit(let text, let offset): "the symbol \"\(text)\" has a digit at byte \(offset)"
        case .invisible(let text, let offset): "the symbol \"\(text)\" has an invisible character at byte \(offset)"
        case .otherForm(let text, let offset):
            "the symbol \"\(text)\" has another form of a usual character at byte \(offset)"
        case .noSymbol(let text): "the symbol \"\(text)\" has neither a letter nor a symbol"
        case .noOtherName(let locale): "the names of \(locale.identifier.description) lack other"
        case .isoCode(let code): "\(code.description) is a code of the tables"
        case .symbolInUse(let text, let codes):
            "people write \(codes.map(\.description).joined(separator: ", ")) as \"\(text)\""
        case .scaleWord(let text): "\"\(text)\" multiplies amounts in some language"
        case .statementMark(let text): "statements mark debits or credits with \"\(text)\""
        case .numberWord(let text): "\"\(text)\" is a number or a sign in some language"
        case .sameText(let text, let first, let second): "\"\(text)\" stands for both \(first) and \(second)"
        }
    }
}
