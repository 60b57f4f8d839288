import ArgumentParser
import FieldExecutor
import Foundation

/// JSON lines in, JSON lines out, for test suites of text fields.
struct FieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Answer editing requests for text fields: one line of JSON in, one line of JSON out.",
        discussion: """
            A request is an object with label, engine, config, initial and events:

            {"engine":"currency","config":{"locale":"en_US","currency":"USD"},"events":[{"op":"begin"},{"op":"type","with":"12"}]}

            The answer has the label, and one state for each event or an error. Engines are currency, decimal, percent, \
            mask and textinput; offsets count UTF-16 code units. A malformed line is answered with an error.

            Exit codes: 0, even if answers are errors; 2 for wrong arguments; 3 if a file is malformed, or input or \
            output fails.
            """)

    /// Answers have one form; the option is here because all commands have it.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json
    }

    @OptionGroup var tables: TableOptions

    @Option(help: "The form of the answers.")
    var format: Format = .json

    @Flag(help: "Short for --format json.")
    var json = false

    func run() throws {
        var lines = OutputLines()
        try write(to: &lines, from: .standardInput)
    }

    func write(to lines: inout OutputLines, from input: FileHandle) throws {
        try reporting {
            let executor = FieldExecutor(data: try tables.data())
            var reader = LineReader(input)
            while let line = try reader.next(beforeWaiting: { try lines.flush() }) {
                let answer = executor.answer(line)
                try lines.append { $0.append(contentsOf: answer.utf8) }
            }
            try lines.flush()
        }
    }
}
