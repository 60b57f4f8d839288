import DataSnapshot
import Foundation
import TestSupport
import Testing

/// An incomplete snapshot is refused with an error that names the file and the field.
struct SnapshotReadingErrorTests {
    /// Changes the sample's folder and reads it.
    private func read(afterChanging change: (_ folder: String) throws -> Void) throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            try SampleSnapshot.whole.write(to: path)
            try change(path)
            _ = try Snapshot(directory: path)
        }
    }

    private func replace(_ text: String, with other: String, in file: String) throws {
        let old = try String(contentsOfFile: file, encoding: .utf8)
        try #require(old.contains(text))
        try old.replacing(text, with: other).write(toFile: file, atomically: true, encoding: .utf8)
    }

    @Test(arguments: [
        "sources.json", "iso4217.json", "supplemental/numberingSystems.json", "supplemental/fractions.json",
        "supplemental/regionCurrencies.json", "supplemental/identifiers.json", "supplemental/plurals.json",
        "supplemental/englishNames.json", "supplemental/languageMatching.json", "contents.json", "locales/de.json",
        "locales/und.json", "names/de.json",
    ])
    func missingFileIsNamed(file: String) {
        #expect(throws: SnapshotError.missingFile(file: file)) {
            try read { try FileManager.default.removeItem(atPath: $0 + "/" + file) }
        }
    }

    /// If a whole folder is missing, the error names its first file.
    @Test(arguments: [("locales", "locales/de.json"), ("names", "names/de.json")])
    func missingFolderIsMissedByItsFiles(folder: String, file: String) {
        #expect(throws: SnapshotError.missingFile(file: file)) {
            try read { try FileManager.default.removeItem(atPath: $0 + "/" + folder) }
        }
    }

    @Test(arguments: [
        "de-AT.json", "locales/de-AT.json", "locales/de.json.bak", "names/und.json", "names/de-AT.json",
        "supplemental/de.json",
    ])
    func strayFileIsNamed(file: String) {
        #expect(throws: SnapshotError.strayFile(file: file)) {
            try read { try "{}".write(toFile: $0 + "/" + file, atomically: true, encoding: .utf8) }
        }
    }

    /// Each generated Swift file has the version in its header, and terminals show it.
    @Test(arguments: ["48\\nfatalError()", "48\\u001b[31m", ""])
    func aVersionIsOneWord(version: String) throws {
        let old = SampleSnapshot.whole.locales.version
        let expected = SnapshotError.malformed(
            file: "sources.json", field: "locales", expected: "ASCII letters, digits, periods and hyphens")
        #expect(throws: expected) {
            try read { try replace("\"\(old)\"", with: "\"\(version)\"", in: $0 + "/sources.json") }
        }
    }

    /// Files are named after locales: no file outside the folder is read.
    @Test(arguments: ["../../x", "/etc/x", "", "de/at", "..", "d"])
    func localesAreIdentifiers(identifier: String) {
        let expected = SnapshotError.malformed(
            file: "contents.json", field: "locales", expected: "locale identifiers, and \"\(identifier)\" is none")
        #expect(throws: expected) {
            try read { folder in
                try #"{"locales": ["de", "und", "\#(identifier)"], "names": ["de"]}"#
                    .write(toFile: folder + "/contents.json", atomically: true, encoding: .utf8)
            }
        }
    }

    @Test
    func hiddenFilesAreNotTheSnapshots() throws {
        try read { try "".write(toFile: $0 + "/locales/.DS_Store", atomically: true, encoding: .utf8) }
    }

    @Test(arguments: [
        (#"{"locales": ["de", "de", "und"], "names": ["de"]}"#, "locales"),
        (#"{"locales": ["de", "und"], "names": ["de", "fr"]}"#, "names"),
    ])
    func contentsThatContradictThemselvesAreRefused(text: String, field: String) {
        let error = #expect(throws: SnapshotError.self) {
            try read { try text.write(toFile: $0 + "/contents.json", atomically: true, encoding: .utf8) }
        }
        guard case .malformed("contents.json", field, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test
    func missingFolderIsNamed() {
        #expect(throws: SnapshotError.missingFile(file: "sources.json")) {
            _ = try Snapshot(directory: "/nonexistent/Snapshot")
        }
    }

    @Test
    func unknownFieldIsNamed() {
        #expect(
            throws: SnapshotError.unknownField(file: "locales/de.json", field: "systems/latn/symbols/unknown")
        ) {
            try read { try replace(#""decimal" : "#, with: #""unknown" : "#, in: $0 + "/locales/de.json") }
        }
    }

    @Test
    func unknownFieldOfNamesIsNamed() {
        #expect(throws: SnapshotError.unknownField(file: "names/de.json", field: "names/EUR/several")) {
            try read { try replace(#""one" : "#, with: #""several" : "#, in: $0 + "/names/de.json") }
        }
    }

    @Test(arguments: ["7", "true", "null", "[]"])
    func valueThatIsNoTextIsNamed(value: String) {
        #expect(
            throws: SnapshotError.malformed(
                file: "locales/de.json", field: "systems/latn/symbols/decimal", expected: "an object or a string")
        ) {
            try read { try replace(#""decimal" : ",""#, with: #""decimal" : "# + value, in: $0 + "/locales/de.json") }
        }
    }

    @Test
    func wrongTypeOfADecodedFileIsNamed() {
        let error = #expect(throws: SnapshotError.self) {
            try read {
                try replace(#""digits" : 2"#, with: #""digits" : "2""#, in: $0 + "/supplemental/fractions.json")
            }
        }
        guard case .unreadable(let file, let reason) = error else {
            Issue.record("\(String(describing: error)) is not about a file that cannot be read")
            return
        }
        #expect(file == "supplemental/fractions.json")
        #expect(reason.contains("digits"))
    }

    @Test(arguments: ["locales/de.json", "names/de.json", "iso4217.json", "sources.json"])
    func truncatedFileIsNamed(file: String) {
        let error = #expect(throws: SnapshotError.self) {
            try read { folder in
                let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file))
                try bytes.dropLast(5).write(to: URL(fileURLWithPath: folder + "/" + file))
            }
        }
        guard case .unreadable(file, _) = error else {
            Issue.record("\(String(describing: error)) is not about \(file)")
            return
        }
    }
}
