import Foundation

/// A program that a test ran to its end.
///
///     let run = try ProgramRun("sh", ["-c", "echo $0; exit 3"])
///     #expect(run.code == 3 && run.output == "sh\n")
///
/// swift-subprocess does the same, but needs macOS 13 where the package has 12, and the tests of the runtime depend on no
/// package.
public struct ProgramRun: Sendable {
    /// Its number among the processes.
    public let identifier: Int32
    /// Its exit code, or the signal that ended it.
    public let code: Int32
    /// What it wrote to standard output; empty where the caller gave it a file.
    public let output: String
    /// What it wrote to standard error.
    public let message: String

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - environment: all variables that it has; those of the test where it is nil.
    ///   - output: where it writes to instead of to `output`.
    /// - Throws: an error where there is no such program.
    public init(
        _ program: URL, _ arguments: [String], environment: [String: String]? = nil, input: FileHandle = .nullDevice,
        output: FileHandle? = nil
    ) throws {
        self = try StartedProgram(program, arguments, environment: environment, input: input, output: output).end()
    }

    /// Runs a program that reads a text.
    public init(_ program: URL, _ arguments: [String], input: String, output: FileHandle? = nil) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = URL(fileURLWithPath: try folder.file("input", input))
        try self.init(program, arguments, input: FileHandle(forReadingFrom: file), output: output)
    }

    /// Runs a program of the search path.
    ///
    /// - Throws: `ProgramIsMissing` where the search path has none.
    public init(_ name: String, _ arguments: [String], input: String = "") throws {
        guard let program = Self.program(name) else { throw ProgramIsMissing(name: name) }
        try self.init(program, arguments, input: input)
    }

    init(identifier: Int32, code: Int32, output: String, message: String) {
        (self.identifier, self.code, self.output, self.message) = (identifier, code, output, message)
    }

    /// A program of the search path; nil where it has none of that name.
    public static func program(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}

/// The search path does not have a program.
public struct ProgramIsMissing: Error {
    /// The program.
    public let name: String
}

/// A program that runs beside the test, for tests that talk with it.
public struct StartedProgram {
    private let process = Process()
    private let folder: TemporaryFolder

    /// Starts a program.
    public init(
        _ program: URL, _ arguments: [String], environment: [String: String]? = nil, input: FileHandle,
        output: FileHandle? = nil
    ) throws {
        folder = try TemporaryFolder()
        process.executableURL = program
        process.arguments = arguments
        if let environment { process.environment = environment }
        process.standardInput = input
        // Files, not pipes: neither side waits for the other to read.
        process.standardOutput = try output ?? Self.handle(folder, "output")
        process.standardError = try Self.handle(folder, "message")
        do {
            try process.run()
        } catch {
            folder.remove()
            throw error
        }
    }

    private static func handle(_ folder: TemporaryFolder, _ name: String) throws -> FileHandle {
        try FileHandle(forWritingTo: URL(fileURLWithPath: try folder.file(name, "")))
    }

    /// Waits for its end.
    public func end() throws -> ProgramRun {
        defer { folder.remove() }
        process.waitUntilExit()
        func text(_ name: String) throws -> String {
            let file = URL(fileURLWithPath: folder.path + "/" + name)
            guard FileManager.default.fileExists(atPath: file.path) else { return "" }
            return String(decoding: try Data(contentsOf: file), as: UTF8.self)
        }
        return ProgramRun(
            identifier: process.processIdentifier, code: process.terminationStatus, output: try text("output"),
            message: try text("message"))
    }
}
