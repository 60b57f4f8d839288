import ArgumentParser
import CommandSupport
import CurrencyFormat
import CurrencyNames
import Foundation
import PriceSamples

/// One finished price in, other amounts like it out.
struct LikeCommand: OperandCommand {
    static let configuration = CommandConfiguration(
        commandName: "like",
        abstract: "Format amounts like an already formatted price, such as a store's.",
        discussion: """
            currency like --currency RON --amount 1.23 --region RO '1,23 lei' -- 14.76 0.99
            currency like --currency USD --amount 6.99 '6,99 USD' 83.88

            The first argument is the formatted text, and --amount is the amount that it writes. The other arguments are \
            amounts, and the output has one line for each. If the locales that write the text format an amount \
            differently, the line has the likeliest result first and the others in parentheses. If no locale writes the \
            text, its own symbols and separators are used.

            Exit codes: 0; 1 if an amount has several texts, or no locale writes the price; 2 for wrong arguments; 3 if a \
            file is malformed, or output fails.
            """)

    @Option(help: "The currency's code.")
    var currency: String

    @Option(parsing: .unconditional, help: "The amount that the text writes.")
    var amount: String

    @Option(help: "The region of the store, such as RO.")
    var region: String?

    @Option(help: "The locale that may have written the text. Repeat it for several.")
    var locale: [String] = []

    @OptionGroup(title: "Tables") var tables: TableOptions

    @OptionGroup(title: "Output") var output: OutputFormatOptions<TextOrJSON>

    // Negative amounts begin like options.
    @Argument(
        parsing: .allUnrecognized,
        help: ArgumentHelp("The text of the price, and amounts.", valueName: "text-or-amount"))
    var operands: [String] = []

    func validate() throws {
        if let unknown = operands.first(where: Self.isOption) { throw ValidationError("Unknown option '\(unknown)'") }
    }

    static func isOption(_ text: String) -> Bool { OperandRuns.isOption(amongNumbers: text) }

    func run() throws {
        var lines = OutputLines()
        try write(to: &lines)
    }

    /// Writes a line for each amount.
    func write(to lines: inout OutputLines) throws {
        let doubts = try reporting { () throws -> [String] in
            guard let text = operands.first, operands.count > 1 else {
                throw Failure.usage("name the text of a price and at least one amount")
            }
            let amounts = try operands.dropFirst().map(Self.number)
            let sample = PriceSample(text, amount: try Self.number(amount), try FormOptions.code(currency))
            let hints = PriceHints(
                region: region, locales: try locale.map(FormOptions.locale), names: try tables.names(or: .bundled))
            let styles = try sample.styles(hints, data: [try tables.data(or: .bundled)])
            for amount in amounts {
                let line = Line(amount, styles)
                try lines.append { bytes in
                    bytes.append(
                        contentsOf: output.value == .json ? try JSONLine.bytes(of: line) : Data(line.text.utf8))
                }
            }
            try lines.flush()
            let differing = amounts.filter { !styles.agree(on: $0) }.map(\.description)
            return (styles.best.source == .text ? ["no locale writes the price"] : [])
                + (differing.isEmpty ? [] : ["styles differ in \(differing.joined(separator: ", "))"])
        }
        if !doubts.isEmpty { throw Failure.findings(doubts.joined(separator: "; ")) }
    }

    private static func number(_ text: String) throws(InvalidArgument) -> DecimalValue {
        do throws(DecimalError) {
            return try DecimalValue(text)
        } catch {
            throw .amount(text, error)
        }
    }

    private struct Line: Encodable {
        var amount: String
        var result: String
        /// Other texts of the amount.
        var others: [String]
        /// The locale of the likeliest style; none where no locale writes the price.
        var locale: String?

        init(_ amount: DecimalValue, _ styles: PriceStyles) {
            let best = styles.format(amount)
            self.amount = amount.description
            result = best
            others = []
            for style in styles.all {
                let text = style.style.format(amount)
                if text != best, !others.contains(text) { others.append(text) }
            }
            locale = styles.best.source == .locale ? styles.best.style.locale.description : nil
        }

        var text: String {
            TerminalText.of(result)
                + (others.isEmpty ? "" : "  (or \(others.map { TerminalText.of($0) }.joined(separator: ", ")))")
        }
    }
}
