import ArgumentParser
import FieldExecutor
import Foundation

/// JSON lines in, JSON lines out, for test suites of text fields.
struct FieldsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fields",
        abstract: "Edit in text fields: requests on standard input, a line of JSON each, are answered with one each.",
        discussion: """
            A request is an object with label, engine, config, initial and events:
            {"engine":"currency","config":{"locale":"en_US","currency":"USD"},"events":[{"op":"begin"},{"op":"type","with":"12"}]}
            The answer has the label and states, one for each event, or an error. Engines are currency, decimal, percent, mask
            and textinput; offsets count UTF-16 code units. A line that is no request is answered with an error.
            """)

    @OptionGroup var tables: TableOptions

    func run() throws {
        try reporting {
            let executor = FieldExecutor(data: try tables.data())
            var reader = LineReader(.standardInput)
            while let line = reader.next() {
                // Written at once: the other side may wait for it before it asks on.
                try FileHandle.standardOutput.write(contentsOf: Data((executor.answer(line) + "\n").utf8))
            }
        }
    }
}
