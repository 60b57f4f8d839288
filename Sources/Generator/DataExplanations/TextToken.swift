/// A text that the tables hold, and that may stand in an output: before it is found there, an assumption.
struct TextToken: Equatable {
    var text: String
    var rule: ExplanationRule
    /// The value that holds the text; nil for a text of the caller's.
    var value: ValueKey?
    /// The values that decided on it.
    var because: [ValueKey] = []
}

/// What may stand around a number: the tokens of one form of its affixes.
struct TokenForm: Equatable {
    var prefix: [TextToken]
    var suffix: [TextToken]

    func surrounded(by other: TokenForm) -> TokenForm {
        TokenForm(prefix: other.prefix + prefix, suffix: suffix + other.suffix)
    }
}
