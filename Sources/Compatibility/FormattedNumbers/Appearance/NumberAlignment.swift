/// The text's position in its line.
public enum NumberAlignment: String, Hashable, Sendable, Codable, CaseIterable {
    case left
    case center
    case right
    /// Aligned at both edges; a single line is at the left edge.
    case justified
    /// Aligned by the writing direction.
    case natural
}
