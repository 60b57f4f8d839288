import ArgumentParser

/// A command that takes any number of operands, some of which begin as options do: `-7`, `-Infinity`.
protocol OperandCommand: ParsableCommand {
    var operands: [String] { get set }

    /// Whether a text is an option or is treated as one.
    static func isOption(_ text: String) -> Bool
}

/// The arguments of a command: its options, and the operands that can be nothing else.
///
///     1 2 --locale de 3 --json 4 5 -- -6        options: --locale de 3 --json 4; in front: 1 2; behind: 5 -6
///
/// ArgumentParser's time for operands grows with the square of their number. Those in front of all options, those behind
/// the last one, and those behind two dashes are therefore kept from it.
struct OperandRuns: Equatable {
    private(set) var leading: [String]
    /// What ArgumentParser reads.
    private(set) var options: [String]
    private(set) var trailing: [String]

    init(_ arguments: some Collection<String>, isOption: (String) -> Bool) {
        let front = Array(arguments.prefix { $0 != "--" })
        let behindDashes = arguments.dropFirst(front.count + 1)
        let first = front.firstIndex(where: isOption) ?? front.endIndex
        // The argument behind an option may be its value.
        let end = front.lastIndex(where: isOption).map { min($0 + 2, front.endIndex) } ?? front.endIndex
        leading = Array(front[..<first])
        options = Array(front[first..<end])
        trailing = Array(front[end...]) + behindDashes
    }
}

extension CurrencyDataTool {
    /// The command that arguments ask for.
    static func command(_ arguments: [String]) throws -> any ParsableCommand {
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
