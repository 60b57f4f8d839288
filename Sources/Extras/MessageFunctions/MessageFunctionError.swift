/// An error of MessageFormat 2, under its name in the specification.
///
/// See <https://www.unicode.org/reports/tr35/tr35-messageFormat.html#Message_Function_Errors>.
public enum MessageFunctionError: Error, Hashable, Sendable {
    /// The operand is not a number, or an amount has no currency.
    case badOperand(String)
    /// The option has an invalid value and is ignored.
    case badOption(name: String, value: String)
    /// The value selects no variants: it is an amount, or its `select` is not a literal in the call itself.
    case badSelector
    /// The key is neither a number nor a plural category.
    case badVariantKey(String)
    /// The call is well-formed, but this implementation does not support it.
    case unsupportedOperation(String)

    /// The error's name in the MessageFormat 2 test suite, such as `bad-operand`.
    public var type: String {
        switch self {
        case .badOperand: "bad-operand"
        case .badOption: "bad-option"
        case .badSelector: "bad-selector"
        case .badVariantKey: "bad-variant-key"
        case .unsupportedOperation: "unsupported-operation"
        }
    }
}

extension MessageFunctionError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .badOperand(let operand): "\(type): \(operand)"
        case .badOption(let name, let value): "\(type): \(name)=\(value)"
        case .badSelector: "\(type): the value selects no variants"
        case .badVariantKey(let key): "\(type): \(key) is neither a number nor a plural category"
        case .unsupportedOperation(let what): "\(type): \(what)"
        }
    }
}
