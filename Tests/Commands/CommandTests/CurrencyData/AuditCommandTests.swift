import ArgumentParser
import DataAudits
import DataSnapshot
import Foundation
import ICUSource
import SnapshotSupport
import TestSupport
import Testing

@testable import CommandSupport
@testable import currency_data

/// The command `audit`, from arguments to report and exit code.
@Suite struct AuditCommandTests {
    /// Runs the command with a JSON report. Returns the exit code and the report's sections by subject.
    ///
    /// - Parameter locales: The locales of the snapshot. The committed snapshot has all.
    static func audit(
        _ arguments: String..., locales: [String]? = nil
    ) throws -> (code: Int32, sections: [String: [String: Any]]) {
        let copy = try locales.map(OwnSnapshot.copy)
        defer { if let copy { try? FileManager.default.removeItem(at: copy) } }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("audit-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let common = [
            "audit", "--snapshot", copy?.path ?? OwnSnapshot.directory, "--decisions",
            PackageFolder.file("Data/Decisions").path, "--format", "json", "--output", file.path,
        ]
        var code: Int32 = 0
        do {
            var command = try CurrencyDataTool.parseAsRoot(common + arguments)
            try command.run()
        } catch let failure as Failure {
            code = failure.exitCode.rawValue
        }
        guard let bytes = try? Data(contentsOf: file) else { return (code, [:]) }
        let report = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
        let sections = try #require(report["sections"] as? [[String: Any]])
        return (
            code,
            Dictionary(sections.map { ($0["subject"] as? String ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        )
    }

    static func causes(_ strings: [String: Any]) -> [String: Int] {
        let entries = strings["causes"] as? [[String: Any]] ?? []
        return Dictionary(
            entries.map { ($0["cause"] as? String ?? "", $0["count"] as? Int ?? 0) }, uniquingKeysWith: +)
    }

    /// Every comparison is explained, and the causes add up to the differences.
    static func expectExplained(_ strings: [String: Any]) throws {
        #expect(strings["unexplained"] as? Int == 0)
        let differing = try #require(strings["differing"] as? Int)
        #expect(causes(strings).values.reduce(0, +) == differing)
        #expect(try #require(strings["compared"] as? Int) >= differing)
    }

    @Test func theCommittedSnapshotPasses() throws {
        let (code, sections) = try Self.audit()
        #expect(code == 0)
        #expect((sections["snapshot"]?["findings"] as? [Any])?.isEmpty == true)
        #expect((sections["snapshot"]?["checks"] as? [Any])?.count == 12)
    }

    @Test func findingsAreAnExitCode() throws {
        #expect(try Self.audit("--against", "iso4217").code == 1)
        #expect(try Self.audit("--against", "iso4217", "--fail-on", "digits,symbol").code == 1)
        #expect(try Self.audit("--against", "iso4217", "--fail-on", "region-currency").code == 0)
        #expect(
            try Self.audit("--against", "iso4217", "--fail-on", "unexplained", "--currencies", "HUF,XCG").code == 0)
    }

    @Test func severalSourcesAreOneReport() throws {
        let copy = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: copy) }
        let own = copy.path
        let (code, sections) = try Self.audit(
            "--against", "iso4217", "--against", own, "--fail-on", "symbol", locales: ["en", "de", "de-CH"])
        #expect(code == 0)
        #expect(Set(sections.keys) == ["iso4217", own])
        #expect((sections[own]?["findings"] as? [Any])?.isEmpty == true)
    }

    @Test(arguments: [
        ["--against", "nowhere"], ["--fail-on", "colour"], ["--limit", "-1"], ["--format", "yaml"], ["--fail-on", ""],
        ["--fail-on", "digits,,symbol"], ["--locales", ""], ["--currencies", "EUR,"], ["--strings", "strings.tsv"],
        ["--against", "iso4217", "--strings", "strings.tsv"], ["--foundation-image", "image"],
        ["--json", "--format", "text"],
    ])
    func wrongArgumentsAreRefused(_ arguments: [String]) throws {
        #expect(throws: (any Error).self) { _ = try CurrencyDataTool.parseAsRoot(["audit"] + arguments) }
    }

    @Test(arguments: [
        ["--against", "iso4217", "--currencies", "FUH"], ["--against", "node", "--locales", "de_AT,xx"],
        ["--locales", "de-XX"],
    ])
    func whatNamesNothingIsAnErrorOfUsage(_ arguments: [String]) throws {
        let snapshot = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: snapshot) }
        #expect(CommandRun(["audit", "--snapshot", snapshot.path] + arguments).code == 2)
    }

    @Test func codesAreOfEitherCase() throws {
        #expect(
            try Self.audit("--against", "iso4217", "--fail-on", "digits", "--currencies", "huf", locales: ["de"]).code
                == 1)
        #expect(
            try Self.audit("--against", "iso4217", "--fail-on", "digits", "--currencies", "eur", locales: ["de"]).code
                == 0)
    }

    @Test func decisionsThatAreNotThereAreAnError() throws {
        let snapshot = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let run = CommandRun(["audit", "--snapshot", snapshot.path, "--decisions", "/nowhere"])
        #expect(run.code == 3 && run.message.contains("/nowhere"), "\(run.message)")
    }

    // MARK: Engines

    /// An engine that was requested but cannot run is a failure, unless the caller allows it.
    @Test func anEngineThatIsNotThereIsAFailure() throws {
        let (folder, snapshot) = (try TemporaryFolder(), try OwnSnapshot.copy())
        defer {
            folder.remove()
            try? FileManager.default.removeItem(at: snapshot)
        }
        func run(_ more: String...) throws -> ProgramRun {
            try ProgramRun(
                Tools.program(for: ["audit"]),
                ["audit", "--snapshot", snapshot.path, "--against", "node", "--locales", "de", "--fail-on"]
                    + ["unexplained"] + more, environment: ["PATH": folder.path])
        }
        let strict = try run()
        #expect(strict.code == 3)
        #expect(strict.message.contains("node is not installed") && strict.message.contains("--allow-missing-engines"))
        #expect(strict.output.contains("skipped: node is not installed"))
        let lenient = try run("--allow-missing-engines")
        #expect(lenient.code == 0)
        #expect(lenient.message == "currency-data: skipped: node: node is not installed\n")
    }

    /// Nobody writes amounts in the root locale, so nothing is compared, which is not a success.
    @Test func comparingNothingIsAFailure() throws {
        let snapshot = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let run = CommandRun(["audit", "--snapshot", snapshot.path, "--against", "foundation", "--locales", "root"])
        #expect(run.code == 3 && run.message.contains("NumberFormatter has none of the locales"), "\(run.message)")
    }

    @Test(arguments: ["/nonexistent/strings.tsv", "/"]) func stringsThatCannotBeWrittenAreAnError(_ file: String) throws
    {
        let snapshot = try OwnSnapshot.copy()
        defer { try? FileManager.default.removeItem(at: snapshot) }
        let run = CommandRun([
            "audit", "--snapshot", snapshot.path, "--against", "foundation", "--locales", "de", "--currencies",
            "EUR", "--strings", file,
        ])
        #expect(run.code == 3 && run.message.hasPrefix("\(file) cannot be written: "), "\(run.message)")
        #expect(!run.message.contains("Domain"))
    }

    #if os(Linux)
        @Test func stringsThatFillTheDiskAreAnError() throws {
            let snapshot = try OwnSnapshot.copy()
            defer { try? FileManager.default.removeItem(at: snapshot) }
            let run = CommandRun([
                "audit", "--snapshot", snapshot.path, "--against", "foundation", "--locales", "de", "--currencies",
                "EUR", "--strings", "/dev/full",
            ])
            #expect(run.code == 3 && run.message == "/dev/full cannot be written: No space left on device")
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    #endif

    @Test func theICUOfTheMachineIsExplained() throws {
        let locales = ["de", "de-CH", "en", "en-DE", "en-IN", "fr-CH", "pt-CV", "sr-Cyrl-ME", "tr", "zh"]
        let (_, sections) = try Self.audit(
            "--against", "icu", "--locales", locales.joined(separator: ","), "--currencies",
            "BAM,CVE,EUR,HUF,INR,TRY,USD", locales: locales)
        let section = try #require(sections["icu"])
        let strings = try #require((section["strings"] as? [[String: Any]])?.first)
        try Self.expectExplained(strings)
        #expect(section["unexplained"] as? Int == 0)
        // In en-DE, ICU gives USD the format that the locale defines for EUR.
        let findings = try #require(section["findings"] as? [[String: Any]])
        let named = findings.filter {
            $0["locale"] as? String == "en-DE" && $0["cause"] as? String == "region-currency-format"
        }
        #expect(!named.isEmpty)
        if ICUSource.version().cldrVersion == "42" {
            #expect(Self.causes(strings)["data-version"] ?? 0 > 0)
            let digits = findings.filter { $0["rule"] as? String == "icu-values" && $0["class"] as? String == "digits" }
            #expect(
                digits.contains { $0["currency"] as? String == "HUF" && $0["cause"] as? String == "moved-upstream" })
        }
    }

    #if os(Linux)
        @Test(.enabled(if: FoundationEngines.cldrVersion == "46", "there is no image of this Foundation's data"))
        func foundationIsExplained() throws {
            let image = PackageFolder.file("Tests/Conformance/Foundation/cldr-46.image").path
            let locales = [
                "bn", "de-CH", "en", "en-CZ", "en-IN", "ff-Latn-GH", "hi", "id", "ks-Arab", "ms", "tok",
            ]
            let (code, sections) = try Self.audit(
                "--against", "foundation", "--foundation-image", image, "--locales", locales.joined(separator: ","),
                "--currencies", "BGN,EUR,HUF,INR,JPY,KWD,USD", locales: locales)
            #expect(code == 1)
            let section = try #require(sections["foundation"])
            #expect(section["unexplained"] as? Int == 0)
            let strings = try #require(section["strings"] as? [[String: Any]])
            #expect(strings.map { $0["engine"] as? String } == ["NumberFormatter", "FormatStyle"])
            for comparison in strings { try Self.expectExplained(comparison) }
            let older = Self.causes(strings[0])
            #expect(older["indian-grouping-lost"] ?? 0 > 0 && older["decimals-through-double"] ?? 0 > 0)
            let newer = Self.causes(strings[1])
            #expect(newer["indian-grouping-lost"] == nil && newer["decimals-through-double"] == nil)
            #expect(newer["data-version"] ?? 0 > 0)
            let findings = try #require(section["findings"] as? [[String: Any]])
            let lev = findings.filter { $0["rule"] as? String == "region-currency" && $0["region"] as? String == "BG" }
            #expect(lev.map { $0["there"] as? String } == ["BGN"])
        }

        /// Without Foundation's data, a difference that a data version may explain is not called a different answer.
        @Test func withoutItsDataFoundationIsNotTold() throws {
            let snapshot = try OwnSnapshot.copy(locales: ["de-CH"])
            defer { try? FileManager.default.removeItem(at: snapshot) }
            let audit = try FoundationAudit(Snapshot(directory: snapshot.path), data: nil)
            let section = try audit.section(AuditSelection(locales: ["de-CH"], currencies: ["CHF"]))
            #expect(section.strings[1].causes.map(\.cause.id) == ["data-version-or-answer"])
        }
    #endif

    @Test func nodeIsExplainedWhereItHasTheSameData() throws {
        let locales = ["de", "de-CH", "en", "en-DE", "en-PL", "kea", "pt-CV", "sr-Cyrl-ME", "tr"]
        let (_, sections) = try Self.audit(
            "--against", "node", "--locales", locales.joined(separator: ","), "--currencies",
            "BAM,CVE,EUR,RSD,TRY,USD", "--allow-missing-engines", locales: locales)
        let section = try #require(sections["node"])
        if section["skipped"] is String { return }
        let strings = try #require((section["strings"] as? [[String: Any]])?.first)
        try Self.expectExplained(strings)
        #expect(strings["compared"] as? Int ?? 0 > 200)
    }
}
