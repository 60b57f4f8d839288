/// A text from the tables that may be in an output. It is a hypothesis until it is found there.
struct TextToken: Equatable {
    var text: String
    var rule: ExplanationRule
    /// The value with the text; nil for text from the caller.
    var value: ValueKey?
    /// The values that influenced the token.
    var because: [ValueKey] = []
}

/// The text that may surround a number: the tokens of one form of its affixes.
struct TokenForm: Equatable {
    var prefix: [TextToken]
    var suffix: [TextToken]

    func surrounded(by other: TokenForm) -> TokenForm {
        TokenForm(prefix: other.prefix + prefix, suffix: suffix + other.suffix)
    }
}
