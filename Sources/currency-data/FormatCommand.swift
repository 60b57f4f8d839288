import ArgumentParser
import CurrencyFormat
import Foundation

/// Numbers in, text out.
struct FormatCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write amounts, decimals and shares as a locale does.",
        discussion: """
            currency-data format --locale de-AT --currency EUR 1234.5 -7
            currency-data format --locale hi-u-nu-deva --currency INR --digits 0..2 1e7
            currency-data format --locale fr --currency USD --display name --compact long 1.2e6
            currency-data format --locale tr --style percent --digits 1 0.256 --parts
            Numbers are decimals of up to 38 digits, with an exponent if need be, or NaN, Infinity, -Infinity.
            A share is a part of one: 0.25 is 25 percent.
            """)

    @OptionGroup(title: "How numbers are written") var style: StyleOptions

    @OptionGroup(title: "Tables") var tables: TableOptions

    @Flag(help: "Print one JSON object for each number.")
    var json = false

    @Flag(help: "Show the parts of each text: what they are, their UTF-8 offsets, their characters.")
    var parts = false

    // Negative amounts begin like options.
    @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The numbers.", valueName: "number"))
    var amounts: [String]

    /// The amounts without the two dashes that may stand before them.
    private var amountTexts: [String] {
        guard let separator = amounts.firstIndex(of: "--") else { return amounts }
        return Array(amounts[..<separator] + amounts[(separator + 1)...])
    }

    func validate() throws {
        let options = amounts.prefix { $0 != "--" }
        if let unknown = options.first(where: Self.isOption) { throw ValidationError("Unknown option '\(unknown)'") }
        if amountTexts.isEmpty { throw ValidationError("Name at least one number.") }
    }

    static func isOption(_ text: String) -> Bool {
        if text.hasPrefix("--") { return true }
        guard text.hasPrefix("-"), let second = text.dropFirst().first else { return false }
        return second.isLetter && second != "I"
    }

    func run() throws {
        try reporting {
            for line in try lines() { print(line) }
        }
    }

    /// What is printed: all numbers are read before any is written.
    func lines() throws -> [String] {
        let values = try amountTexts.map { text in
            do throws(DecimalError) {
                return try DecimalValue(text)
            } catch {
                throw InvalidArgument.amount(text, error)
            }
        }
        let plan = try style.plan(tables)
        return try zip(amountTexts, values).flatMap { amount, value in
            let number = plan.formatParts(value)
            if json { return [try FormattedLine(style, amount, number, withParts: parts).json()] }
            return [number.text] + (parts ? PartTable(number).lines : [])
        }
    }
}

/// An argument that is well placed, and whose text is none of what it must be.
enum InvalidArgument: Error, CustomStringConvertible {
    case locale(String, LocaleIdentifierError)
    case currency(String, CurrencyCodeError)
    case amount(String, DecimalError)

    var description: String {
        switch self {
        case .locale(let text, let error): "\"\(text)\" is no locale: \(error)"
        case .currency(let text, let error): "\"\(text)\" is no currency: \(error)"
        case .amount(let text, let error): "\"\(text)\" is no amount: \(error)"
        }
    }
}
