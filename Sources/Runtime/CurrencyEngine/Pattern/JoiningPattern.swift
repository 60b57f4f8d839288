import LDMLSyntax
import PackedTables

/// A pattern such as "{0}–{1}" or "≥{0}": the texts before, between and after the placeholders for the numbers.
struct JoiningPattern: Hashable, Sendable {
    var before: [UInt8] = []
    /// The text between the first placeholder and the last; empty if there is only one placeholder.
    var between: [UInt8] = []
    var after: [UInt8] = []
}

extension JoiningPattern {
    /// Makes a locale's pattern. If the data, a slice, has no pattern, the texts are empty.
    init(_ tables: SystemTables, _ pattern: (MiscellaneousRow) -> TextReference<NotationTexts>) {
        let image = tables.image
        let set = image[tables.notation].miscellaneous
        self.init(set.map { Array(image.text(pattern(image[$0])).utf8) } ?? [])
    }

    /// Makes a pattern. A text without placeholders goes before the number.
    ///
    /// - Parameter name: The text that replaces `{1}`, such as a currency's name; nil if `{1}` is a number.
    init(_ pattern: [UInt8], name: [UInt8]? = nil) {
        let texts = pattern.withUnsafeBufferPointer { pattern in
            // The texts before, between and after the placeholders.
            var texts: [[UInt8]] = [[]]
            var pieces = PlaceholderPattern(pattern)
            while let piece = pieces.next() {
                switch (piece, name) {
                case (.text(let range), _): texts[texts.count - 1] += pattern[range]
                case (.placeholder(1), let name?): texts[texts.count - 1] += name
                case (.placeholder, _): texts.append([])
                }
            }
            return texts
        }
        before = texts[0]
        between = texts.count > 2 ? texts[1] : []
        after = texts.count > 1 ? texts[texts.count - 1] : []
    }

    /// The locale's pattern for a range, or an en dash if the data has none.
    static func range(_ tables: SystemTables) -> JoiningPattern {
        let pattern = JoiningPattern(tables) { $0.range }
        return pattern.between.isEmpty ? JoiningPattern(between: Array("–".utf8)) : pattern
    }
}
