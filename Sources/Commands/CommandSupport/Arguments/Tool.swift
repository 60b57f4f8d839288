import ArgumentParser

/// A program of several commands.
package protocol Tool: ParsableCommand {}

extension Tool {
    /// What the exit codes of all commands mean, for help.
    package static var exitCodes: String {
        """
        Exit codes of all commands: 0 for success; 1 for differences, findings or text that cannot be parsed; 2 for \
        wrong arguments, including names of things that do not exist; 3 if input is malformed or cannot be read, or \
        output cannot be written.
        """
    }

    /// Runs the command that the program's arguments ask for, and ends the program.
    package static func start() {
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

    /// The command that arguments ask for.
    package static func command(_ arguments: [String]) throws -> any ParsableCommand {
        let names = configuration.subcommands.compactMap { $0.configuration.commandName }
        if let name = arguments.first, !name.hasPrefix("-"), !(names + ["help"]).contains(name) {
            throw ValidationError("There is no command '\(name)'; commands are \(names.joined(separator: ", ")).")
        }
        do {
            return try parsed(arguments)
        } catch {
            // ArgumentParser says first that an option is missing, of which a misspelt one may be the reason.
            let type = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
            if let type, exitCode(for: error) == .validationFailure,
                let unknown = UnknownOption(among: arguments.dropFirst(), of: type, helpOf: self)
            {
                throw unknown.failure
            }
            throw error
        }
    }

    private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        let types = configuration.subcommands.lazy.compactMap { $0 as? any OperandCommand.Type }
        guard let name = arguments.first, let type = types.first(where: { $0.configuration.commandName == name })
        else { return try parseAsRoot(arguments) }
        let runs = OperandRuns(arguments.dropFirst(), isOption: type.isOption)
        let parsed = try parseAsRoot([name] + runs.options)
        // Whoever asks for help gets another command.
        guard var command = parsed as? any OperandCommand else { return parsed }
        command.operands = runs.leading + command.operands + runs.trailing
        return command
    }
}
