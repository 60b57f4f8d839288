import Foundation
import PackagePlugin

/// `swift package audit-currency-tables`
///
/// Reports the texts of the package's slices that differ from their records, such as after an update of
/// swift-currency-format.
@main
struct AuditCurrencyTables: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        guard arguments.isEmpty else { throw CommandError("the command takes no arguments") }
        let requests = context.package.targets
            .map { $0.directoryURL.appendingPathComponent("currency-tables.json").path }
            .filter { FileManager.default.fileExists(atPath: $0) }
        if requests.isEmpty { throw CommandError("no target of the package has a currency-tables.json") }
        let process = try Process.run(context.tool(named: "currency-record").url, arguments: ["audit"] + requests)
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
            self.init(status == 1 ? "there are differences" : "currency-record audit ended with exit code \(status)")
        }
    }
}
