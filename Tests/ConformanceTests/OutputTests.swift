import Foundation
import Testing

@testable import currency_data

/// Output that could not be written ends a command with an error, and what is no plain file stays what it is.
@Suite struct OutputTests {
    static let commands: [[String]] = [
        ["explain", "de", "EUR", "5"], ["diff", "Data/Snapshot", "Data/Snapshot", "--json"],
        ["audit", "--against", "iso4217", "--currencies", "HUF"],
    ]

    #if os(Linux)
        /// Runs the program with a standard output that is full, closed for writing, or another file.
        static func run(_ arguments: [String], _ output: FileHandle) throws -> (code: Int32, message: String) {
            let process = Process()
            process.executableURL = CommandRun.program
            process.arguments = arguments
            process.currentDirectoryURL = AuditCommandTests.package
            process.standardOutput = output
            let said = Pipe()
            process.standardError = said
            try process.run()
            let message = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return (process.terminationStatus, message)
        }

        @Test(arguments: commands) func aFullDiskIsAnError(_ arguments: [String]) throws {
            let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
            let result = try Self.run(arguments, full)
            #expect(result.code == 3)
            #expect(
                result.message == "currency-data: standard output cannot be written: No space left on device\n")
        }

        @Test(arguments: commands) func aStandardOutputThatTakesNothingIsAnError(_ arguments: [String]) throws {
            let readOnly = try #require(FileHandle(forReadingAtPath: "/dev/null"))
            let result = try Self.run(arguments, readOnly)
            #expect(result.code == 3)
            #expect(result.message.contains("standard output cannot be written: Bad file descriptor"))
        }

        /// A device is written to; a plain file in its place would be the end of the device.
        @Test(arguments: commands) func aDeviceIsNotReplaced(_ arguments: [String]) throws {
            let result = CommandRun(inPackage(arguments) + ["--output", "/dev/full"])
            #expect(result.code == 3)
            #expect(result.message == "/dev/full cannot be written: No space left on device")
            let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
            #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
        }
    #endif

    @Test(arguments: commands) func aFolderThatIsNotThereIsNamed(_ arguments: [String]) {
        let result = CommandRun(inPackage(arguments) + ["--output", "/nonexistent/report"])
        #expect(result.code == 3)
        #expect(result.message == "/nonexistent/report cannot be written: No such file or directory")
    }

    @Test(arguments: commands) func aFolderIsNoFile(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let result = CommandRun(inPackage(arguments) + ["--output", folder.path])
        #expect(result.code == 3)
        #expect(result.message == "\(folder.path) cannot be written: Is a directory")
        #expect(CommandRun(inPackage(arguments) + ["--output", ""]).message.contains("a file has a name"))
    }

    /// What a link points to is written, and the link stays.
    @Test func aLinkStays() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let link = folder.path + "/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: try folder.file("report", "old"))
        try OutputFile.write("new", to: link)
        #expect(try String(contentsOfFile: folder.path + "/report", encoding: .utf8) == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link).hasSuffix("report"))
    }

    private func inPackage(_ arguments: [String]) -> [String] {
        let snapshot = AuditCommandTests.package.appendingPathComponent("Data/Snapshot").path
        let arguments = arguments.map { $0 == "Data/Snapshot" ? snapshot : $0 }
        return arguments[0] == "diff"
            ? arguments
            : arguments + ["--snapshot", snapshot]
                + ["--decisions", AuditCommandTests.package.appendingPathComponent("Data/Decisions").path]
    }
}
