import ArgumentParser

/// The generator's command line.
@main
struct CurrencyDataTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "currency-data",
        abstract: "Turns upstream locale and currency data into tables, and shows what the tables say.",
        discussion: """
            Exit codes of all commands: 0 where all is well; 1 where something was found: differences, findings, \
            refused texts; 2 for arguments that are wrong or name nothing that exists; 3 for input and files that \
            cannot be read or are not what they must be, and for output that cannot be written.
            """,
        version: ToolVersion.text,
        subcommands: [
            ImportCommand.self, EmitCommand.self, VerifyCommand.self, ImageCommand.self, FreshnessCommand.self,
            DiffCommand.self, ReleaseNoteCommand.self, AuditCommand.self, DriftCommand.self, ExplainCommand.self,
            FormatCommand.self, ParseCommand.self, ScanCommand.self, ConformanceCommand.self, FieldsCommand.self,
        ])

    static func main() {
        do {
            var command = try command(Array(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch let failure as Failure {
            failure.report()
            exit(withError: failure.exitCode)
        } catch {
            if exitCode(for: error) == .validationFailure {
                let failure = Failure.usage(fullMessage(for: error))
                failure.report()
                exit(withError: failure.exitCode)
            }
            exit(withError: error)
        }
    }
}
