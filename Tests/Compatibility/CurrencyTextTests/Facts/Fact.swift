import CurrencyText
import Foundation

/// CurrencyText's behavior, according to its tests or its code.
struct Fact: Sendable {
    enum Source: String {
        /// A CurrencyText test of the formatter, of its protocols' string helpers, or of text fields that use them.
        case test
        /// CurrencyText's code, if no test covers it.
        case code
    }

    let name: String
    let source: Source
    /// CurrencyText's result.
    let theirs: String
    /// This package's result.
    let here: @Sendable () -> String
}

/// The intended differences, each with its reason.
struct FactLedger: Decodable {
    struct Entry: Decodable {
        let fact: String
        /// This package's result.
        let here: String
        let reason: String
    }

    let entries: [Entry]

    static func read() throws -> FactLedger {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("ledger.json")
        return try JSONDecoder().decode(FactLedger.self, from: Data(contentsOf: file))
    }
}

/// Writes a value the way facts do.
func shown<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "nil"
}
