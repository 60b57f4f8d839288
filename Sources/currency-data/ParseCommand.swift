import ArgumentParser
import CurrencyFormat
import CurrencyNames
import Foundation

/// Text in, amounts out.
struct ParseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "parse",
        abstract: "Read amounts as a locale writes them.",
        discussion: """
            currency-data parse --locale de --currency EUR '1.234,50 €'
            currency-data parse --locale de --lenient '1234,5 EUR' '(5 kr)'
            Strict reading takes just what the locale writes; --lenient takes what people write. Without --currency the
            currency is found in the text. The exit code is 1 where a text is refused.
            """)

    @Option(help: "The locale's identifier, as BCP 47 or ICU write it.")
    var locale: String

    @Option(help: "The currency's code.")
    var currency: String?

    @Option(help: "The form of the currency, for strict reading.")
    var display: DisplayArgument = .symbol

    @Option(help: "How negative amounts are written, for strict reading.")
    var sign: SignArgument = .standard

    @Flag(help: "Take what people write too.")
    var lenient = false

    @OptionGroup var tables: TableOptions

    @Flag(help: "Print one JSON object for each text.")
    var json = false

    // Negative amounts begin like options.
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The texts.", valueName: "text"))
    var texts: [String]

    private var amountTexts: [String] {
        guard let separator = texts.firstIndex(of: "--") else { return texts }
        return Array(texts[..<separator] + texts[(separator + 1)...])
    }

    func validate() throws {
        if let unknown = texts.prefix(while: { $0 != "--" }).first(where: { $0.hasPrefix("--") }) {
            throw ValidationError("Unknown option '\(unknown)'")
        }
        if amountTexts.isEmpty { throw ValidationError("Name at least one text.") }
    }

    func run() throws {
        var isRefused = false
        try reporting {
            for line in try lines() {
                print(line.text)
                isRefused = isRefused || line.isRefused
            }
        }
        if isRefused { throw ExitCode(1) }
    }

    struct Line {
        var text: String
        var isRefused: Bool
    }

    /// What is printed.
    func lines() throws -> [Line] {
        let reader = try reader()
        return try amountTexts.map { text in
            let result = reader.read(text)
            if json { return Line(text: try object(text, result), isRefused: result.error != nil) }
            if let error = result.error { return Line(text: "refused: \(error)", isRefused: true) }
            let currencies = result.currencies.map { $0.description }.joined(separator: "|")
            return Line(
                text: [result.amount ?? "", currencies].filter { !$0.isEmpty }.joined(separator: " "), isRefused: false)
        }
    }

    private func reader() throws -> AmountReader {
        let identifier: LocaleIdentifier
        do {
            identifier = try LocaleIdentifier(locale)
        } catch {
            throw InvalidArgument.locale(locale, error)
        }
        var code: CurrencyCode?
        do {
            code = try currency.map { try CurrencyCode($0) }
        } catch let error as CurrencyCodeError {
            throw InvalidArgument.currency(currency ?? "", error)
        }
        return AmountReader(
            locale: identifier, data: try tables.data(), compatibility: tables.compatibility.value, currency: code,
            display: display == .name ? .name(try tables.names()) : display.value, sign: sign.value, isLenient: lenient)
    }

    private struct Object: Encodable {
        var text: String
        var amount: String?
        var currencies: [String]
        var notes: [String]?
        var error: String?
        var offset: Int?
        var wellFormed: String?
    }

    private func object(_ text: String, _ result: AmountReader.Result) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let object = Object(
            text: text, amount: result.amount, currencies: result.currencies.map { $0.description },
            notes: result.notes?.names, error: result.error.map { "\($0.reason): expected \($0.expected)" },
            offset: result.error?.offset, wellFormed: result.error?.wellFormed)
        return String(decoding: try encoder.encode(object), as: UTF8.self)
    }
}
