import ArgumentParser
import CommandSupport
import CurrencyFormat
import CurrencyNames
import Foundation

/// Text in, amounts out.
struct ParseCommand: OperandCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Parse amounts in a locale.",
        discussion: """
            currency parse --locale de '1234,5 EUR' '(5 kr)'
            currency parse --locale de --currency EUR --strict '1.234,50 €'
            currency parse --locale en --currency USD - <texts.txt

            Parsing accepts amounts as people write them; --strict accepts only what the locale writes. Without \
            --currency, the currency comes from the locale, as in de-u-cu-usd, or from the text. With - as the \
            argument, each line of standard input is a text.

            Exit codes: 0; 1 if a text cannot be parsed; 2 for wrong arguments; 3 if a file is malformed, or input or \
            output fails.
            """)

    @Option(help: "The locale's identifier, in BCP 47's or ICU's spelling.")
    var locale: String

    @Option(help: "The currency code.")
    var currency: String?

    @Option(help: "How the currency is written, with --strict. Default: symbol.")
    var display: DisplayArgument?

    @Option(help: "The format of negative amounts, with --strict.")
    var sign: SignArgument = .standard

    @Flag(exclusivity: .chooseLast)
    var reading: Reading = .lenient

    @Flag(help: "Read the debit and credit marks of the region's bank statements, such as CR; not with --strict.")
    var statement = false

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    // Negative amounts begin like options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The texts; - reads them from standard input.", valueName: "text"))
    var operands: [String] = []

    enum Reading: String, EnumerableFlag {
        case lenient, strict

        static func help(for reading: Reading) -> ArgumentHelp? {
            switch reading {
            case .lenient: "Accept amounts as people write them."
            case .strict: "Accept only what the locale writes."
            }
        }
    }

    func validate() throws {
        if let unknown = operands.first(where: { $0.hasPrefix("--") }) {
            throw ValidationError("Unknown option '\(unknown)'")
        }
    }

    /// Texts such as "-x" are refused as amounts, not as options.
    static func isOption(_ text: String) -> Bool { text.hasPrefix("--") || text == "-h" }

    func run() throws {
        var lines = OutputLines()
        if try write(to: &lines, from: .standardInput) { throw ExitCode(1) }
    }

    /// Writes all lines.
    ///
    /// - Returns: whether a text was refused.
    func write(to lines: inout OutputLines, from input: FileHandle) throws -> Bool {
        try reporting {
            if statement, reading == .strict { throw Failure.usage("--statement does not go with --strict") }
            if operands.isEmpty { throw Failure.usage("name at least one text, or - to read standard input") }
            var reader = try reader()
            var isRefused = false
            for operand in operands {
                if operand == "-" {
                    if try write(input, with: &reader, to: &lines) { isRefused = true }
                } else {
                    var text = operand
                    if try text.withUTF8({ try write($0, nil, with: &reader, to: &lines) }) { isRefused = true }
                }
            }
            try lines.flush()
            return isRefused
        }
    }

    /// Reads what comes through a file; whether a line was refused.
    private func write(
        _ input: FileHandle, with reader: inout AmountReader, to lines: inout OutputLines
    ) throws -> Bool {
        var texts = LineReader(input)
        var (count, isRefused) = (0, false)
        while let isLineRefused = try texts.next(
            beforeWaiting: { try lines.flush() },
            { text in
                count += 1
                return try write(text, count, with: &reader, to: &lines)
            })
        {
            if isLineRefused { isRefused = true }
        }
        return isRefused
    }

    /// Reads a text; whether it was refused.
    ///
    /// - Parameter line: its number in the input, counted from 1.
    private func write(
        _ text: UnsafeBufferPointer<UInt8>, _ line: Int?, with reader: inout AmountReader, to lines: inout OutputLines
    ) throws -> Bool {
        let result = reader.read(utf8: text)
        try lines.append { bytes in
            if output.value == .json {
                let object = Object(String(decoding: text, as: UTF8.self), line, result)
                bytes.append(contentsOf: try JSONLine.bytes(of: object))
            } else if let error = result.error {
                let reason = TerminalText.of(error.description(in: String(decoding: text, as: UTF8.self)))
                bytes.append(contentsOf: "refused: \(line.map { "line \($0): " } ?? "")\(reason)".utf8)
            } else {
                bytes.append(contentsOf: (result.amount ?? "").utf8)
                for (index, currency) in result.currencies.enumerated() {
                    bytes.append(UInt8(ascii: index == 0 ? " " : "|"))
                    bytes.append(contentsOf: currency.description.utf8)
                }
                for other in result.otherReadings { bytes.append(contentsOf: " or \(other)".utf8) }
            }
        }
        return result.error != nil
    }

    private func reader() throws -> AmountReader {
        let identifier = try FormOptions.locale(locale)
        let code = try currency.map(FormOptions.code) ?? identifier.currency
        if display != nil, code == nil {
            throw Failure.usage("--display needs --currency")
        }
        let data = try tables.data(or: .bundled)
        let names = try tables.names(or: .bundled)
        for warning in FallbackWarning.all(identifier, locale, code, in: data) { warning.say() }
        var options = AmountReader.Options(
            locale: identifier, data: data, names: names, compatibility: tables.compatibility.value, currency: code,
            isLenient: reading == .lenient, conventions: statement ? try FormOptions.statement(locale, data) : nil)
        options.display = display == .name ? .name(names) : display?.value ?? .symbol
        options.sign = sign.value
        return try AmountReader(options)
    }

    private struct Object: Encodable {
        /// The number of the line in the input, counted from 1; nil for an argument.
        var line: Int?
        var text: String
        var amount: String?
        var currencies: [String]
        /// Other amounts that the text may mean; absent where there is none.
        var otherReadings: [String]?
        var notes: [String]?
        var error: String?
        var offset: Int?
        var wellFormed: String?

        init(_ text: String, _ line: Int?, _ result: AmountReader.Result) {
            self.text = text
            self.line = line
            amount = result.amount
            currencies = result.currencies.map { $0.description }
            otherReadings = result.otherReadings.isEmpty ? nil : result.otherReadings.map { $0.description }
            notes = result.notes?.names
            error = result.error.map { "\($0.reason): expected \($0.expected)" }
            offset = result.error?.offset
            wellFormed = result.error?.wellFormed
        }
    }
}
