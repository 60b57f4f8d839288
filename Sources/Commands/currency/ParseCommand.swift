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
            currency parse --locale de-DE --statement --csv --column Betrag bank.csv

            Parsing accepts amounts as people write them; --strict accepts only what the locale writes. Without \
            --currency, the currency comes from the locale, as in de-u-cu-usd, or from the text. With - as the \
            argument, each line of standard input is a text.

            A text whose amount is not certain is doubtful: the output has all its readings, the likeliest first, and the \
            reasons. --explain adds the tokens of each text, what the parser took them for, and each doubt with its \
            place and its rule.

            With --csv, the arguments are files in CSV (RFC 4180), and the column that --column names has the texts. The header \
            is the first line with that name; lines above it are skipped, as banks write some. A row whose number of \
            fields differs from the header's is refused. Files must be UTF-8.

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

    @Flag(help: "Read a column of files in CSV; - is standard input.")
    var csv = false

    @Option(help: "With --csv, the column's name in the header.")
    var column: String?

    @Option(
        help: ArgumentHelp(
            "With --csv, the character between fields, or tab. Default: the one of , ; | and tab that separates the header.",
            valueName: "character"))
    var separator: SeparatorArgument?

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    // Negative amounts begin like options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The texts, or files with --csv; - reads standard input.", valueName: "text"))
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
            if csv, column == nil { throw Failure.usage("--csv needs --column, the name of the amounts' column") }
            if !csv, column != nil || separator != nil {
                throw Failure.usage("\(column == nil ? "--separator" : "--column") needs --csv")
            }
            if operands.isEmpty {
                throw Failure.usage("name at least one \(csv ? "file" : "text"), or - to read standard input")
            }
            var reader = try reader()
            let explainer = explain ? reader.explainer() : nil
            var isRefused = false
            for operand in operands {
                if let column, csv {
                    if try write(column, of: operand, input, with: &reader, explainer, to: &lines) { isRefused = true }
                } else if operand == "-" {
                    if try write(input, with: &reader, explainer, to: &lines) { isRefused = true }
                } else {
                    var text = operand
                    if try text.withUTF8({ try write($0, nil, with: &reader, explainer, to: &lines) }) {
                        isRefused = true
                        FallbackWarning.file(named: operand)?.say()
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

    /// Reads a column of a file in CSV; whether a row was refused.
    private func write(
        _ column: String, of file: String, _ input: FileHandle, with reader: inout AmountReader,
        _ explainer: Explainer?, to lines: inout OutputLines
    ) throws -> Bool {
        let name = file == "-" ? nil : file
        guard let handle = name == nil ? input : FileHandle(forReadingAtPath: file) else {
            throw LineReader.Unreadable(file: file, reason: "the file cannot be opened")
        }
        var cells = try CSVColumn(column, separator: separator?.byte, of: handle, named: name ?? "standard input")
        var isRefused = false
        // The rows above a mistake are written first.
        defer { try? lines.flush() }
        while let cell = try cells.next(beforeWaiting: { try lines.flush() }) {
            if let mistake = cell.mistake {
                var parsed = ParsedText(cell.text, cell.line, mistake: mistake)
                parsed.file = name
                try append(parsed, to: &lines)
                isRefused = true
            } else if try cell.text.withUnsafeBufferPointer({
                try write($0, cell.line, of: name, with: &reader, explainer, to: &lines)
            }) {
                isRefused = true
            }
        }
        return isRefused
    }

    private typealias Explainer = (parser: CurrencyParser, search: AmountSearch)

    /// Reads a text; whether it was refused, or is doubtful although that was forbidden.
    ///
    /// - Parameters:
    ///   - line: its number in the input, counted from 1.
    ///   - file: the file in CSV that has it.
    private func write(
        _ text: UnsafeBufferPointer<UInt8>, _ line: Int?, of file: String? = nil, with reader: inout AmountReader,
        _ explainer: Explainer?, to lines: inout OutputLines
    ) throws -> Bool {
        let result = reader.read(utf8: text)
        let explanation = explainer.map { ReadingExplanation(text, $0.parser, $0.search) }
        var parsed = ParsedText(text, line, result, explanation)
        parsed.file = file
        try append(parsed, to: &lines)
        return parsed.error != nil || !parsed.doubts.isEmpty && reading == .strict
    }

    private func append(_ parsed: ParsedText, to lines: inout OutputLines) throws {
        try lines.append { bytes in
            bytes.append(
                contentsOf: output.value == .json ? Array(try JSONLine.bytes(of: parsed)) : Array(parsed.lines.utf8))
        }
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
