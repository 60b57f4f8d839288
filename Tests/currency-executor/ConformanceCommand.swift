import ArgumentParser
import CurrencyEngine
import Foundation

/// JSON lines in, JSON lines out, for test suites of any kind.
struct ConformanceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "conformance",
        abstract: "Answer requests on standard input, a line of JSON each, with a line of JSON each.",
        discussion: """
            A request is an object with label, locale, input and options, which are those of ECMA-402's NumberFormat:
            {"label":"1","locale":"es-MX","input":"-1.5","options":{"style":"currency","currency":"EUR"}}
            The answer has the label and result or error. A line that is no request is answered with an error.
            Exit codes: 0, also where answers are errors; 2 for wrong arguments; 3 for files that are not what they must
            be, and for input and output that cannot be read and written.
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
