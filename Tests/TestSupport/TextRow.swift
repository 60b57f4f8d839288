/// A text, the expected result, and the reason for the row.
public struct TextRow: CustomStringConvertible, Sendable {
    /// The input.
    public let text: String
    /// The expected result.
    public let expected: String
    /// The rule that the row demonstrates.
    public let reason: String

    /// Creates a row.
    public init(_ text: String, _ expected: String, _ reason: String) {
        (self.text, self.expected, self.reason) = (text, expected, reason)
    }

    /// The row's name in reports.
    public var description: String { "\(text): \(reason)" }
}
