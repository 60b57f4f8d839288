import ArgumentParser
import Foundation
import Testing

@testable import currency_data

@Suite struct FormatCommandTests {
    private static func lines(_ arguments: String...) throws -> [String] {
        let command = try CurrencyDataTool.parseAsRoot(["format"] + arguments)
        return try #require(command as? FormatCommand).lines()
    }

    @Test func amountsAreWrittenInOrder() throws {
        #expect(
            try Self.lines("--locale", "de-AT", "--currency", "EUR", "1234.5", "0")
                == ["€\u{a0}1.234,50", "€\u{a0}0,00"])
    }

    @Test func amountsMayBeNegative() throws {
        let expected = ["-7,00\u{a0}€", "-∞\u{a0}€"]
        #expect(try Self.lines("--locale", "de", "--currency", "EUR", "-7", "-Infinity") == expected)
        #expect(try Self.lines("--locale", "de", "--currency", "EUR", "--", "-7", "-Infinity") == expected)
        #expect(try Self.lines("-7", "--locale", "de", "-Infinity", "--currency", "EUR") == expected)
    }

    @Test(arguments: [
        (["--display", "code"], "-USD\u{a0}1,234.50"), (["--display", "none"], "-1,234.50"),
        (["--sign", "accounting"], "($1,234.50)"), (["--sign-display", "never"], "$1,234.50"),
        (["--grouping", "off"], "-$1234.50"), (["--digits", "0"], "-$1,234"), (["--digits", "0..1"], "-$1,234.5"),
        (["--digits", "3"], "-$1,234.500"), (["--digits", "0", "--rounding", "half-up"], "-$1,235"),
        (["--digits", "iso"], "-$1,234.50"), (["--digits", "cash"], "-$1,234.50"),
        (["--compatibility", "icu"], "-$1,234.50"),
    ])
    func options(options: [String], expected: String) throws {
        let arguments = ["format", "--locale", "en", "--currency", "USD"] + options + ["-1234.5"]
        let command = try #require(try CurrencyDataTool.parseAsRoot(arguments) as? FormatCommand)
        #expect(try command.lines() == [expected])
    }

    /// ICU's texts are those of ICU 72 for the skeletons precision-currency-cash and unit-width-hidden.
    @Test func theReadingIsChosen() throws {
        func lines(_ reading: String, _ arguments: String) throws -> [String] {
            let words = arguments.split(separator: " ").map(String.init)
            let command = try CurrencyDataTool.parseAsRoot(["format", "--compatibility", reading] + words)
            return try #require(command as? FormatCommand).lines()
        }
        #expect(try lines("ldml", "--locale da --currency DKK --digits cash 1.3") == ["1,50\u{a0}kr."])
        #expect(try lines("icu", "--locale da --currency DKK --digits cash 1.3") == ["1,5\u{a0}kr."])
        #expect(try lines("ldml", "--locale de --currency EUR --display none 1") == ["1,00"])
        #expect(try lines("icu", "--locale de --currency EUR --display none 1") == ["1,00\u{a0}"])
    }

    @Test func jsonShowsCodePoints() throws {
        let line = try #require(
            try Self.lines("--locale", "de", "--currency", "EUR", "--json", "-1").first)
        let object = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
        #expect(
            object == [
                "locale": "de", "currency": "EUR", "amount": "-1", "text": "-1,00\u{a0}€",
                "codePoints": "U+002D U+0031 U+002C U+0030 U+0030 U+00A0 U+20AC",
            ])
    }

    @Test(arguments: [
        ["--parts", "1"], ["-x", "1"], ["--display", "long", "1"], ["--digits", "2..1", "1"], ["--digits", "x", "1"],
        ["--digits", "101", "1"], ["--digits", "1...2", "1"], [],
    ])
    func whatDoesNotFitIsAnErrorOfUsage(arguments: [String]) throws {
        let error = #expect(throws: (any Error).self) {
            try CurrencyDataTool.parseAsRoot(["format", "--locale", "de", "--currency", "EUR"] + arguments)
        }
        #expect(try CurrencyDataTool.exitCode(for: #require(error)) == .validationFailure)
    }

    @Test func badInputIsNamed() throws {
        func message(_ locale: String, _ currency: String, _ amount: String) throws -> String {
            let error = #expect(throws: InvalidArgument.self) {
                try Self.lines("--locale", locale, "--currency", currency, amount)
            }
            return try String(describing: #require(error))
        }
        #expect(try message("d", "EUR", "1").hasPrefix("\"d\" is no locale: "))
        #expect(try message("de", "EURO", "1").hasPrefix("\"EURO\" is no currency: "))
        #expect(try message("de", "EUR", "1,5").hasPrefix("\"1,5\" is no amount: "))
    }

    @Test func anImageThatCannotBeReadIsNamed() throws {
        let error = #expect(throws: (any Error).self) {
            try Self.lines("--locale", "de", "--currency", "EUR", "--image", "no-such-file", "1")
        }
        #expect(try String(describing: #require(error)) == "no-such-file: the file cannot be read")
    }
}
