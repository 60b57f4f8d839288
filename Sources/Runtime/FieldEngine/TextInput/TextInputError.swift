/// An error that says why a text has no value.
public enum TextInputError: Error, Hashable, Sendable, CaseIterable {
    /// A part of the text is missing.
    case incomplete
    /// There is no such value, such as a thirteenth month.
    case outOfRange
    /// The text cannot be read.
    case unreadable
}

extension TextInputError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .incomplete: "the text is not complete"
        case .outOfRange: "the text stands for a value that does not exist"
        case .unreadable: "the text cannot be read as a value"
        }
    }
}
