import ArgumentParser

/// The generator's command line.
@main
struct CurrencyDataTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "currency-data",
        abstract: "Turns upstream locale and currency data into tables, and shows what the tables say.",
        subcommands: [
            ImportCommand.self, EmitCommand.self, VerifyCommand.self, ImageCommand.self, DiffCommand.self,
            AuditCommand.self, ExplainCommand.self, FormatCommand.self, ParseCommand.self, ConformanceCommand.self,
        ])

    static func main() {
        do {
            var command = try parseAsRoot()
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
