import DataAudits
import Foundation
import SnapshotSupport
import TestSupport
import Testing

@testable import CommandSupport
@testable import currency_data

/// A damaged or hostile snapshot ends `audit` and `diff` immediately with exit code 3, and their outputs do not change.
@Suite struct HostileSnapshotTests {
    struct Row: Sendable, CustomStringConvertible {
        var description: String
        /// The text that the error must contain.
        var names: String
        var damage: @Sendable (URL) throws -> Void
    }

    private static func replace(_ file: String, _ text: [UInt8]) -> @Sendable (URL) throws -> Void {
        { folder in try Data(text).write(to: folder.appendingPathComponent(file)) }
    }

    static let rows: [Row] = [
        Row(description: "a missing file", names: "supplemental/fractions.json") { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("supplemental/fractions.json"))
        },
        Row(description: "a missing locale", names: "locales/de-CH.json is missing") { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("locales/de-CH.json"))
        },
        Row(description: "a locale that is not stated", names: "locales/fr.json is not listed in") { folder in
            try Data("{}".utf8).write(to: folder.appendingPathComponent("locales/fr.json"))
        },
        Row(description: "a missing folder", names: "locales") { folder in
            try FileManager.default.removeItem(at: folder.appendingPathComponent("locales"))
        },
        Row(
            description: "half a file", names: "locales/de.json",
            damage: replace("locales/de.json", Array("{\"currencies\": {\"EUR\"".utf8))),
        Row(
            description: "text that is no UTF-8", names: "locales/de.json",
            damage: replace("locales/de.json", Array("{\"a\": \"".utf8) + [0xC3, 0x28, 0xFF] + Array("\"}".utf8))),
        Row(
            description: "brackets without end", names: "iso4217.json",
            damage: replace("iso4217.json", [UInt8](repeating: UInt8(ascii: "["), count: 2_000_000))),
        Row(
            description: "objects within objects", names: "locales/de.json",
            damage: replace("locales/de.json", (0..<200_000).flatMap { _ in Array("{\"a\":".utf8) })),
        Row(
            description: "a field that nobody knows", names: "systems/latn/colour",
            damage: replace("locales/de.json", Array("{\"systems\": {\"latn\": {\"colour\": \"red\"}}}".utf8))),
        Row(
            description: "a number where a text belongs", names: "minimumGroupingDigits",
            damage: replace("locales/de.json", Array("{\"minimumGroupingDigits\": 1}".utf8))),
        Row(
            description: "decimals beyond all numbers", names: "supplemental/fractions.json",
            damage: replace(
                "supplemental/fractions.json",
                Array("{\"EUR\": {\"digits\": 1e400, \"rounding\": 0}}".utf8))),
        Row(description: "a link to itself", names: "locales/de.json") { folder in
            let file = folder.appendingPathComponent("locales/de.json")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "de.json")
        },
        Row(description: "a folder that contains itself", names: "locales/again.json") { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appendingPathComponent("locales/again.json").path, withDestinationPath: ".")
        },
        Row(description: "a device without end", names: "locales/de.json") { folder in
            let file = folder.appendingPathComponent("locales/de.json")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
        },
        Row(description: "a pipe that nobody writes to", names: "locales/de.json") { folder in
            let file = folder.appendingPathComponent("locales/de.json")
            try FileManager.default.removeItem(at: file)
            #expect(mkfifo(file.path, 0o600) == 0)
        },
        Row(description: "a file of a gigabyte", names: "names/en.json") { folder in
            let handle = try FileHandle(forWritingTo: folder.appendingPathComponent("names/en.json"))
            try handle.truncate(atOffset: 1 << 30)
            try handle.close()
        },
    ]

    private static func failure(_ arguments: [String]) throws -> Failure? {
        do {
            var command = try CurrencyDataTool.parseAsRoot(arguments)
            try command.run()
            return nil
        } catch let failure as Failure {
            return failure
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: rows) func damageIsAnError(_ row: Row) throws {
        let (sound, damaged) = (try OwnSnapshot.copy(), try OwnSnapshot.copy())
        let scratch = try TemporaryFolder()
        let output = URL(fileURLWithPath: scratch.path + "/report.txt")
        defer {
            scratch.remove()
            for folder in [sound, damaged] { try? FileManager.default.removeItem(at: folder) }
        }
        try row.damage(damaged)
        try Data("as it was".utf8).write(to: output)
        for arguments in [
            ["audit", "--snapshot", damaged.path], ["audit", "--snapshot", sound.path, "--against", damaged.path],
            ["diff", sound.path, damaged.path], ["diff", damaged.path, sound.path, "--render"],
        ] {
            let failure = try #require(try Self.failure(arguments + ["--output", output.path]), "\(arguments[0])")
            #expect(failure.exitCode.rawValue == 3)
            #expect(failure.message.contains(row.names), "\(failure.message.prefix(200))")
            #expect(try String(contentsOf: output, encoding: .utf8) == "as it was")
        }
    }

    /// A cycle of parents ends the chain, and the audit reports it.
    @Test func parentsInACircleAreFound() throws {
        let (folder, sound, scratch) = (try OwnSnapshot.copy(), try OwnSnapshot.copy(), try TemporaryFolder())
        defer {
            scratch.remove()
            for folder in [folder, sound] { try? FileManager.default.removeItem(at: folder) }
        }
        let file = folder.appendingPathComponent("supplemental/identifiers.json")
        var identifiers = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        identifiers["parentLocales"] = ["de": "de-CH", "de-CH": "de"]
        try JSONSerialization.data(withJSONObject: identifiers).write(to: file)
        let audit = try Self.failure(["audit", "--snapshot", folder.path, "--output", scratch.path + "/report.txt"])
        #expect(audit?.exitCode.rawValue == 1)
        let text = try String(contentsOfFile: scratch.path + "/report.txt", encoding: .utf8)
        #expect(text.contains("de is its own ancestor") && text.contains("de-CH is its own ancestor"))
        let diff = try Self.failure(["diff", folder.path, sound.path, "--output", scratch.path + "/diff.txt"])
        #expect(diff?.exitCode.rawValue == 1)
    }

    @Test func anOutputThatCannotBeWrittenIsAnError() throws {
        let folder = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: folder) }
        let failure = try Self.failure(["audit", "--snapshot", folder.path, "--output", folder.path + "/no/report"])
        #expect(failure?.exitCode.rawValue == 3)
    }
}
