import DataSnapshot
import Foundation
import LocaleResolution
import Testing

@testable import TableEmitter

/// A snapshot that lacks a locale or a currency takes no name from programs, unless a decision says so.
struct ReleasedNamesTests {
    private func locales(_ change: (inout LocaleCaseNames) -> Void = { _ in }) throws -> String {
        var names = EnumFileTests.locales
        change(&names)
        let rows = Array(names.cases.indices)
        return try CurrencyLocaleFile(names: names, header: EnumFileTests.header, rows: rows).text()
    }

    @Test func casesAndAliasesAreNames() throws {
        let names = ReleasedNames(file: try locales()).names
        #expect(names == ["_current", "german", "in", "default", "deutsch", "grman"])
    }

    @Test func lostNamesAreAnError() throws {
        let released = ReleasedNames(file: try locales())
        let without = try locales { names in
            names.cases.removeAll { $0.name == "in" }
            names.aliases.removeAll { $0.name != "deutsch" }
        }
        let error = EmitError.lostNames(enum: "CurrencyLocale", names: ["default", "grman", "in"])
        #expect(throws: error) { try released.check(new: without, enum: "CurrencyLocale", removed: []) }
        #expect(throws: EmitError.lostNames(enum: "CurrencyLocale", names: ["in"])) {
            try released.check(new: without, enum: "CurrencyLocale", removed: ["default", "grman"])
        }
        #expect(throws: Never.self) {
            try released.check(new: without, enum: "CurrencyLocale", removed: ["default", "grman", "in", "older"])
        }
        #expect(throws: EmitError.notRemoved(enum: "CurrencyLocale", name: "german")) {
            try released.check(new: locales(), enum: "CurrencyLocale", removed: ["german"])
        }
    }

    /// A name may go from a case to an alias, and a new one may come.
    @Test func otherChangesAreNone() throws {
        let renamed = try locales { names in
            names.cases[1].name = "highGerman"
            names.aliases.removeAll { $0.name != "default" }
            names.aliases += ["german", "deutsch", "grman"].map { CaseAlias(name: $0, target: "highGerman") }
        }
        #expect(throws: Never.self) {
            try ReleasedNames(file: locales()).check(new: renamed, enum: "CurrencyLocale", removed: [])
        }
    }
}
