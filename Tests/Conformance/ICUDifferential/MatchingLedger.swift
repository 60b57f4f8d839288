import Foundation

/// The known differences in matching. Each line has the kind of comparison, the desired language, the supported
/// language and the reason, separated by tabs. A star matches any language.
struct MatchingLedger {
    enum Kind: String {
        case distance, direction
    }

    struct Entry: Hashable {
        let kind: String
        let desired: String
        let supported: String
    }

    private let entries: [Entry]
    private(set) var used: Set<Entry> = []

    init(file: String) throws {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        entries = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count == 4, Kind(rawValue: columns[0]) != nil else {
                throw ICUFormatter.Failure(description: "\(file): expected four columns in \"\(line)\"")
            }
            return Entry(kind: columns[0], desired: columns[1], supported: columns[2])
        }
    }

    /// Whether a difference is known. Marks its entry as used.
    mutating func covers(_ kind: Kind, _ desired: String, _ supported: String) -> Bool {
        let found = entries.first { entry in
            entry.kind == kind.rawValue && [Self.language(desired), "*"].contains(entry.desired)
                && [Self.language(supported), "*"].contains(entry.supported)
        }
        if let found { used.insert(found) }
        return found != nil
    }

    var unused: [Entry] { entries.filter { !used.contains($0) } }

    private static func language(_ identifier: String) -> String {
        String(identifier.prefix { $0 != "-" })
    }
}
