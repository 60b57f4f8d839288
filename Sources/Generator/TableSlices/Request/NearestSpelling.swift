/// Finds the name that an unknown text probably meant.
enum NearestSpelling {
    /// The candidate with the fewest changes, each of which inserts, removes or replaces one character; nil if
    /// more than half of the text would change.
    static func of(_ text: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(text.lowercased().utf8)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates {
            let limit = best.map { $0.distance - 1 } ?? max(1, wanted.count / 2)
            guard let distance = distance(wanted, Array(candidate.lowercased().utf8), limit: limit) else { continue }
            best = (distance, candidate)
        }
        return best?.candidate
    }

    /// The number of changes; nil if it exceeds the limit.
    private static func distance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
        guard limit >= 0, abs(left.count - right.count) <= limit else { return nil }
        var row = Array(0...right.count)
        for (line, byte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, other) in right.enumerated() {
                let above = row[column + 1]
                row[column + 1] = byte == other ? diagonal : 1 + min(diagonal, above, row[column])
                diagonal = above
            }
            if let least = row.min(), least > limit { return nil }
        }
        return row[right.count] <= limit ? row[right.count] : nil
    }
}
