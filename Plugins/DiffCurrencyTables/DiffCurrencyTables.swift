import Foundation
import PackagePlugin

/// `swift package diff-currency-tables OLD NEW`
///
/// Reports the differences between two records of slices, such as one from an earlier commit and
/// `currency-tables.lock`.
@main
struct DiffCurrencyTables: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments.count == 2 else {
            throw CommandError(
                "usage: swift package diff-currency-tables OLD NEW, two files such as currency-tables.lock")
        }
        let process = try Process.run(context.tool(named: "currency-record").url, arguments: ["diff"] + arguments)
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CommandError(status: process.terminationStatus) }
    }

    private struct CommandError: Error, CustomStringConvertible {
        var description: String

        init(_ description: String) {
            self.description = description
        }

        /// The error for an exit code of the tool, which has printed the details itself.
        init(status: Int32) {
            self.init(status == 1 ? "there are differences" : "currency-record diff ended with exit code \(status)")
        }
    }
}
