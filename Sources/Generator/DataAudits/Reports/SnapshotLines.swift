import Foundation

/// Finds the line of a value in a snapshot's file.
///
/// The files have one member on each line and two spaces for each level, so the path of a line follows from the lines
/// before it.
struct SnapshotLines {
    private let directory: String
    private var lines: [String: [String: Int]] = [:]

    init(directory: String) {
        self.directory = directory
    }

    /// The one-based line of a field. If the field does not exist, it is the line of the nearest enclosing member; if
    /// there is none, it is 1.
    mutating func line(of field: String, in file: String) -> Int {
        let known = lines[file] ?? read(file)
        lines[file] = known
        var parts = field.split(separator: "/").map(String.init)
        // In a file of names, the paths start below the names.
        if file.hasPrefix("names/"), parts.first == "names" { parts.removeFirst() }
        while !parts.isEmpty {
            if let line = known[parts.joined(separator: "/")] { return line }
            parts.removeLast()
        }
        return 1
    }

    private func read(_ file: String) -> [String: Int] {
        guard let bytes = FileManager.default.contents(atPath: directory + "/" + file) else { return [:] }
        var result: [String: Int] = [:]
        var path: [String] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
            let text = line.dropFirst(indent)
            guard text.first == UInt8(ascii: "\""), indent >= 2 else { continue }
            let key = text.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
            path = Array(path.prefix(indent / 2 - 1)) + [String(decoding: key, as: UTF8.self)]
            result[path.joined(separator: "/")] = index + 1
        }
        return result
    }
}
