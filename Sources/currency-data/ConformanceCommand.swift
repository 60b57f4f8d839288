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
            """)

    @OptionGroup var tables: TableOptions

    func run() throws {
        try reporting {
            var executor = ConformanceExecutor(
                data: try tables.data(), names: try tables.names(), compatibility: tables.compatibility.value)
            var reader = LineReader(.standardInput)
            while let line = reader.next() {
                let answer = Data(executor.answer(line) + [UInt8(ascii: "\n")])
                // Written at once: the other side may wait for it before it asks on.
                try FileHandle.standardOutput.write(contentsOf: answer)
            }
        }
    }
}
