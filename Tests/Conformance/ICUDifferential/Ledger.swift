import Foundation
import ICUSource

/// The classes of differences that are known, each with its reason.
///
/// A difference that no entry covers is an error, and so is an entry that covers none.
struct Ledger {
    private struct File: Decodable {
        let entries: [LedgerEntry]
    }

    /// Those that hold for the version of ICU.
    let entries: [LedgerEntry]
    private let traits: LocaleTraits
    /// How many differences each entry covers.
    private(set) var counts: [Int]
    /// Differences that no entry covers.
    private(set) var uncovered: [LedgerDifference] = []

    init(file: String, traits: LocaleTraits) throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        let version = Int(ICUSource.version().version.prefix { $0 != "." }) ?? 0
        entries = try JSONDecoder().decode(File.self, from: bytes).entries
            .filter { version < $0.rule.beforeICU ?? .max && version >= $0.rule.fromICU ?? 0 }
        self.traits = traits
        counts = entries.map { _ in 0 }
    }

    /// How many differences there are in a reading, in the ledger or not.
    func count(_ reading: LedgerEntry.Reading) -> Int {
        zip(entries, counts).reduce(0) { $1.0.reading == reading ? $0 + $1.1 : $0 }
            + uncovered.reduce(0) { $1.reading == reading ? $0 + 1 : $0 }
    }

    var unused: [LedgerEntry] {
        zip(entries, counts).filter { $0.1 == 0 }.map(\.0)
    }

    /// Strings that show what the entries are about.
    var targets: [LedgerEntry.Target] {
        entries.flatMap(\.targets)
    }

    /// Whether an entry is about the difference.
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
