import CurrencyEngine
import DataAudit
import DataSnapshot
import Foundation
import LocaleResolution

/// The explanations of the package's own snapshot, made once for all tests.
enum OwnExplainer {
    static let data = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Data").path

    static let snapshot = Result { try Snapshot(directory: data + "/Snapshot") }
    static let explainer = Result {
        try Explainer(snapshot.get(), decisions: ValueDecision.read(from: data + "/Decisions/values.json"))
    }
    /// The names of all currencies, which take longer.
    static let names = Result { try explainer.get().names() }

    static func style(_ locale: String, _ currency: String) throws -> CurrencyStyle {
        CurrencyStyle(
            currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale),
            data: try explainer.get().data)
    }
}

/// Numbers that look random and are the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// One of some values, of which there must be one.
    mutating func one<Value>(of values: [Value]) -> Value {
        values[Int(next() % UInt64(values.count))]
    }
}
