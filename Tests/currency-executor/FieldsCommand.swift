import ArgumentParser
import CommandSupport
import CurrencyFormat
import Foundation

/// Requests to edit text in fields, for test suites of text fields.
struct FieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Answer editing requests for text fields: one line of JSON in, one line of JSON out.",
        discussion: """
            A request is an object with label, engine, config, initial and events:

            {"engine":"decimal","config":{"locale":"de"},"events":[{"op":"begin"}]}

            The answer has the label, and one state for each event or an error. Engines are currency, decimal, percent, \
            mask and textinput; offsets count UTF-16 code units. A malformed line is answered with an error.

            Exit codes: 0, even if answers are errors; 2 for wrong arguments; 3 if a file is malformed, or input or \
            output fails.
            """)

    @OptionGroup var tables: TableOptions

    @OptionGroup var answers: AnswerOptions

    func run() throws {
        var lines = OutputLines()
        try write(to: &lines, from: .standardInput)
    }

    func write(to lines: inout OutputLines, from input: FileHandle) throws {
        try reporting {
            let executor = FieldExecutor(data: try tables.data(or: .bundled))
            try lines.write(answersTo: input) { Array(executor.answer($0).utf8) }
        }
    }
}
