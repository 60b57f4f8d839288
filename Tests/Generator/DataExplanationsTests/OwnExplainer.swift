import CurrencyEngine
import DataExplanations
import DataSnapshot
import Foundation
import LocaleResolution
import SnapshotSupport
import TestSupport

/// The explanations of the package's own snapshot, created once for all tests.
enum OwnExplainer {
    static let snapshot = OwnSnapshot.whole
    static let explainer = Result {
        try Explainer(
            snapshot.get(),
            decisions: DecisionFile.read(
                [ValueDecision].self, from: PackageFolder.file("Data/Decisions/values.json").path))
    }
    /// Includes the names of all currencies, which takes longer.
    static let names = Result { try explainer.get().names() }

    static func style(_ locale: String, _ currency: String) throws -> CurrencyStyle {
        CurrencyStyle(
            currency: try CurrencyCode(currency), locale: try LocaleIdentifier(locale),
            data: try explainer.get().data)
    }
}
