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
        switch process.terminationStatus {
        case 0: return
        case 1: Diagnostics.error("there are findings")
        default: Diagnostics.error("currency-data audit failed")
        }
        throw ExitError(status: process.terminationStatus)
    }

    private struct ExitError: Error {
        var status: Int32
    }
}
