import PackedTables

/// A pattern such as "{0}–{1}" or "≥{0}": the texts before, between and behind the places of the numbers.
struct JoiningPattern: Sendable {
    var before: [UInt8] = []
    /// Between the first place and the second; empty where there is one place.
    var between: [UInt8] = []
    var after: [UInt8] = []

    init(before: [UInt8] = [], between: [UInt8] = [], after: [UInt8] = []) {
        self.before = before
        self.between = between
        self.after = after
    }

    /// Bytes of all texts.
    var count: Int { before.count + between.count + after.count }

    /// A locale's pattern. Where the data was cut down to none, the texts are empty.
    init(_ tables: SystemTables, _ pattern: (MiscellaneousRow) -> TextReference<NotationTexts>) {
        let image = tables.image
        let set = image[tables.notation].miscellaneous
        self.init(set.map { Array(image.text(pattern(image[$0])).utf8) } ?? [])
    }

    /// Text without places is taken to stand before the number.
    init(_ pattern: [UInt8]) {
        guard let first = Self.place(of: UInt8(ascii: "0"), in: pattern, from: 0) else {
            before = pattern
            return
        }
        before = Array(pattern[..<first])
        let rest = first + 3
        guard let second = Self.place(of: UInt8(ascii: "1"), in: pattern, from: rest) else {
            after = Array(pattern[rest...])
            return
        }
        between = Array(pattern[rest..<second])
        after = Array(pattern[(second + 3)...])
    }

    private static func place(of digit: UInt8, in pattern: [UInt8], from start: Int) -> Int? {
        var index = start
        while index + 2 < pattern.count {
            if pattern[index] == UInt8(ascii: "{"), pattern[index + 1] == digit,
                pattern[index + 2] == UInt8(ascii: "}")
            {
                return index
            }
            index += 1
        }
        return nil
    }
}
