import Foundation
import ICUSource

/// The known classes of differences, each with its reason.
///
/// A difference without an entry is an error, and so is an entry without a difference.
struct Ledger {
    private struct File: Decodable {
        let entries: [LedgerEntry]
    }

    /// The entries that apply to the version of ICU.
    let entries: [LedgerEntry]
    private let traits: LocaleTraits
    /// The number of differences per entry.
    private(set) var counts: [Int]
    /// Differences without an entry.
    private(set) var uncovered: [LedgerDifference] = []

    init(file: String, traits: LocaleTraits) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let version = Int(ICUSource.version().version.prefix { $0 != "." }) ?? 0
        entries = try JSONDecoder().decode(File.self, from: bytes).entries
            .filter { version < $0.rule.beforeICU ?? .max && version >= $0.rule.fromICU ?? 0 }
        self.traits = traits
        counts = entries.map { _ in 0 }
    }

    /// The number of differences in a reading, with or without an entry.
    func count(_ reading: LedgerEntry.Reading) -> Int {
        zip(entries, counts).reduce(0) { $1.0.reading == reading ? $0 + $1.1 : $0 }
            + uncovered.reduce(0) { $1.reading == reading ? $0 + 1 : $0 }
    }

    var unused: [LedgerEntry] {
        zip(entries, counts).filter { $0.1 == 0 }.map(\.0)
    }

    /// Strings that demonstrate the entries.
    var targets: [LedgerEntry.Target] {
        entries.flatMap(\.targets)
    }

    /// Whether an entry covers the difference.
    func covers(_ difference: LedgerDifference) -> Bool {
        entries.contains { $0.covers(difference, traits) }
    }

    /// Counts a difference for the first entry that covers it.
    mutating func record(_ difference: LedgerDifference) {
        if let index = entries.firstIndex(where: { $0.covers(difference, traits) }) {
            counts[index] += 1
        } else {
            uncovered.append(difference)
        }
    }
}
