import ArgumentParser
import CommandSupport
import Foundation

/// All commands have these options. The executor writes only JSON.
struct AnswerOptions: ParsableArguments {
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case json
    }

    @Option(help: "The form of the answers.")
    var format: Format = .json

    @Flag(help: "Short for --format json.")
    var json = false
}

extension OutputLines {
    /// Writes the answer to each line of a file before waiting for the next line.
    mutating func write(answersTo input: FileHandle, _ answer: (Data) -> [UInt8]) throws {
        var reader = LineReader(input)
        while let line = try reader.next(beforeWaiting: { try flush() }) {
            try append { $0.append(contentsOf: answer(line)) }
        }
        try flush()
    }
}
