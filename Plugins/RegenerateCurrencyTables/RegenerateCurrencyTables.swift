import Foundation
import PackagePlugin

/// `swift package regenerate-currency-tables [import options]`
///
/// Without options the generated files are written anew from the snapshot. With those of `currency-data import`
/// the snapshot is imported first. The tool says what changed.
@main
struct RegenerateCurrencyTables: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let tool = try context.tool(named: "currency-data").url
        let package = context.package.directoryURL
        if !arguments.isEmpty {
            try run(tool, ["import"] + arguments, in: package)
        }
        try run(tool, ["emit"], in: package)
    }

    private func run(_ tool: URL, _ arguments: [String], in directory: URL) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = directory
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            Diagnostics.error("currency-data \(arguments.joined(separator: " ")) failed; nothing was written")
            throw ExitError(status: process.terminationStatus)
        }
    }

    private struct ExitError: Error {
        var status: Int32
    }
}
