import Foundation

/// The tool's options.
struct Arguments {
    private var rest: [String]

    init(_ arguments: some Sequence<String>) {
        rest = Array(arguments)
    }

    mutating func flag(_ name: String) -> Bool {
        guard let index = rest.firstIndex(of: name) else { return false }
        rest.remove(at: index)
        return true
    }

    mutating func text(_ name: String) -> String? {
        guard let index = rest.firstIndex(of: name) else { return nil }
        guard index + 1 < rest.count else { Self.fail("\(name) needs a value") }
        let value = rest[index + 1]
        rest.removeSubrange(index...(index + 1))
        return value
    }

    mutating func number(_ name: String) -> Int? {
        guard let text = text(name) else { return nil }
        guard let number = Int(text), number >= 0 else { Self.fail("\(name) needs a number, not \(text)") }
        return number
    }

    func finish() {
        if let first = rest.first { Self.fail("unknown argument: \(first)") }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(2)
    }
}
