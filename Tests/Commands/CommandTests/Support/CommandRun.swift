import ArgumentParser
import Foundation

@testable import CommandSupport
@testable import currency
@testable import currency_data
@testable import currency_executor

/// The three programs.
enum Tools {
    static let all: [any Tool.Type] = [CurrencyDataTool.self, CurrencyTool.self, CurrencyExecutorTool.self]

    /// The program with the command that the arguments begin with, or else the first.
    static func tool(for arguments: [String]) -> any Tool.Type {
        all.first { $0.configuration.subcommands.contains { $0.configuration.commandName == arguments.first } }
            ?? all[0]
    }

    /// The executable with the command that the arguments begin with, built next to the tests.
    static func program(for arguments: [String]) -> URL {
        testFolder.appendingPathComponent(tool(for: arguments).configuration.commandName ?? "")
    }

    #if canImport(Darwin)
        private final class Anchor {}
        static let testFolder = Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent()
    #else
        static let testFolder = Bundle.main.bundleURL
    #endif
}

/// A command of a tool, run in this process: its exit code and its standard error.
struct CommandRun {
    var code: Int32 = 0
    var message = ""

    init(_ arguments: [String]) {
        let tool = Tools.tool(for: arguments)
        do {
            var command = try tool.command(arguments)
            try command.run()
        } catch let failure as Failure {
            (code, message) = (failure.exitCode.rawValue, failure.message)
        } catch {
            let isUsage = tool.exitCode(for: error) == .validationFailure
            (code, message) = (isUsage ? 2 : 1, tool.message(for: error))
        }
    }
}
