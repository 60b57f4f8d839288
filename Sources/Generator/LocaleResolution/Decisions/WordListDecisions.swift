/// Words of many languages beside amounts, as recorded by a person: they raise or settle a doubt, or multiply in a heading.
public struct WordListDecisions: Codable, Equatable, Sendable {
    /// Words with one meaning.
    public struct List: Codable, Equatable, Sendable {
        /// The name in the code.
        public var name: String
        /// What the words mean beside an amount.
        public var meaning: String
        /// The words. A tab separates a word from what belongs to it, such as a power of ten.
        public var words: [String]

        /// Creates a list.
        public init(name: String, meaning: String, words: [String]) {
            self.name = name
            self.meaning = meaning
            self.words = words
        }
    }

    /// The lists, sorted by name.
    public var lists: [List]

    /// Creates decisions.
    public init(lists: [List]) {
        self.lists = lists
    }
}
