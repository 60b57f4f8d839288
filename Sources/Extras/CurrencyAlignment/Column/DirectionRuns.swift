// Right-to-left amounts, according to the Unicode Bidirectional Algorithm: https://www.unicode.org/reports/tr9/
//
// The paragraph is one right-to-left text without embeddings. So there are two levels: 1, which runs from right to
// left, and 2, which runs from left to right inside it. Level 2 has digits, Latin letters and the text between them.
//
//     RLM LRM - 1 . 5 0 NBSP RLM ₪
//      1   2  2 2 2 2 2  1    1  1       displayed: ₪ -1.50

/// The characters of a right-to-left text that run from left to right.
struct DirectionRuns {
    /// For each scalar, whether it has level 2.
    let isLeftToRight: [Bool]

    init(_ scalars: [UInt32]) {
        var classes = scalars.map(DirectionClass.init)
        let marks = classes.map { $0 == .mark }
        Self.resolveWeak(&classes)
        Self.resolveBrackets(&classes)
        Self.resolveNeutral(&classes)
        var levels = classes.map { $0 != .right }
        // A mark takes the level of the character that it follows (W1).
        for index in levels.indices.dropFirst() where marks[index] { levels[index] = levels[index - 1] }
        isLeftToRight = levels
    }

    /// Rules W1 to W7.
    private static func resolveWeak(_ classes: inout [DirectionClass]) {
        for index in classes.indices where classes[index] == .mark {
            classes[index] = index == 0 ? .right : classes[index - 1]
        }
        var strong = DirectionClass.right
        for index in classes.indices {
            switch classes[index] {
            case .left, .right, .arabic: strong = classes[index]
            case .european where strong == .arabic: classes[index] = .arabicNumber
            default: break
            }
        }
        for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
        for index in classes.indices.dropFirst().dropLast() {
            let before = classes[index - 1]
            guard before == classes[index + 1] else { continue }
            let joins =
                classes[index] == .separator && (before == .european || before == .arabicNumber)
                || classes[index] == .sign && before == .european
            if joins { classes[index] = before }
        }
        for index in classes.indices where classes[index] == .currency {
            let run = classes[index...].prefix { $0 == .currency }
            let isBeside =
                index > 0 && classes[index - 1] == .european
                || run.endIndex < classes.endIndex && classes[run.endIndex] == .european
            if isBeside { for each in run.indices { classes[each] = .european } }
        }
        strong = .right
        for index in classes.indices {
            switch classes[index] {
            case .sign, .currency, .separator: classes[index] = .neutral
            case .left, .right: strong = classes[index]
            case .european where strong == .left: classes[index] = .left
            default: break
            }
        }
    }

    /// Rule N0, for one pair.
    private static func resolveBrackets(_ classes: inout [DirectionClass]) {
        if let open = classes.firstIndex(of: .open), let close = classes.lastIndex(of: .close), open < close {
            let inside = classes[open..<close].filter { $0 != .neutral && $0 != .open && $0 != .close }
            let before = classes[..<open].last { $0 != .neutral } ?? .right
            var found = DirectionClass.neutral
            if inside.contains(where: { $0 != .left }) {
                found = .right
            } else if !inside.isEmpty {
                found = before == .left ? .left : .right
            }
            classes[open] = found
            classes[close] = found
        }
        for index in classes.indices where classes[index] == .open || classes[index] == .close {
            classes[index] = .neutral
        }
    }

    /// Rules N1 and N2: neutral characters between two left-to-right characters also run from left to right.
    private static func resolveNeutral(_ classes: inout [DirectionClass]) {
        var before = DirectionClass.right
        for index in classes.indices {
            guard classes[index] == .neutral else {
                before = classes[index]
                continue
            }
            let next = classes[index...].first { $0 != .neutral } ?? .right
            classes[index] = before == .left && next == .left ? .left : .right
        }
    }
}
