import DataSnapshot
import Foundation
import LocaleModel
import LocaleResolution
import SnapshotSupport
import Testing

@testable import CommandSupport
@testable import currency_data

/// The summary of an import, as text and as JSON.
struct ImportSummaryTests {
    @Test(arguments: [["--json"], ["--format", "json"]])
    func jsonIsAskedForAsInOtherCommands(form: [String]) throws {
        let command = try CurrencyDataTool.parseAsRoot(["import", "--icu", "--iso4217", "lists"] + form)
        #expect(try #require(command as? ImportCommand).outputFormat.value == .json)
    }

    @Test func everyChangeIsInTheJSON() throws {
        let copy = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: copy) }
        let old = try Snapshot(directory: copy.path)
        var new = old
        let german = try #require(new.localeFacts.firstIndex { $0.identifier == "de" })
        new.localeFacts[german].values[.symbol(system: "latn", .decimal)] = "·"
        new.localeFacts[german].values[.symbol(system: "latn", .group)] = nil
        let difference = SourceDifference(
            kind: .corrected, locale: "de", field: "systems/latn/symbols/decimal", base: ",", correction: "·")
        let summary = ImportSummary(
            new, differences: [difference], changes: SnapshotChanges(from: old, to: new), output: "Data/Snapshot")
        let bytes = try JSONLine.bytes(of: summary)
        let json = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        #expect(json["locales"] as? Int == 4)
        #expect((json["differences"] as? [String: Int])?["corrected"] == 1)
        let changes = try #require(json["changes"] as? [String: Any])
        #expect(changes["supplementalDiffers"] as? Bool == false)
        let values = try #require(changes["values"] as? [[String: String]])
        #expect(
            values == [
                ["locale": "de", "field": "systems/latn/symbols/decimal", "old": ",", "new": "·"],
                ["locale": "de", "field": "systems/latn/symbols/group", "old": "."],
            ])
        let lines = ImportSummary.lines(of: SnapshotChanges(from: old, to: new))
        #expect(
            lines == [
                "2 values changed", #"  de systems/latn/symbols/decimal: "," -> "·""#,
                #"  de systems/latn/symbols/group: "." -> nothing"#,
            ])
        #expect(ImportSummary.lines(of: SnapshotChanges(from: old, to: old)) == ["nothing changed"])
    }
}
