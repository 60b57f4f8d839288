import ArgumentParser
import CommandSupport

/// The command line for maintaining and examining the data.
@main
struct CurrencyDataTool: Tool {
    static let configuration = CommandConfiguration(
        commandName: "currency-data",
        abstract: "Turns upstream locale and currency data into tables, and shows what the tables contain.",
        discussion: """
            To format and parse amounts, use the other program: currency format, currency parse and currency scan.

            \(exitCodes)
            """,
        version: ToolVersion.text(of: "currency-data"),
        groupedSubcommands: [
            CommandGroup(
                name: "Maintainer",
                subcommands: [
                    ImportCommand.self, EmitCommand.self, VerifyCommand.self, ImageCommand.self, FreshnessCommand.self,
                ]),
            CommandGroup(
                name: "Auditor",
                subcommands: [
                    DiffCommand.self, ReleaseNoteCommand.self, AuditCommand.self, DriftCommand.self,
                    ExplainCommand.self,
                ]),
        ])

    static func main() {
        MovedCommand.forward(CommandLine.arguments.dropFirst())
        start()
    }
}
