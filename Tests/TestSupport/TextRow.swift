/// A text, the text that a person expects for it, and why it is in the table.
public struct TextRow: CustomStringConvertible, Sendable {
    /// What is asked.
    public let text: String
    /// What must come of it.
    public let expected: String
    /// The rule that the row shows.
    public let reason: String

    /// Makes a row.
    public init(_ text: String, _ expected: String, _ reason: String) {
        (self.text, self.expected, self.reason) = (text, expected, reason)
    }

    /// The row's name in reports.
    public var description: String { "\(text): \(reason)" }
}
