import PackedTables

/// The names of a record as a sequence of scalars, edits and a shape, which a vocabulary's symbols then replace.
///
/// Each different text occurs once, in the order of the forms.
struct NameText {
    var terminals: [SymbolDefinition]

    /// - Parameter shapes: The shapes so far; a new one is appended.
    init(_ forms: NameForms, shapes: inout NameShapes) {
        var texts: [String] = []
        var shape: [Int] = []
        for text in forms.texts {
            guard let text else {
                shape.append(0)
                continue
            }
            let index = texts.firstIndex(of: text) ?? texts.count
            if index == texts.count { texts.append(text) }
            shape.append(index + 1)
        }
        terminals = []
        var last: [Unicode.Scalar] = []
        for (index, text) in texts.enumerated() {
            let scalars = Array(text.unicodeScalars)
            terminals += index == 0 ? Self.scalars(scalars[...]) : Self.edit(last, scalars)
            last = scalars
        }
        terminals.append(.shape(shapes.number(of: shape)))
    }

    private static func scalars(_ scalars: ArraySlice<Unicode.Scalar>) -> [SymbolDefinition] {
        scalars.map { .scalar($0.value) }
    }

    /// Creates a text from the one before it. The end is kept only if that saves enough: edits that only replace the
    /// end are the same for many currencies, so they become one symbol together with their text.
    private static func edit(_ old: [Unicode.Scalar], _ new: [Unicode.Scalar]) -> [SymbolDefinition] {
        let shorter = min(old.count, new.count)
        var start = 0
        while start < shorter, old[start] == new[start] { start += 1 }
        var end = 0
        while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let keptBytes = length(old[(old.count - end)...])
        if end <= 2 || keptBytes > SymbolDefinition.maximumKept { end = 0 }
        let removed = length(old[start..<(old.count - end)])
        let kept = length(old[(old.count - end)...])
        return [.edit(removed: removed, kept: kept)] + scalars(new[start..<(new.count - end)])
    }

    private static func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { $0 + UTF8.width($1) }
    }
}

/// The shapes of records, numbered in the order of their occurrence.
struct NameShapes {
    private(set) var rows: [[Int]] = []
    private var numbers: [[Int]: Int] = [:]

    mutating func number(of shape: [Int]) -> Int {
        if let number = numbers[shape] { return number }
        numbers[shape] = rows.count
        rows.append(shape)
        return rows.count - 1
    }
}
