/// Static text in a mask, such as the hyphens of 123-45-6789.
public struct FormatString: Hashable, Sendable {
    /// The static text.
    public var string: String
    /// The number of the user's characters before it.
    public var startIndex: Int
    /// The number of the user's characters at which it appears.
    public var displaysAt: Int

    /// - Parameters:
    ///   - startIndex: A negative number counts as 0.
    ///   - displaysAt: Nil for one more than `startIndex`. Static text after the last character needs another value;
    ///     otherwise it is never shown.
    public init(string: String, startIndex: Int, displaysAt: Int? = nil) {
        self.string = string
        self.startIndex = max(0, startIndex)
        self.displaysAt = displaysAt ?? (self.startIndex == .max ? .max : self.startIndex + 1)
    }
}
