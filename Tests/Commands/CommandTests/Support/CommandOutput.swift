import Foundation
import Testing

@testable import CommandSupport
@testable import currency
@testable import currency_data
@testable import currency_executor

/// Runs commands that write lines in this process.
enum CommandOutput {
    /// The lines that a command writes.
    ///
    /// - Parameter input: The content of standard input.
    static func lines(of arguments: [String], input: Data = Data()) throws -> [String] {
        let (lines, failure) = try run(arguments, input: input)
        if let failure { throw failure }
        return lines
    }

    /// The failure of a command that must fail.
    static func failure(of arguments: [String], input: Data = Data()) throws -> Failure {
        try #require(try run(arguments, input: input).failure)
    }

    /// The output of a command, and its failure, if any.
    static func run(_ arguments: [String], input: Data = Data()) throws -> (lines: [String], failure: Failure?) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("input-\(UUID().uuidString)")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let handle = try FileHandle(forReadingFrom: file)
        defer { try? handle.close() }
        let collected = CollectedBytes()
        var lines = OutputLines { collected.bytes += $0 }
        let command = try Tools.tool(for: arguments).command(arguments)
        var failure: Failure?
        do {
            switch command {
            case let command as FormatCommand: try command.write(to: &lines, from: handle)
            case let command as ParseCommand: _ = try command.write(to: &lines, from: handle)
            case let command as ConformanceCommand: try command.write(to: &lines, from: handle)
            case let command as FieldsCommand: try command.write(to: &lines, from: handle)
            case let command as LikeCommand: try command.write(to: &lines)
            case let command as ScanCommand: try command.scan(to: &lines, standardInput: handle)
            default: Issue.record("\(arguments) writes no lines")
            }
        } catch let error as Failure {
            failure = error
        }
        // A newline ends each line, so the last one is followed by nothing.
        let text = String(decoding: collected.bytes, as: UTF8.self)
        return (text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init), failure)
    }

    private final class CollectedBytes {
        var bytes: [UInt8] = []
    }
}
