import ArgumentParser
import Foundation
import Testing

@testable import CommandSupport
@testable import currency

@Suite struct ParseCommandTests {
    private static func lines(_ arguments: [String]) throws -> [String] {
        try CommandOutput.lines(of: ["parse"] + arguments)
    }

    private struct Object: Decodable, Equatable {
        var text: String
        var amount: String?
        var currencies: [String]
        var notes: [String]?
        var offset: Int?
    }

    private static func object(_ text: String) throws -> Object {
        let line = try #require(try lines(["--locale", "de", "--lenient", "--json", "--", text]).first)
        return try JSONDecoder().decode(Object.self, from: Data(line.utf8))
    }

    /// Texts from Node's Intl (ICU 78).
    @Test(arguments: [
        ("de", "EUR", [], "-1.234,50\u{A0}€", "-1234.50"),
        ("en", "USD", ["--sign", "accounting"], "($1,234.50)", "-1234.50"),
        ("hi", "INR", [], "₹12,34,567.80", "1234567.80"),
        ("ar-EG", "EGP", [], "\u{61C}-\u{200F}\u{661}\u{662}\u{66B}\u{665}\u{660}\u{A0}ج.م.\u{200F}", "-12.50"),
        ("de-CH", "CHF", [], "CHF\u{A0}1'234.50", "1234.50"),
        ("fr", "CAD", ["--display", "code"], "5,00\u{A0}CAD", "5.00"),
        ("pl", "PLN", ["--display", "name"], "2,00 złotego polskiego", "2.00"),
        ("ja", "JPY", [], "￥1,234", "1234"),
        ("fa", "IRR", [], "\u{200E}ریال\u{A0}\u{6F1}\u{66C}\u{6F2}\u{6F3}\u{6F4}", "1234"),
    ])
    func strictReadsWhatICUWrites(
        locale: String, currency: String, options: [String], text: String, amount: String
    ) throws {
        let lines = try Self.lines(["--locale", locale, "--currency", currency, "--strict"] + options + ["--", text])
        #expect(lines == ["\(amount) \(currency)"])
    }

    /// Texts that Foundation's formatters accept as amounts.
    @Test(arguments: ["12abc", "1.2.3", "-x", " ", "$5-", "$1,2,3", "11,11.11", "", "0x1F", "1e5"])
    func junkIsRefused(text: String) throws {
        for mode in [["--strict"], ["--lenient"], []] {
            let arguments = ["--locale", "en", "--currency", "USD"] + mode + ["--", text]
            let line = try #require(try Self.lines(arguments).first)
            #expect(line.hasPrefix("refused: "), "\(text) \(mode)")
        }
    }

    @Test func lenientSaysWhatItTook() throws {
        #expect(
            try Self.object("1234,5 EUR")
                == Object(
                    text: "1234,5 EUR", amount: "1234.5", currencies: ["EUR"],
                    notes: ["otherGrouping", "otherDecimals"]))
        #expect(
            try Self.object("(7 USD)")
                == Object(text: "(7 USD)", amount: "-7", currencies: ["USD"], notes: ["otherDecimals", "parentheses"]))
        #expect(try Self.object("$5-") == Object(text: "$5-", currencies: [], offset: 2))
    }

    /// A text that is not certain is answered with its readings and the reasons.
    @Test func doubtsAreSaid() throws {
        let lines = try Self.lines(["--locale", "de", "--currency", "EUR", "--", "1,500 €", "7.5 €"])
        #expect(
            lines == [
                "doubtful: 1500 or 1.500 EUR: a separator may group digits or set off the fraction (\"1,500\")",
                "7.5 EUR",
            ])
        struct Answer: Decodable, Equatable {
            var amount: String?
            var sure: Bool
            var readings: [String]
        }
        let line = try #require(try Self.lines(["--locale", "de", "--json", "1,500 €"]).first)
        #expect(
            try JSONDecoder().decode(Answer.self, from: Data(line.utf8))
                == Answer(sure: false, readings: ["1500", "1.500"]))
    }

    /// Lenient is the default. If both flags are given, the last one counts.
    @Test func lenientIsTheDefault() throws {
        let dollars = ["--locale", "en", "--currency", "USD"]
        #expect(try Self.lines(dollars + ["5"]) == ["5 USD"])
        #expect(try Self.lines(dollars + ["--strict", "--lenient", "5"]) == ["5 USD"])
        #expect(try Self.lines(dollars + ["--strict", "5"]).first?.hasPrefix("refused: ") == true)
        let failure = try CommandOutput.failure(of: ["parse", "--strict", "--statement"] + dollars + ["5"])
        #expect(failure.message == "--statement does not go with --strict" && failure.exitCode == ExitCode(2))
    }

    /// kr is the symbol of one currency in nb, and the narrow symbol of others.
    @Test func theCurrencyIsFoundInTheText() throws {
        #expect(try Self.lines(["--locale", "nb", "--strict", "5,00\u{A0}kr"]).first == "5.00 NOK|SEK|DKK")
        let line = try #require(try Self.lines(["--locale", "de", "--lenient", "5 kr"]).first)
        #expect(Set(line.dropFirst(2).split(separator: "|")).isSuperset(of: ["DKK", "ISK", "NOK", "SEK"]))
    }

    @Test func amountsMayBeNegativeAndMany() throws {
        let lines = try Self.lines(["--locale", "en", "--currency", "USD", "-$7.00", "$1.00"])
        #expect(lines == ["-7.00 USD", "1.00 USD"])
    }

    @Test func refusalsMakeTheExitCode() throws {
        func isRefused(_ texts: String...) throws -> Bool {
            let command = try CurrencyTool.command(["parse", "--locale", "en", "--currency", "USD"] + texts)
            var lines = OutputLines { _ in }
            return try #require(command as? ParseCommand).write(to: &lines, from: .nullDevice)
        }
        #expect(try isRefused("$1.00", "junk", "$2.00"))
        #expect(try !isRefused("$1.00", "$2.00"))
    }

    private static let wrongArguments: [([String], String)] = [
        (["--locale", "x", "1"], "\"x\" is not a locale: expected a language at byte 0"),
        (
            ["--locale", "de", "--currency", "EU", "1"],
            "\"EU\" is not a currency: expected three letters, found 2 bytes"
        ),
        (["--locale", "de"], "name at least one text, or - to read standard input"),
        (["--locale", "de", "--"], "name at least one text, or - to read standard input"),
        (["--locale", "de", "--display", "code", "1 EUR"], "--display needs --currency"),
    ]

    @Test(arguments: wrongArguments)
    func argumentsThatAreWrongAreNamed(arguments: [String], message: String) throws {
        let failure = try CommandOutput.failure(of: ["parse"] + arguments)
        #expect(failure.message.hasPrefix(message), "\(failure.message)")
        #expect(failure.exitCode == ExitCode(2))
    }

    @Test func theLocaleMayNameTheCurrency() throws {
        #expect(try Self.lines(["--locale", "en-u-cu-cad", "--strict", "CA$5.00"]) == ["5.00 CAD"])
        #expect(try Self.lines(["--locale", "en-u-cu-cad", "--strict", "$5.00"]).first?.hasPrefix("refused: ") == true)
    }

    @Test func codesHaveEitherCase() throws {
        #expect(try Self.lines(["--locale", "en", "--currency", "usd", "$5.00"]) == ["5.00 USD"])
    }

    @Test(arguments: [
        ["1"], ["--locale", "de", "--bogus", "1"], ["--locale", "de", "--json", "--format", "text", "1"],
    ])
    func whatDoesNotFitIsAnErrorOfUsage(arguments: [String]) throws {
        #expect(CommandRun(["parse"] + arguments).code == 2)
    }
}
