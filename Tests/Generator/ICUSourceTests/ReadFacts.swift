import ICUSource
import LocaleModel

/// The imported data of the installed ICU, shared by tests.
let installedFacts: Result<UpstreamFacts, ImportError> = {
    do throws(ImportError) {
        return .success(try ICUSource().read())
    } catch {
        return .failure(error)
    }
}()

extension UpstreamFacts {
    static func installed() throws -> UpstreamFacts {
        try installedFacts.get()
    }

    func locale(_ identifier: String) -> LocaleFacts? {
        locales.first { $0.identifier == identifier }
    }
}

/// A slow, obvious lookup: from the locale through its parents to the root.
struct Inheritance {
    private let locales: [String: LocaleFacts]
    private let parents: [String: String]

    init(_ facts: UpstreamFacts) {
        locales = Dictionary(uniqueKeysWithValues: facts.locales.map { ($0.identifier, $0) })
        parents = facts.supplemental.identifiers.parentLocales
    }

    func value(_ field: LocaleField, in identifier: String) -> String? {
        var current = identifier
        while true {
            if let value = locales[current]?[field] { return value }
            if current == "und" { return nil }
            if current.hasSuffix("-posix") {
                current = String(current.dropLast("-posix".count))
            } else if let parent = parents[current] {
                current = parent
            } else {
                current = current.lastIndex(of: "-").map { String(current[..<$0]) } ?? "und"
            }
        }
    }

    /// A symbol of the locale's default system, or else that of `latn`.
    func symbol(_ kind: SymbolKind, in identifier: String) -> String? {
        let system = value(.numberingSystem(.default), in: identifier) ?? "latn"
        return value(.symbol(system: system, kind), in: identifier)
            ?? value(.symbol(system: "latn", kind), in: identifier)
    }
}
