import CurrencyText
import Foundation

/// What CurrencyText does: by its own tests, or by its code.
struct Fact: Sendable {
    enum Source: String {
        /// One of its tests of the formatter, of its protocols' string helpers, or of text fields that use them.
        case test
        /// Its code, where no test says it.
        case code
    }

    let name: String
    let source: Source
    /// What it gives.
    let theirs: String
    /// The same here.
    let here: @Sendable () -> String
}

/// What is meant to differ, each with its reason.
struct FactLedger: Decodable {
    struct Entry: Decodable {
        let fact: String
        /// What this package gives.
        let here: String
        let reason: String
    }

    let entries: [Entry]

    static func read() throws -> FactLedger {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ledger.json")
        return try JSONDecoder().decode(FactLedger.self, from: Data(contentsOf: file))
    }
}

/// A value as facts write it.
func shown<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nil"
}
