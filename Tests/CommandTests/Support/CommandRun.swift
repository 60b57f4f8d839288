import ArgumentParser
import Foundation

@testable import currency_data

/// A command of the tool, run in this process: its exit code, and what it says on standard error.
struct CommandRun {
    var code: Int32 = 0
    var message = ""

    init(_ arguments: [String]) {
        do {
            var command = try CurrencyDataTool.command(arguments)
            try command.run()
        } catch let failure as Failure {
            (code, message) = (failure.exitCode.rawValue, failure.message)
        } catch {
            let isUsage = CurrencyDataTool.exitCode(for: error) == .validationFailure
            (code, message) = (isUsage ? 2 : 1, CurrencyDataTool.message(for: error))
        }
    }

    /// The tool as a program of its own, for what concerns standard output; it is built beside the tests.
    static let program = testFolder.appendingPathComponent("currency-data")

    #if canImport(Darwin)
        private final class Anchor {}
        private static let testFolder = Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
        private static let testFolder = Bundle.main.bundleURL
    #endif
}

/// A folder for the files of one test.
struct TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("command-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    /// Writes a file and gives its path.
    func file(_ name: String, _ text: String) throws -> String {
        try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
        return path + "/" + name
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
