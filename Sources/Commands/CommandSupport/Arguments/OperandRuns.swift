/// The arguments of a command: its options, and the operands that can be nothing else.
///
///     1 2 --locale de 3 --json 4 5 -- -6        options: --locale de 3 --json 4; in front: 1 2; behind: 5 -6
///
/// ArgumentParser's time for operands grows with the square of their number. Those in front of all options, those
/// behind the last one, and those behind two dashes are therefore kept from it.
package struct OperandRuns: Equatable {
    package private(set) var leading: [String]
    /// What ArgumentParser reads.
    package private(set) var options: [String]
    package private(set) var trailing: [String]

    package init(_ arguments: some Collection<String>, isOption: (String) -> Bool) {
        let front = Array(arguments.prefix { $0 != "--" })
        let behindDashes = arguments.dropFirst(front.count + 1)
        let first = front.firstIndex(where: isOption) ?? front.endIndex
        // The argument behind an option may be its value.
        let end = front.lastIndex(where: isOption).map { min($0 + 2, front.endIndex) } ?? front.endIndex
        leading = Array(front[..<first])
        options = Array(front[first..<end])
        trailing = Array(front[end...]) + behindDashes
    }

    /// Whether an argument is an option where the operands are numbers, which may be negative: `-7`, `-Infinity`.
    package static func isOption(amongNumbers text: String) -> Bool {
        if text.hasPrefix("--") { return true }
        guard text.hasPrefix("-"), let second = text.dropFirst().first else { return false }
        return second.isLetter && second != "I"
    }
}
