import DataSnapshot
import Foundation
import LocaleModel
import SnapshotSupport
import TestSupport
import Testing

@testable import currency_data

/// The commands used around an update: `freshness` before it, `release-note` after it.
@Suite struct UpdateCommandTests {
    /// A folder with minimal ISO 4217 lists: only their dates and one currency.
    private static func lists(published: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        _ = try folder.file(
            "list-one.xml",
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <ISO_4217 Pblshd="\(published)"><CcyTbl><CcyNtry><CtryNm>GERMANY</CtryNm><CcyNm>Euro</CcyNm><Ccy>EUR</Ccy>\
            <CcyNbr>978</CcyNbr><CcyMnrUnts>2</CcyMnrUnts></CcyNtry></CcyTbl></ISO_4217>
            """)
        _ = try folder.file(
            "list-three.xml",
            """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <ISO_4217 Pblshd="\(published)"><HstrcCcyTbl><HstrcCcyNtry><CtryNm>CROATIA</CtryNm><CcyNm>Kuna</CcyNm>\
            <Ccy>HRK</Ccy><CcyNbr>191</CcyNbr><WthdrwlDt>2023-01</WthdrwlDt></HstrcCcyNtry></HstrcCcyTbl></ISO_4217>
            """)
        return folder
    }

    @Test(arguments: [("2100-01-01", Int32(1)), ("2000-01-01", 0)])
    func listsAreHeldAgainstTheSnapshots(_ published: String, _ code: Int32) throws {
        let (snapshot, lists) = (try OwnSnapshot.copy(), try Self.lists(published: published))
        defer {
            lists.remove()
            try? FileManager.default.removeItem(at: snapshot)
        }
        let run = CommandRun(["freshness", "--snapshot", snapshot.path, "--iso4217", lists.path])
        #expect(run.code == code, "\(run.message)")
        #expect(code == 0 || run.message == "the snapshot is behind iso4217")
    }

    private static let wrong: [(arguments: [String], code: Int32)] = [
        ([], 2), (["--iso4217", "/nonexistent"], 3), (["--cldr-json", "/nonexistent"], 3),
        (["--icu-data", "/nonexistent"], 3), (["--icu", "--snapshot", "/nonexistent"], 3),
    ]

    @Test(arguments: wrong) func whatCannotBeReadIsAnError(_ arguments: [String], _ code: Int32) {
        #expect(CommandRun(["freshness"] + arguments).code == code)
    }

    @Test func aNoteIsWritten() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let (old, new) = try DiffCommandTests.pair(in: folder)
        let output = folder.path + "/note.md"
        #expect(CommandRun(["release-note", old, new, "--output", output]).code == 0)
        let text = try String(contentsOfFile: output, encoding: .utf8)
        #expect(text.contains("- **Decimals**: 1 currency\n  - HUF, `digits`: `0` → `3`"))
        #expect(text.contains("  - de-CH, `systems/*/symbols/group`: `'` → `_`; "))
        #expect(CommandRun(["release-note", old, "/nonexistent"]).code == 3)
    }
}
