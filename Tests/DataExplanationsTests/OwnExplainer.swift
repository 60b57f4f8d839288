import CurrencyEngine
import DataExplanations
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
