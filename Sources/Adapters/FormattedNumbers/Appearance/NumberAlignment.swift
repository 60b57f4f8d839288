/// Where the text stands in its line.
public enum NumberAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case center
    case right
    /// At both edges; a single line is at the left edge.
    case justified
    /// By the writing direction.
    case natural
}
