import Foundation
import PackagePlugin

/// `swift package audit-currency-tables [--against SOURCE]... [options]`
///
/// Checks the committed snapshot, as `currency-data audit` does; without `--against`, against itself.
@main
struct AuditCurrencyTables: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "currency-data").url
        process.arguments = ["audit"] + arguments
        process.currentDirectoryURL = context.package.directoryURL
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw ExitError(status: process.terminationStatus) }
    }

    private struct ExitError: Error, CustomStringConvertible {
        var status: Int32

        var description: String {
            status == 1 ? "there are findings" : "currency-data audit ended with exit code \(status)"
        }
    }
}
