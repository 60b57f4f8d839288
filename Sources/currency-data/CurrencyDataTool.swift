import ArgumentParser

/// The generator's command line.
@main
struct CurrencyDataTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "currency-data",
        abstract: "Turns upstream locale and currency data into tables, and shows what the tables contain.",
        discussion: """
            Exit codes of all commands: 0 for success; 1 for differences, findings or text that cannot be parsed; 2 for \
            wrong arguments, including names of things that do not exist; 3 if input is malformed or cannot be read, or \
            output cannot be written.
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
