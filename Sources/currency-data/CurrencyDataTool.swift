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
        ClosedStreams.occupy()
        do {
            var command = try command(Array(CommandLine.arguments.dropFirst()))
            try command.run()
        } catch let failure as Failure {
            failure.report()
            exit(withError: failure.exitCode)
        } catch {
            exit(withError: said(error))
        }
    }

    /// Says what ArgumentParser has to say, of which help is the result of a command.
    ///
    /// - Returns: the exit code.
    private static func said(_ error: any Error) -> ExitCode {
        let message = fullMessage(for: error)
        switch exitCode(for: error) {
        case .success:
            do throws(OutputError) {
                try StandardOutput.write(message + "\n")
                return .success
            } catch {
                let failure = Failure.badInput(error)
                failure.report()
                return failure.exitCode
            }
        case .validationFailure:
            StandardError.say(TerminalText.of(lines: message))
            return ExitCode(2)
        case let code:
            if !message.isEmpty { StandardError.say(TerminalText.of(lines: message)) }
            return code
        }
    }
}
