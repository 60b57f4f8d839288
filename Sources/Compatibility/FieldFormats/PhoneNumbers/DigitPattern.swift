// pattern     = sequence {"|" sequence}
// sequence    = {atom ["?"]}
// atom        = digit | "d" | "[" class "]" | "(?:" pattern ")"
// class       = one or more of: digit, digit "-" digit

/// A regular expression for the first digits of numbers.
struct DigitPattern: Sendable {
    private let pattern: [UInt8]

    init(_ pattern: some StringProtocol) {
        self.pattern = Array(pattern.utf8)
    }

    /// Whether the digits begin with a match of the pattern, or may do so when more digits follow.
    func matches(_ digits: [UInt8]) -> Bool {
        alternatives(pattern[...], digits[...]) { _ in true }
    }

    private typealias Slice = ArraySlice<UInt8>

    private func alternatives(_ pattern: Slice, _ digits: Slice, _ rest: (Slice) -> Bool) -> Bool {
        var start = pattern.startIndex
        var depth = 0
        for index in pattern.indices {
            switch pattern[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "|") where depth == 0:
                if sequence(pattern[start..<index], digits, rest) { return true }
                start = index + 1
            default: break
            }
        }
        return sequence(pattern[start...], digits, rest)
    }

    private func sequence(_ pattern: Slice, _ digits: Slice, _ rest: (Slice) -> Bool) -> Bool {
        guard !pattern.isEmpty else { return rest(digits) }
        // More digits may follow.
        if digits.isEmpty { return true }
        let end = atomEnd(pattern)
        let atom = pattern[..<end]
        var behind = pattern[end...]
        let isOptional = behind.first == UInt8(ascii: "?")
        if isOptional { behind.removeFirst() }
        let pattern = behind
        func next(_ digits: Slice) -> Bool { sequence(pattern, digits, rest) }
        if atom.first == UInt8(ascii: "(") {
            // The text between "(?:" and ")".
            if alternatives(atom.dropFirst(3).dropLast(), digits, next) { return true }
        } else if isMember(digits[digits.startIndex], atom), next(digits.dropFirst()) {
            return true
        }
        return isOptional && next(digits)
    }

    private func atomEnd(_ pattern: Slice) -> Int {
        let close: UInt8
        switch pattern[pattern.startIndex] {
        case UInt8(ascii: "["): close = UInt8(ascii: "]")
        case UInt8(ascii: "("):
            var depth = 0
            for index in pattern.indices {
                if pattern[index] == UInt8(ascii: "(") { depth += 1 }
                if pattern[index] == UInt8(ascii: ")") { depth -= 1 }
                if depth == 0 { return index + 1 }
            }
            return pattern.endIndex
        default: return pattern.startIndex + 1
        }
        return (pattern.firstIndex(of: close) ?? pattern.endIndex - 1) + 1
    }

    private func isMember(_ digit: UInt8, _ atom: Slice) -> Bool {
        guard atom.first == UInt8(ascii: "[") else { return atom.first == UInt8(ascii: "d") || atom.first == digit }
        var members = atom.dropFirst().dropLast()
        while let first = members.popFirst() {
            guard members.first == UInt8(ascii: "-") else {
                if first == digit { return true }
                continue
            }
            members.removeFirst()
            if let last = members.popFirst(), first <= digit, digit <= last { return true }
        }
        return false
    }
}
