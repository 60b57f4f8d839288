/// A text or an operation in the body of a rule.
package enum RuleToken: Equatable, Hashable, Sendable {
    /// A text of the vocabulary.
    case text(offset: Int, length: Int)
    /// An operation with its number: of a name, a pattern, a plural category or a divisor; otherwise 0.
    case operation(RuleOperation, Int)
}

/// What a rule does besides writing its text. What `<` and `>` stand for depends on the rule: in a rule with a base
/// value, they are the quotient and the remainder of a division by its divisor; in a rule for fractions, the integer
/// part and the fraction; in a rule for negative numbers, `>` is the absolute value.
///
/// See <https://www.unicode.org/reports/tr35/tr35-numbers.html#Rule-Based_Number_Formatting>.
package enum RuleOperation: Int, CaseIterable, Sendable {
    case end
    /// `=%set=`.
    case sameInSet
    /// `=#,##0=`.
    case sameInPattern
    /// `<<`, in the rule set itself.
    case larger
    /// `<%set<`.
    case largerInSet
    /// `<%set<<`, in a fraction with leading zeros.
    case largerInSetWithZeros
    /// `<#,##0<`.
    case largerInPattern
    /// `>>`.
    case smaller
    /// `>%set>`.
    case smallerInSet
    /// `>#,##0>`.
    case smallerInPattern
    /// `>>>`: the rule before this one; in a rule for fractions, digits without spaces between them.
    case smallerWithPreviousRule
    /// `$(cardinal,`.
    case cardinal
    /// `$(ordinal,`.
    case ordinal
    /// A plural category and its text; the last one is `other`.
    case form
    /// `)$`.
    case formsEnd
    /// `[`.
    case optional
    /// `|`.
    case otherwise
    /// `]`.
    case optionalEnd
    /// The rule's divisor, in front.
    case divisor
}

extension RuleOperation {
    /// Whether the operation's number is the name of a rule set.
    package var namesSet: Bool {
        switch self {
        case .sameInSet, .largerInSet, .largerInSetWithZeros, .smallerInSet: true
        default: false
        }
    }

    /// Whether the operation divides and takes the remainder.
    package var isSmaller: Bool {
        switch self {
        case .smaller, .smallerInSet, .smallerInPattern, .smallerWithPreviousRule: true
        default: false
        }
    }
}

/// The definition of a symbol, as a number of 21 bits: a pair of symbols, or a token.
package enum RuleSymbol: Equatable, Sendable {
    case pair(Int, Int)
    case token(RuleToken)

    // A pair has bit 20 clear, a text has bits 20 and 19 set.
    static let terminal = 0x10_0000
    static let text = 0x18_0000
    /// The operation `end`.
    package static let end = terminal
    package static let longestText = 63
    package static let maximumTextOffset = 0x1FFF
    package static let maximumNumber = 0x3FFF

    package init(packed: Int) {
        if packed < Self.terminal {
            self = .pair(packed >> 10, packed & 1023)
        } else {
            self = .token(RuleToken(packed: packed))
        }
    }

    package var packed: Int {
        switch self {
        case .pair(let left, let right): left << 10 | right
        case .token(.text(let offset, let length)): Self.text | offset << 6 | length
        case .token(.operation(let operation, let number)): Self.terminal | operation.rawValue << 14 | number
        }
    }
}

extension RuleToken {
    /// Reads a definition that is no pair. An unknown operation, which no checked image has, is an end.
    package init(packed: Int) {
        if packed & RuleSymbol.text == RuleSymbol.text {
            self = .text(offset: packed >> 6 & RuleSymbol.maximumTextOffset, length: packed & RuleSymbol.longestText)
        } else {
            self = .operation(RuleOperation(rawValue: packed >> 14 & 0x1F) ?? .end, packed & RuleSymbol.maximumNumber)
        }
    }
}
