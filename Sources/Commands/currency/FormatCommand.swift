import ArgumentParser
import CommandSupport
import Foundation

/// Numbers in, text out.
struct FormatCommand: OperandCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Format amounts, decimals and percentages for a locale.",
        discussion: """
            currency format --locale de-AT --currency EUR 1234.5 -7
            currency format --locale hi-u-nu-deva --currency INR --digits 0..2 1e7
            currency format --locale fr --currency USD --display name --compact long 1.2e6
            currency format --locale tr --style percent --digits 1 0.256 --parts
            currency format --locale en --currency USD 3..5
            currency format --locale de --currency EUR - <amounts.txt >texts.txt

            A number is a decimal of up to 38 digits, optionally with an exponent, or NaN, Infinity or -Infinity. Two \
            numbers joined by two dots are a range. A percentage is given as a fraction: 0.25 is 25 percent.

            With - as the argument, each line of standard input is a number or a range, and produces one line of output. \
            A malformed line produces an empty line, or with --json an object with the error. Standard error names the \
            malformed line, and the exit code is 3.

            Exit codes: 0; 2 for wrong arguments; 3 if a line or a file is malformed, or output fails.
            """)

    @OptionGroup(title: "Formatting") var style: StyleOptions

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    @Flag(help: "Show the parts of each text, with their kind, UTF-8 offsets and characters.")
    var parts = false

    // Negative amounts begin like options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("Numbers and ranges; - reads them from standard input.", valueName: "number"))
    var operands: [String] = []

    func validate() throws {
        if let unknown = operands.first(where: Self.isOption) { throw ValidationError("Unknown option '\(unknown)'") }
    }

    static func isOption(_ text: String) -> Bool { OperandRuns.isOption(amongNumbers: text) }

    func run() throws {
        var lines = OutputLines()
        try write(to: &lines, from: .standardInput)
    }

    /// What stands among the operands.
    private enum Operand {
        case quantity(Quantity, String)
        case standardInput

        init(_ text: String) throws(InvalidArgument) {
            self = text == "-" ? .standardInput : .quantity(try Quantity(text), text)
        }
    }

    /// Writes all lines. Wrong arguments are reported before the first line is written.
    func write(to lines: inout OutputLines, from input: FileHandle) throws {
        try reporting {
            if operands.isEmpty {
                throw Failure.usage("name at least one number, or - to read standard input")
            }
            let operands = try self.operands.map(Operand.init)
            let writer = try QuantityWriter(
                style.numberStyle(tables), locale: style.locale, output.value, showsParts: parts)
            var refused = 0
            for operand in operands {
                switch operand {
                case .quantity(let quantity, let text):
                    try lines.append { try writer.append(quantity, text, to: &$0) }
                case .standardInput:
                    refused += try write(input, with: writer, to: &lines)
                }
            }
            try lines.flush()
            if refused > 0 { throw RefusedLines(count: refused) }
        }
    }

    /// Writes what comes through a file.
    ///
    /// - Returns: how many lines were no quantities.
    private func write(
        _ input: FileHandle, with writer: QuantityWriter, to lines: inout OutputLines
    ) throws -> Int {
        var reader = LineReader(input)
        var (count, refused) = (0, 0)
        while let isWritten = try reader.next(
            beforeWaiting: { try lines.flush() },
            { line in
                count += 1
                return try write(line, count, with: writer, to: &lines)
            })
        {
            if !isWritten { refused += 1 }
        }
        return refused
    }

    /// Writes a line of the input; false where it was none that can be written.
    private func write(
        _ line: UnsafeBufferPointer<UInt8>, _ number: Int, with writer: QuantityWriter, to lines: inout OutputLines
    ) throws -> Bool {
        do {
            let quantity = try Quantity(utf8: line)
            try lines.append { try writer.append(quantity, String(decoding: line, as: UTF8.self), to: &$0) }
            return true
        } catch let error as InvalidArgument {
            Progress.say("line \(number): \(error)")
            let object = RefusedLine(
                line: number, amount: String(decoding: line, as: UTF8.self), error: String(describing: error))
            try lines.append { bytes in
                if output.value == .json { bytes.append(contentsOf: try JSONLine.bytes(of: object)) }
            }
            return false
        }
    }
}

/// How many lines of the input could not be used, each of which was named before.
struct RefusedLines: Error, Equatable, CustomStringConvertible {
    var count: Int

    var description: String { count == 1 ? "1 line could not be formatted" : "\(count) lines could not be formatted" }
}
