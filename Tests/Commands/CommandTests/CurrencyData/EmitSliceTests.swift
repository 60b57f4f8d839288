import DataSnapshot
import Foundation
import TestSupport
import Testing

@testable import currency_data

/// `emit --slice`, which writes the files that the build plugin adds to a module.
struct EmitSliceTests {
    private static let names = ["CurrencyTables+Calls.swift", "CurrencyTables+Cases.swift", "CurrencyTables.swift"]
    private static let request = #"{"locales": ["de-DE", "ar-EG"], "currencies": ["EUR"], "features": ["names"]}"#

    private func emit(_ request: String?, in folder: TemporaryFolder) throws -> CommandRun {
        if let request { _ = try folder.file("currency-tables.json", request) }
        let arguments = ["emit", "--slice", folder.path + "/currency-tables.json", "--output", folder.path + "/slice"]
        return CommandRun(arguments)
    }

    /// Files as written by an earlier run.
    private func earlierFiles(in folder: TemporaryFolder) throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/slice", withIntermediateDirectories: false)
        for name in Self.names { _ = try folder.file("slice/" + name, "as it was: \(name)") }
    }

    private func areAsTheyWere(in folder: TemporaryFolder) throws -> Bool {
        let found = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/slice").sorted()
        return try found == Self.names
            && found.allSatisfy {
                try String(contentsOfFile: folder.path + "/slice/" + $0, encoding: .utf8) == "as it was: \($0)"
            }
    }

    /// The plugin runs `currency-tables`.
    @Test func filesAreThoseOfThePlugin() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let run = try emit(Self.request, in: folder)
        #expect(run.code == 0, "\(run.message)")
        let tool = try ProgramRun(
            Tools.testFolder.appendingPathComponent("currency-tables"),
            [folder.path + "/currency-tables.json", folder.path + "/plugin"])
        #expect(tool.code == 0, "\(tool.message)")
        #expect(tool.output.hasPrefix("2 locales and 1 currency take "), "\(tool.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/slice").sorted() == Self.names)
        for name in Self.names {
            #expect(
                FileManager.default.contentsEqual(
                    atPath: folder.path + "/slice/" + name, andPath: folder.path + "/plugin/" + name), "\(name)")
        }
    }

    @Test func unknownNamesAreReportedWithTheirLinesAndLeaveTheFilesAsTheyWere() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try earlierFiles(in: folder)
        let run = try emit("{\n  \"locales\": [\"de-TA\"],\n  \"currencies\": [\"EUR\", \"EUT\"]\n}\n", in: folder)
        #expect(run.code == 3)
        let file = folder.path + "/currency-tables.json"
        #expect(
            run.message == """
                \(file):2:15: error: unknown locale "de-TA"; did you mean "de-AT"?
                \(file):3:25: error: unknown currency "EUT"; did you mean "EUR"?
                """)
        #expect(try areAsTheyWere(in: folder))
    }

    @Test func aMissingRequestLeavesTheFilesAsTheyWere() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        try earlierFiles(in: folder)
        let run = try emit(nil, in: folder)
        #expect(run.code == 3)
        #expect(run.message == "\(folder.path)/currency-tables.json: error: the file cannot be read")
        #expect(try areAsTheyWere(in: folder))
    }

    #if os(Linux)
        /// The disk fills up when the last file is written.
        @Test func aFullDiskLeavesTheFilesAsTheyWere() throws {
            let folder = try TemporaryFolder()
            defer { folder.remove() }
            try earlierFiles(in: folder)
            let last = URL(fileURLWithPath: folder.path + "/slice/CurrencyTables+Calls.swift")
            try FileManager.default.createSymbolicLink(
                atPath: LeftBehind.place(of: .new, beside: last).path, withDestinationPath: "/dev/full")
            let run = try emit(Self.request, in: folder)
            #expect(run.code == 3)
            #expect(run.message == "\(last.path) cannot be written: No space left on device")
            #expect(try areAsTheyWere(in: folder))
        }
    #endif

    @Test func sliceNeedsAFolder() throws {
        let run = CommandRun(["emit", "--slice", "currency-tables.json"])
        #expect(run.code == 2)
        #expect(run.message.contains("--slice needs --output, the folder of the slice's files"), "\(run.message)")
    }
}
