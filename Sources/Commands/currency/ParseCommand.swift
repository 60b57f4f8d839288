import AmountSearch
import ArgumentParser
import CommandSupport
import CurrencyNames
import CurrencyParsing
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

            A text whose amount is not certain is doubtful: the output has all its readings, the likeliest first, and the \
            reasons. --explain adds the tokens of each text, what the parser took them for, and each doubt with its place.

            Exit codes: 0; 1 if a text cannot be parsed or, with --strict, is doubtful; 2 for wrong arguments; 3 if a \
            file is malformed, or input or output fails.
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

    @Flag(help: "Show tokens, interpretation and doubts of each text; not with --strict.")
    var explain = false

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
            if explain, reading == .strict { throw Failure.usage("--explain does not go with --strict") }
            if operands.isEmpty { throw Failure.usage("name at least one text, or - to read standard input") }
            var reader = try reader()
            let explainer = explain ? reader.explainer() : nil
            var isRefused = false
            for operand in operands {
                if operand == "-" {
                    if try write(input, with: &reader, explainer, to: &lines) { isRefused = true }
                } else {
                    var text = operand
                    if try text.withUTF8({ try write($0, nil, with: &reader, explainer, to: &lines) }) {
                        isRefused = true
                    }
                }
            }
            try lines.flush()
            return isRefused
        }
    }

    /// Reads what comes through a file; whether a line was refused.
    private func write(
        _ input: FileHandle, with reader: inout AmountReader, _ explainer: Explainer?, to lines: inout OutputLines
    ) throws -> Bool {
        var texts = LineReader(input)
        var (count, isRefused) = (0, false)
        while let isLineRefused = try texts.next(
            beforeWaiting: { try lines.flush() },
            { text in
                count += 1
                return try write(text, count, with: &reader, explainer, to: &lines)
            })
        {
            if isLineRefused { isRefused = true }
        }
        return isRefused
    }

    private typealias Explainer = (parser: CurrencyParser, search: AmountSearch)

    /// Reads a text; whether it was refused, or is doubtful although that was forbidden.
    ///
    /// - Parameter line: its number in the input, counted from 1.
    private func write(
        _ text: UnsafeBufferPointer<UInt8>, _ line: Int?, with reader: inout AmountReader, _ explainer: Explainer?,
        to lines: inout OutputLines
    ) throws -> Bool {
        let result = reader.read(utf8: text)
        let explanation = explainer.map { ReadingExplanation(text, $0.parser, $0.search) }
        let parsed = ParsedText(text, line, result, explanation)
        try lines.append { bytes in
            bytes.append(
                contentsOf: output.value == .json ? Array(try JSONLine.bytes(of: parsed)) : Array(parsed.lines.utf8))
        }
        return parsed.error != nil || !parsed.doubts.isEmpty && reading == .strict
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
            isLenient: reading == .lenient,
            conventions: statement ? try FallbackWarning.conventions(locale, in: data) : nil)
        options.display = display == .name ? .name(names) : display?.value ?? .symbol
        options.sign = sign.value
        return try AmountReader(options)
    }
}
