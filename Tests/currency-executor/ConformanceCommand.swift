import ArgumentParser
import CommandSupport
import CurrencyFormat
import CurrencyNames
import Foundation

/// Requests to format and parse numbers, for test suites of formatters.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Answer formatting and parsing requests: one line of JSON in, one line of JSON out.",
        discussion: """
            A request is an object with label, locale, input and options; the options are those of ECMA-402's \
            NumberFormat:

            {"label":"1","locale":"es-MX","input":"-1.5","options":{"style":"percent"}}

            The answer has the label, and a result or an error. A malformed line is answered with an error.

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
            var executor = ConformanceExecutor(
                data: try tables.data(or: .bundled), names: try tables.names(or: .bundled),
                compatibility: tables.compatibility.value)
            try lines.write(answersTo: input) { executor.answer($0) }
        }
    }
}
