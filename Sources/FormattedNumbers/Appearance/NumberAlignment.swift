/// Where the text stands in its line.
public enum NumberAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case center
    case right
    /// At both edges; a single line is at the left one.
    case justified
    /// As text of the user's language.
    case natural
}
