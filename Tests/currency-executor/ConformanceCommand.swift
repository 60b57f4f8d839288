import ArgumentParser
import CurrencyEngine
import Foundation

/// JSON lines in, JSON lines out, for test suites of any kind.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Answer formatting and parsing requests: one line of JSON in, one line of JSON out.",
        discussion: """
            A request is an object with label, locale, input and options; the options are those of ECMA-402's \
            NumberFormat:

            {"label":"1","locale":"es-MX","input":"-1.5","options":{"style":"currency","currency":"EUR"}}

            The answer has the label, and a result or an error. A malformed line is answered with an error.

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
            var executor = ConformanceExecutor(
                data: try tables.data(), names: try tables.names(), compatibility: tables.compatibility.value)
            var reader = LineReader(input)
            while let line = try reader.next(beforeWaiting: { try lines.flush() }) {
                let answer = executor.answer(line)
                try lines.append { $0.append(contentsOf: answer) }
            }
            try lines.flush()
        }
    }
}
