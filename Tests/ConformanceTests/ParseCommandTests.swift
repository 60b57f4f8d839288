import ArgumentParser
import Foundation
import Testing

@testable import currency_data

@Suite struct ParseCommandTests {
    private static func lines(_ arguments: [String]) throws -> [ParseCommand.Line] {
        let command = try CurrencyDataTool.parseAsRoot(["parse"] + arguments)
        return try #require(command as? ParseCommand).lines()
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
        return try JSONDecoder().decode(Object.self, from: Data(line.text.utf8))
    }

    /// Texts as Node's Intl with ICU 78 writes them.
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
        let lines = try Self.lines(["--locale", locale, "--currency", currency] + options + ["--", text])
        #expect(lines.map(\.text) == ["\(amount) \(currency)"])
        #expect(lines.map(\.isRefused) == [false])
    }

    /// Texts that Foundation's formatters take for amounts.
    @Test(arguments: ["12abc", "1.2.3", "-x", " ", "$5-", "$1,2,3", "11,11.11", "", "0x1F", "1e5"])
    func junkIsRefused(text: String) throws {
        for mode in [[], ["--lenient"]] {
            let arguments = ["--locale", "en", "--currency", "USD"] + mode + ["--", text]
            let line = try #require(try Self.lines(arguments).first)
            #expect(line.isRefused, "\(text) \(mode)")
            #expect(line.text.hasPrefix("refused: "))
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

    /// kr is the symbol of one currency in nb, and the narrow symbol of others.
    @Test func theCurrencyIsFoundInTheText() throws {
        #expect(try Self.lines(["--locale", "nb", "5,00\u{A0}kr"]).first?.text == "5.00 NOK|DKK|SEK")
        let line = try #require(try Self.lines(["--locale", "de", "--lenient", "5 kr"]).first)
        #expect(Set(line.text.dropFirst(2).split(separator: "|")).isSuperset(of: ["DKK", "ISK", "NOK", "SEK"]))
    }

    @Test func amountsMayBeNegativeAndMany() throws {
        let lines = try Self.lines(["--locale", "en", "--currency", "USD", "-$7.00", "$1.00"])
        #expect(lines.map(\.text) == ["-7.00 USD", "1.00 USD"])
    }

    @Test func refusalsMakeTheExitCode() throws {
        let command = try CurrencyDataTool.parseAsRoot(["parse", "--locale", "en", "--currency", "USD", "junk"])
        var parse = try #require(command as? ParseCommand)
        #expect(throws: ExitCode(1)) { try parse.run() }
        let other = try CurrencyDataTool.parseAsRoot(["parse", "--locale", "x", "1"])
        parse = try #require(other as? ParseCommand)
        #expect { try parse.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(2) }
        let malformed = try CurrencyDataTool.parseAsRoot(["parse", "--locale", "de", "--currency", "EU", "1"])
        parse = try #require(malformed as? ParseCommand)
        #expect { try parse.run() } throws: { ($0 as? Failure)?.exitCode == ExitCode(2) }
    }

    @Test(arguments: [["--locale", "de"], ["1"], ["--locale", "de", "--bogus", "1"], ["--locale", "de", "--"]])
    func whatDoesNotFitIsAnErrorOfUsage(arguments: [String]) throws {
        #expect {
            _ = try CurrencyDataTool.parseAsRoot(["parse"] + arguments)
        } throws: { CurrencyDataTool.exitCode(for: $0) == .validationFailure }
    }
}
