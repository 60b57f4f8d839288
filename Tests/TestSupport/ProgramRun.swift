import Foundation

/// A program run to its end.
///
///     let run = try ProgramRun("sh", ["-c", "echo $0; exit 3"])
///     #expect(run.code == 3 && run.output == "sh\n")
///
/// swift-subprocess offers the same but requires macOS 13, while the package supports 12 and the runtime's tests have
/// no dependencies.
public struct ProgramRun: Sendable {
    /// The process identifier.
    public let identifier: Int32
    /// The exit code, or the signal that ended the program.
    public let code: Int32
    /// The standard output. Empty if the caller passed a file.
    public let output: String
    /// The standard error.
    public let message: String

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - environment: All environment variables of the program, or nil to inherit the test's.
    ///   - output: Where to write the standard output instead of to the property `output`.
    /// - Throws: An error if there is no such program.
    public init(
        _ program: URL, _ arguments: [String], environment: [String: String]? = nil, input: FileHandle = .nullDevice,
        output: FileHandle? = nil
    ) throws {
        self = try StartedProgram(program, arguments, environment: environment, input: input, output: output).end()
    }

    /// Runs a program with a text as its standard input.
    public init(_ program: URL, _ arguments: [String], input: String, output: FileHandle? = nil) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let file = URL(fileURLWithPath: try folder.file("input", input))
        try self.init(program, arguments, input: FileHandle(forReadingFrom: file), output: output)
    }

    /// Runs a program from the search path.
    ///
    /// - Throws: `ProgramIsMissing` if the search path does not have it.
    public init(_ name: String, _ arguments: [String], input: String = "") throws {
        guard let program = Self.program(name) else { throw ProgramIsMissing(name: name) }
        try self.init(program, arguments, input: input)
    }

    init(identifier: Int32, code: Int32, output: String, message: String) {
        (self.identifier, self.code, self.output, self.message) = (identifier, code, output, message)
    }

    /// Finds a program in the search path, or returns nil.
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

/// A running program, for tests that interact with it.
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
        // Files, not pipes, so that neither side waits for the other to read.
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

    /// Waits until the program ends.
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
