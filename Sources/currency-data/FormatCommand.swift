import ArgumentParser
import CurrencyFormat
import Foundation

/// Amounts in, text out.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write amounts as a locale does.",
        discussion: """
            currency-data format --locale de-AT --currency EUR 1234.5 -7
            currency-data format --locale hi-u-nu-deva --currency INR --digits 0..2 1e7
            Amounts are decimals of up to 38 digits, with an exponent if need be, or NaN, Infinity, -Infinity.
            """)

    @Option(help: "The locale's identifier, as BCP 47 or ICU write it.")
    var locale: String

    @Option(help: "The currency's code.")
    var currency: String

    @Option(help: "The form of the currency.")
    var display: DisplayArgument = .symbol

    @Option(help: "How negative amounts are written.")
    var sign: SignArgument = .standard

    @Option(help: "When a sign is shown.")
    var signDisplay: SignDisplayArgument = .auto

    @Option(help: "When digits are grouped.")
    var grouping: GroupingArgument = .auto

    @Option(help: "The decimals: display, iso, cash, a number, or two as in 0..2.")
    var digits = DigitsArgument(value: .display)

    @Option(help: "What becomes of further decimals.")
    var rounding: RoundingArgument = .halfEven

    @OptionGroup var tables: TableOptions

    @Flag(help: "Print one JSON object for each amount.")
    var json = false

    // Negative amounts begin like options.
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The amounts.", valueName: "amount"))
    var amounts: [String]

    /// The amounts without the two dashes that may stand before them.
    private var amountTexts: [String] {
        guard let separator = amounts.firstIndex(of: "--") else { return amounts }
        return Array(amounts[..<separator] + amounts[(separator + 1)...])
    }

    func validate() throws {
        let options = amounts.prefix { $0 != "--" }
        if let unknown = options.first(where: Self.isOption) { throw ValidationError("Unknown option '\(unknown)'") }
        if amountTexts.isEmpty { throw ValidationError("Name at least one amount.") }
    }

    private static func isOption(_ text: String) -> Bool {
        if text.hasPrefix("--") { return true }
        guard text.hasPrefix("-"), let second = text.dropFirst().first else { return false }
        return second.isLetter && second != "I"
    }

    func run() throws {
        try reporting {
            for line in try lines() { print(line) }
        }
    }

    /// What is printed: all amounts are read before any is written.
    func lines() throws -> [String] {
        let values = try amountTexts.map { text in
            do throws(DecimalError) {
                return try DecimalValue(text)
            } catch {
                throw InvalidArgument.amount(text, error)
            }
        }
        let plan = try style().plan
        return try zip(amountTexts, values).map { amount, value in
            let text = plan.format(value)
            return json ? try object(amount, text) : text
        }
    }

    private func style() throws -> CurrencyStyle {
        let code: CurrencyCode
        do {
            code = try CurrencyCode(currency)
        } catch {
            throw InvalidArgument.currency(currency, error)
        }
        let identifier: LocaleIdentifier
        do {
            identifier = try LocaleIdentifier(locale)
        } catch {
            throw InvalidArgument.locale(locale, error)
        }
        var style = CurrencyStyle(currency: code, locale: identifier, data: try tables.data())
        style.display = display.value
        style.sign = sign.value
        style.options.signDisplay = signDisplay.value
        style.options.grouping = grouping.value
        style.digits = digits.value
        style.options.rounding = rounding.value
        style.options.compatibility = tables.compatibility.value
        return style
    }

    private struct Line: Encodable {
        var locale: String
        var currency: String
        var amount: String
        var text: String
        /// The text's code points, for what cannot be seen.
        var codePoints: String
    }

    private func object(_ amount: String, _ text: String) throws -> String {
        let points = text.unicodeScalars.map { "U+" + Self.hexadecimal($0.value) }.joined(separator: " ")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let line = Line(locale: locale, currency: currency, amount: amount, text: text, codePoints: points)
        return String(decoding: try encoder.encode(line), as: UTF8.self)
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

/// An argument that is well placed, and whose text is none of what it must be.
enum InvalidArgument: Error, CustomStringConvertible {
    case locale(String, LocaleIdentifierError)
    case currency(String, CurrencyCodeError)
    case amount(String, DecimalError)

    var description: String {
        switch self {
        case .locale(let text, let error): "\"\(text)\" is no locale: \(error.explanation)"
        case .currency(let text, let error): "\"\(text)\" is no currency: \(error.explanation)"
        case .amount(let text, let error): "\"\(text)\" is no amount: \(error)"
        }
    }
}
