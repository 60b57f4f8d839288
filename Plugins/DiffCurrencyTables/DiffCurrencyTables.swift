import Foundation
import PackagePlugin

/// `swift package diff-currency-tables OLD [NEW] [options]`
///
/// Shows what a customer sees change between two snapshots, as `currency-data diff` does; the new one is the committed
/// one where it is left out.
@main
struct DiffCurrencyTables: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "currency-data").url
        process.arguments = ["diff"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ExitError(status: process.terminationStatus) }
    }

    private struct ExitError: Error, CustomStringConvertible {
        var status: Int32

        var description: String {
            status == 1 ? "there are findings" : "currency-data diff ended with exit code \(status)"
        }
    }
}
