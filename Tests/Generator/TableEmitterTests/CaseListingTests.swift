import LocaleResolution
import Testing

@testable import TableEmitter

/// A snapshot without a locale or a currency must not remove a name from programs, unless a decision gives its
/// replacement.
struct CaseListingTests {
    private func listing(_ change: (inout LocaleCaseNames) -> Void = { _ in }) -> CaseListing {
        var names = EnumFileTests.locales
        change(&names)
        return CurrencyLocaleFile(names: names, header: EnumFileTests.header, rows: Array(names.cases.indices)).listing
    }

    private func withoutIn(_ names: inout LocaleCaseNames) {
        names.cases.removeAll { $0.name == "in" }
        names.aliases.removeAll { $0.name != "deutsch" }
    }

    @Test func casesAndAliasesAreListedWithTheirRawValues() throws {
        let text = listing().text
        #expect(
            text == """
                # Released names of CurrencyLocale with their raw values. `currency-data emit` adds new ones, and none may go.
                _current current
                default de_AT
                deutsch de
                german de
                grman de
                in de_AT

                """)
        #expect(try CaseListing(text, of: "CurrencyLocale", file: "CurrencyLocale.txt") == listing())
        #expect(try CaseListing("", of: "CurrencyLocale", file: "CurrencyLocale.txt").rawValues.isEmpty)
    }

    @Test(arguments: ["german", "german ", " de", "german de AT", "german  de", "in de\nin de_AT"])
    func aLineThatIsNoNameAndRawValueIsAnError(text: String) {
        let line = text.split(separator: "\n").count + 1
        let last = String(text.split(separator: "\n").last ?? "")
        #expect(throws: EmitError.malformedListing(file: "CurrencyLocale.txt", line: line, text: last)) {
            try CaseListing("# Released names\n" + text, of: "CurrencyLocale", file: "CurrencyLocale.txt")
        }
    }

    @Test func lostNamesAreAnError() {
        let without = listing(withoutIn)
        let names = ["default (de_AT)", "grman (de)", "in (de_AT)"]
        #expect(throws: EmitError.lostNames(enum: "CurrencyLocale", names: names)) {
            try listing().adding(without, removed: [])
        }
        // The decision alone, without the alias that follows from it, is not enough.
        #expect(throws: EmitError.lostNames(enum: "CurrencyLocale", names: names)) {
            try listing().adding(without, removed: ["default", "grman", "in"])
        }
    }

    @Test func aRemovedNameStaysAsADeprecatedAlias() throws {
        var names = EnumFileTests.locales
        names.cases.removeAll { $0.name == "in" }
        names.aliases.removeAll { $0.name == "default" }
        names.aliases += ["default", "in"].map { CaseAlias(name: $0, target: "german", isRemoved: true) }
        let file = CurrencyLocaleFile(names: names, header: EnumFileTests.header, rows: [0, 7])
        let released = try listing().adding(file.listing, removed: ["default", "in"])
        // The listing keeps the raw value with which the name was released.
        #expect(released == listing())
        #expect(
            try file.text().contains(
                """
                    /// The data has it no longer; the case `german` replaces it.
                    @available(*, deprecated, renamed: "german")
                    @_alwaysEmitIntoClient @_borrowed public static var `in`: Self { _read { yield .german } }

                """))
    }

    /// Files and databases contain raw values.
    @Test func aNameWithAnotherRawValueIsAnError() {
        let moved = listing { $0.cases[2].rawValue = "de_CH" }
        let names = ["default (de_AT, now de_CH)", "in (de_AT, now de_CH)"]
        #expect(throws: EmitError.movedNames(enum: "CurrencyLocale", names: names)) {
            try listing().adding(moved, removed: [])
        }
    }

    @Test func onlyWhatWasReleasedCanBeRemoved() {
        let named = listing { $0.aliases.append(CaseAlias(name: "older", target: "german", isRemoved: true)) }
        #expect(throws: EmitError.notReleased(enum: "CurrencyLocale", name: "older")) {
            try listing().adding(named, removed: ["older"])
        }
    }

    /// A case may become an alias, and new names may be added.
    @Test func otherChangesAreNone() throws {
        let renamed = listing { names in
            names.cases[1].name = "highGerman"
            names.aliases.removeAll { $0.name != "default" }
            names.aliases += ["german", "deutsch", "grman"].map { CaseAlias(name: $0, target: "highGerman") }
        }
        let released = try listing().adding(renamed, removed: [])
        #expect(released == renamed)
        #expect(released.rawValues["highGerman"] == "de")
    }
}
