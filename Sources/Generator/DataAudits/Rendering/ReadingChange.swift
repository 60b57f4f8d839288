/// A text that programs with the old data wrote, and that programs with the new data read otherwise.
public struct ReadingChange: Sendable, Equatable {
    /// The result of reading a text.
    public enum Outcome: Sendable, Equatable, CustomStringConvertible {
        /// A certain amount.
        case amount(String)
        /// All amounts that the text may mean, the likeliest first.
        case doubtful([String])
        case refused

        /// The outcome as a report shows it: `1234.5`, `1500 or 1.500`, `refused`.
        public var description: String {
            switch self {
            case .amount(let amount): amount
            case .doubtful(let amounts): amounts.count > 1 ? amounts.joined(separator: " or ") : "doubtful"
            case .refused: "refused"
            }
        }
    }

    /// The identifier of the locale.
    public var locale: String
    /// The code of the currency.
    public var currency: String
    /// The text that was written with the old data.
    public var text: String
    /// How it was read with the old data.
    public var old: Outcome
    /// How it is read with the new data.
    public var new: Outcome
}
