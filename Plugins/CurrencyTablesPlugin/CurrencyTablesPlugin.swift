import Foundation
import PackagePlugin

/// Adds a slice of the currency tables to a target with `currency-tables.json` in its folder: its own `CurrencyLocale`,
/// `Currency` and tables. The rest is in the product CurrencyEngine, on which the target depends.
@main
struct CurrencyTablesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try command(
            for: target.name, in: target.directoryURL, tool: context.tool(named: "currency-tables").url,
            output: context.pluginWorkDirectoryURL)
    }

    fileprivate func command(for target: String, in folder: URL, tool: URL, output: URL) -> [Command] {
        let request = folder.appendingPathComponent("currency-tables.json")
        guard FileManager.default.fileExists(atPath: request.path) else {
            Diagnostics.error("target \(target) names CurrencyTablesPlugin, and has no \(request.path)")
            return []
        }
        // SwiftPM warns about files that belong to no target and no command.
        let record = [folder.appendingPathComponent("currency-tables.lock")].filter {
            FileManager.default.fileExists(atPath: $0.path)
        }
        let files = ["CurrencyTables.swift", "CurrencyTables+Cases.swift", "CurrencyTables+Calls.swift"]
        return [
            .buildCommand(
                displayName: "Currency tables of \(target)", executable: tool, arguments: [request.path, output.path],
                inputFiles: [request] + record + sources, outputFiles: files.map { output.appendingPathComponent($0) })
        ]
    }

    /// The files that slices are made from: the tables, the enums and the calls of this package.
    private var sources: [URL] {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let modules = package.appendingPathComponent("Sources/Runtime")
        let calls = ["CurrencyFormat", "CurrencyParsing"].flatMap { module in
            ["Cases", "Codes", "Money"].map { "\(module)/\($0)" }
        }
        let folders = calls + ["CurrencyFormat/Generated", "CurrencyNames/Generated"]
        return folders.map { modules.appendingPathComponent($0) }.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appendingPathComponent($0) }
        }
    }
}

#if canImport(XcodeProjectPlugin)
    import XcodeProjectPlugin

    extension CurrencyTablesPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let request = target.inputFiles.first { $0.url.lastPathComponent == "currency-tables.json" }
            let folder = request?.url.deletingLastPathComponent() ?? context.xcodeProject.directoryURL
            return try command(
                for: target.displayName, in: folder, tool: context.tool(named: "currency-tables").url,
                output: context.pluginWorkDirectoryURL)
        }
    }
#endif
