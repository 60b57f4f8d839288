import Foundation
import LDMLSource
import LocaleModel
import LocaleResolution
import TestSupport

/// CLDR 41 as LDML.
enum Release41 {
    /// Read once for all tests.
    static let facts = Result { try LDMLSource(directory: Publication.cldr41.folder()).read() }

    /// Includes inherited values.
    static let resolved = Result {
        let facts = try Self.facts.get()
        let resolved = ResolvedValues.of(facts.locales, identifiers: facts.supplemental.identifiers)
        return Dictionary(uniqueKeysWithValues: resolved.map { ($0.identifier, $0) })
    }
}
