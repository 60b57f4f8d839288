import DataSnapshot
import Foundation
import LocaleModel
import TestSupport
import Testing

struct RoundTripTests {
    @Test
    func whatIsWrittenIsReadBack() throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            try SampleSnapshot.whole.write(to: path)
            #expect(SampleSnapshot.isSame(try Snapshot(directory: path), SampleSnapshot.whole))
        }
    }

    /// Generating tables does not need the names, which are most of the bytes.
    @Test
    func namesAreReadOnlyWhereTheyAreWanted() throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            try SampleSnapshot.whole.write(to: path)
            let snapshot = try Snapshot(directory: path, names: false)
            #expect(snapshot.localeFacts[0].values.keys.allSatisfy { if case .name = $0 { false } else { true } })
            #expect(snapshot.localeFacts[0].values.count == SampleSnapshot.whole.localeFacts[0].values.count - 2)
        }
    }

    @Test
    func writingTwiceGivesTheSameBytes() throws {
        try TemporaryFolder.with { scratch in
            try SampleSnapshot.whole.write(to: scratch.path + "/a")
            try SampleSnapshot.whole.write(to: scratch.path + "/b")
            let written = try TemporaryFolder.content(of: scratch.path + "/a")
            #expect(written.count == 13)
            #expect(try TemporaryFolder.content(of: scratch.path + "/b") == written)
        }
    }

    /// Files of the old snapshot that the new one does not have are removed.
    @Test
    func writingTakesThePlaceOfAllThatWasThere() throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            var more = SampleSnapshot.whole
            more.localeFacts.append(LocaleFacts(identifier: "xx", values: [.minimumGroupingDigits: "2"]))
            try more.write(to: path)
            #expect(FileManager.default.fileExists(atPath: path + "/locales/xx.json"))
            try SampleSnapshot.whole.write(to: path)
            #expect(!FileManager.default.fileExists(atPath: path + "/locales/xx.json"))
            #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["Snapshot"])
        }
    }

    /// A reviewer must see every character: invisible and confusable ones are escaped.
    @Test
    func textIsSortedAndWhatCannotBeSeenIsEscaped() throws {
        try TemporaryFolder.with { scratch in
            let path = scratch.path + "/Snapshot"
            try SampleSnapshot.whole.write(to: path)
            let files = try TemporaryFolder.content(of: path)
            let root = String(decoding: try #require(files["locales/und.json"]), as: UTF8.self)
            // U+1E950 is visible, U+E0001 is not. A scalar above U+FFFF is escaped as surrogates.
            #expect(
                root.contains(
                    #""\u061c-'\"\\/\n\u0001\u200e\u0301"# + "\u{1E950}" + #"\udb40\udc01""#), "\(root)")
            let german = String(decoding: try #require(files["locales/de.json"]), as: UTF8.self)
            #expect(german.contains(#""standard-alphaNextToNumber" : "#) && german.contains(##""#,##0.00\u00a0¤""##))
            #expect(german.hasSuffix("}\n"))
            let keys = german.split(separator: "\n").filter { $0.hasPrefix("  \"") }
            #expect(keys == keys.sorted())
            for (file, bytes) in files {
                let text = String(decoding: bytes, as: UTF8.self)
                let hidden = text.unicodeScalars.first {
                    $0 != "\n" && $0.properties.generalCategory == .control
                        || $0 != " " && $0.properties.generalCategory == .spaceSeparator
                        || $0.properties.generalCategory == .format
                }
                #expect(hidden == nil, "\(file)")
            }
        }
    }
}
