import DataSnapshot
import LocaleModel
import SnapshotSupport
import Testing

@testable import DataAudits

/// The release note of an update reports each change once, with its reach and an example amount.
struct ReleaseNoteTests {
    private static func note(_ change: (inout Snapshot) -> Void) throws -> String {
        let old = try OwnSnapshot.german()
        var new = old
        change(&new)
        var difference = SnapshotDifference(from: old, to: new)
        try difference.render(from: old, to: new, AuditSelection(currencies: ["CHF", "EUR", "RSD"]))
        return ReleaseNote(difference, to: new).text
    }

    @Test func nothingIsSaidToBeNothing() throws {
        let text = try Self.note { _ in }
        #expect(text.hasPrefix("### Data: "))
        // Five locales including the root, with three currencies and three amounts each.
        #expect(text.contains(" Of 45 amounts 0 are written otherwise (0.00 %), in 0 locales: 5 locales, 3 currencies"))
        #expect(text.hasSuffix("\nNothing that a customer sees has changed.\n"))
    }

    @Test func aLocalesChange() throws {
        let text = try Self.note { $0.set(.symbol(system: "latn", .group), to: "_", in: "de-CH") }
        #expect(
            text.contains(
                """
                - **Group separators**: 1 locale
                  - de-CH, `systems/*/symbols/group`: `'` → `_`; de-CH, CHF 1234567.891: `CHF⟨U+00A0⟩1'234'567.89` → \
                `CHF⟨U+00A0⟩1_234_567.89`

                """))
        // Two of the three amounts have groups.
        #expect(text.contains(" Of 45 amounts 6 are written otherwise (13.33 %), in 1 locale: "))
    }

    @Test func aCurrencysChange() throws {
        let text = try Self.note { $0.supplemental.fractions["CHF"] = Fractions(digits: 3, rounding: 0) }
        #expect(text.contains("- **Decimals**: 1 currency\n  - CHF, `digits`: `2` → `3`; "))
    }

    /// Locales with the same change share one line, and inheriting locales are counted.
    @Test func theSameChangeIsToldOnce() throws {
        let text = try Self.note { snapshot in
            for locale in ["de", "en"] { snapshot.set(.currency(code: "CHF", .symbol), to: "Fr.", in: locale) }
        }
        let lines = text.split(separator: "\n").filter { $0.contains("Fr.") }
        #expect(lines.count == 1)
        #expect(
            lines[0].hasPrefix("  - de, en CHF, `currencies/CHF/symbol`: `CHF` → `Fr.`, inherited by 2 locales; "))
        #expect(text.contains("- **Currency symbols**: 4 locales, 1 currency\n"))
    }

    /// Arabic digits in German appear only on request.
    @Test func whatMustBeAskedForStandsApart() throws {
        let text = try Self.note { $0.set(.symbol(system: "arab", .decimal), to: "_", in: "de") }
        #expect(text.contains("\nNothing that a customer sees has changed.\n"))
        #expect(
            text.contains(
                "(`-u-nu-`), 3 locales and 1 system changed:\n\n- **Decimal separators**: 3 locales; de-u-nu-arab, EUR "
            ))
    }

    /// With the decimal separator as the grouping separator was, whole amounts may be fractions.
    @Test func textsThatAreReadOtherwiseAreNamed() throws {
        let text = try Self.note { snapshot in
            snapshot.set(.symbol(system: "latn", .decimal), to: ".", in: "de")
            snapshot.set(.symbol(system: "latn", .group), to: ",", in: "de")
        }
        #expect(text.contains("**What is read**: strict parsing, `FormatPlan.parse`, reads only what is written now"))
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("- de") }
        #expect(lines.contains { $0.contains(": `1.234⟨U+00A0⟩€` was 1234, is ") }, "\(text)")
    }

    /// An apostrophe groups digits in lenient parsing, whatever the locale writes.
    @Test func textsThatAreStillReadAreSaidToBe() throws {
        let text = try Self.note { $0.set(.symbol(system: "latn", .group), to: "_", in: "de-CH") }
        #expect(text.contains(" Lenient parsing, `CurrencyParser`, still reads them as before.\n"))
        #expect(try !Self.note { _ in }.contains("What is read"))
    }

    @Test func longListsAreCut() throws {
        let text = try Self.note { snapshot in
            for code in ["AAA", "AAB", "AAC", "AAD", "AAE", "AAF", "AAG", "AAH", "AAI", "AAJ"] {
                snapshot.supplemental.fractions[code] = Fractions(digits: 0, rounding: 0)
            }
        }
        #expect(text.contains("- **Decimals**: 10 currencies\n"))
        #expect(text.contains("\n  - and 2 more, which `currency-data diff` lists\n"))
    }
}
