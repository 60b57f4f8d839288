import ArgumentParser
import Foundation
import Testing

@testable import currency

@Suite struct FormatCommandTests {
    private static func lines(_ arguments: String...) throws -> [String] {
        try CommandOutput.lines(of: ["format"] + arguments)
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
        #expect(try CommandOutput.lines(of: arguments) == [expected])
    }

    /// ICU's texts are from ICU 72 with the skeletons precision-currency-cash and unit-width-hidden.
    @Test func theReadingIsChosen() throws {
        func lines(_ reading: String, _ arguments: String) throws -> [String] {
            let words = arguments.split(separator: " ").map(String.init)
            return try CommandOutput.lines(of: ["format", "--compatibility", reading] + words)
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

    @Test func decimalsAndSharesNeedNoCurrency() throws {
        #expect(try Self.lines("--locale", "de", "1234.5678") == ["1.234,568"])
        #expect(try Self.lines("--locale", "de", "--style", "percent", "0.256") == ["26\u{a0}%"])
        #expect(try Self.lines("--locale", "de", "--style", "permille", "0.256") == ["256\u{a0}‰"])
        #expect(try Self.lines("--locale", "en", "--style", "basis-points", "0.0256") == ["256‱"])
        #expect(try Self.lines("--locale", "hi", "--numbering-system", "deva", "12") == ["१२"])
    }

    @Test(arguments: [
        ["--display", "code"], ["--sign", "accounting"], ["--digits", "cash"], ["--style", "currency"],
    ])
    func optionsOfAmountsNeedACurrency(options: [String]) throws {
        let error = #expect(throws: (any Error).self) {
            try CurrencyTool.command(["format", "--locale", "de"] + options + ["1"])
        }
        #expect(try CurrencyTool.exitCode(for: #require(error)) == .validationFailure)
    }

    /// Expected texts are from Node's Intl if it has the option, or else from ICU's skeletons.
    @Test(arguments: [
        (["--compact", "short"], "-$1.2K"), (["--display", "name"], "-1,234.56 US dollars"),
        (["--display", "name", "--compact", "long"], "-1.2 thousand US dollars"),
        (["--significant-digits", "2"], "-$1,200"), (["--significant-digits", "2..5"], "-$1,234.6"),
        (["--digits", "0..1", "--significant-digits", "1..5", "--rounding-priority", "less"], "-$1,234.6"),
        (["--digits", "0..1", "--significant-digits", "1..6", "--rounding-priority", "more"], "-$1,234.56"),
        (["--increment", "0.05"], "-$1,234.55"), (["--increment", "50"], "-$1,250"),
        (["--integer-digits", "6"], "-$001,234.56"), (["--integer-digits", "1..3"], "-$234.56"),
        (["--digits", "0", "--decimal-separator", "always"], "-$1,235."), (["--scale", "2"], "-$123,456.00"),
        (["--scale", "2", "--trailing-zeros", "strip"], "-$123,456"), (["--spaces", "plain"], "-$1,234.56"),
        (["--display", "code", "--spaces", "plain"], "-USD 1,234.56"),
        (["--bidi", "isolate"], "\u{2068}-$1,234.56\u{2069}"), (["--scale", "-9", "--zero-text", "none"], "none"),
    ])
    func furtherOptions(options: [String], expected: String) throws {
        let arguments = ["format", "--locale", "en", "--currency", "USD"] + options + ["-1234.56"]
        #expect(try CommandOutput.lines(of: arguments) == [expected])
    }

    /// Expected texts are from ICU4C 72 with `UNUM_FORMAT_WIDTH` and `UNUM_PADDING_POSITION`.
    @Test(arguments: [
        (["--width", "16", "--padding", "*"], "******-$1,234.50"),
        (["--width", "16", "--padding", "*", "--padding-position", "after-prefix"], "-$******1,234.50"),
        (["--width", "16", "--padding", "*", "--padding-position", "after-suffix"], "-$1,234.50******"),
        (["--width", "12"], "  -$1,234.50"), (["--width", "1"], "-$1,234.50"),
    ])
    func textsAreFilledUp(options: [String], expected: String) throws {
        let arguments = ["format", "--locale", "en-US", "--currency", "USD"] + options + ["-1234.50"]
        #expect(try CommandOutput.lines(of: arguments) == [expected])
    }

    @Test func partsStandBelowTheText() throws {
        #expect(
            try Self.lines("--locale", "de", "--currency", "EUR", "--parts", "-1.5", "NaN") == [
                "-1,50\u{a0}€", "  minusSign  0..<1   -", "  integer    1..<2   1", "  decimal    2..<3   ,",
                "  fraction   3..<5   50", "  literal    5..<7   ⟨U+00A0⟩", "  currency   7..<10  €", "NaN\u{a0}€",
                "  nan       0..<3  NaN", "  literal   3..<5  ⟨U+00A0⟩", "  currency  5..<8  €",
            ])
    }

    @Test func partsInJSON() throws {
        struct Line: Decodable, Equatable {
            struct Part: Decodable, Equatable {
                var type: String
                var value: String
                var start: Int
                var end: Int
            }
            var text: String
            var parts: [Part]
        }
        let line = try #require(try Self.lines("--locale", "fr", "--json", "--parts", "1234").first)
        #expect(
            try JSONDecoder().decode(Line.self, from: Data(line.utf8))
                == Line(
                    text: "1\u{202f}234",
                    parts: [
                        Line.Part(type: "integer", value: "1", start: 0, end: 1),
                        Line.Part(type: "group", value: "\u{202f}", start: 1, end: 4),
                        Line.Part(type: "integer", value: "234", start: 4, end: 7),
                    ]))
    }

    @Test(arguments: [
        ["--part", "1"], ["-x", "1"], ["--significant-digits", "0..x", "1"], ["--increment", "0", "1"],
        ["--increment", "-1", "1"], ["--increment", "1.", "1"], ["--style", "percent", "1"],
        ["--increment", "5", "--digits", "1", "1"], ["--digits", "2", "--significant-digits", "2", "1"],
        ["--rounding-priority", "more", "1"], ["--display", "long", "1"], ["--digits", "2..1", "1"],
        ["--digits", "x", "1"],
        ["--digits", "101", "1"], ["--digits", "1...2", "1"], ["--significant-digits", "0", "1"],
        ["--significant-digits", "0..2", "1"], ["--range-collapse", "some", "1..2"],
        ["--width", "0", "1"], ["--width", "1001", "1"], ["--padding", "*", "1"],
        ["--width", "9", "--padding", "**", "1"], ["--width", "9", "--padding", "", "1"],
        ["--padding-position", "after-suffix", "1"], ["--width", "9", "--padding-position", "middle", "1"],
    ])
    func whatDoesNotFitIsAnErrorOfUsage(arguments: [String]) throws {
        #expect(CommandRun(["format", "--locale", "de", "--currency", "EUR"] + arguments).code == 2)
    }

    private static let wrongArguments: [([String], String)] = [
        (["--locale", "d", "--currency", "EUR", "1"], "\"d\" is not a locale: expected a language at byte 0"),
        (
            ["--locale", "de", "--currency", "EURO", "1"],
            "\"EURO\" is not a currency: expected three letters, found 4 bytes"
        ),
        (["--locale", "de", "1,5"], "\"1,5\" is not an amount: expected the end at byte 1"),
        (["--locale", "de", "1..x"], "\"x\" is not an amount: expected a sign, a digit, NaN or Infinity at byte 0"),
        (["--locale", "de", "1..NaN"], "\"1..NaN\" is not a range: the end of the range is NaN, expected a number"),
        (
            ["--locale", "de", "--pattern", "0.#0", "1"],
            "--pattern: \"0.#0\" is not a pattern: expected # or the suffix at"
        ),
        (
            ["--locale", "de", "--numbering-system", "", "1"],
            "--numbering-system: \"\" is not a numbering system with"
        ),
        (
            ["--locale", "de", "--numbering-system", "roman", "1"],
            "--numbering-system: \"roman\" is not a numbering system"
        ),
        (["--locale", "de"], "name at least one number, or - to read standard input"),
    ]

    @Test(arguments: wrongArguments)
    func argumentsThatAreWrongAreNamed(arguments: [String], message: String) throws {
        let failure = try CommandOutput.failure(of: ["format"] + arguments)
        #expect(failure.message.hasPrefix(message), "\(failure.message)")
        #expect(failure.exitCode == ExitCode(2))
    }

    @Test func anImageThatCannotBeReadIsNamed() throws {
        let failure = try CommandOutput.failure(
            of: ["format", "--locale", "de", "--currency", "EUR", "--image", "no-such-file", "1"])
        #expect(failure.message == "no-such-file: the file cannot be read")
        #expect(failure.exitCode == ExitCode(3))
    }

    // MARK: Other options

    /// Expected texts are from Node's Intl, `formatRange`; the last is from an ICU skeleton.
    private static let rangeTexts: [([String], String)] = [
        (["3..5"], "$3.00 – $5.00"), (["3..3"], "~$3.00"), (["--", "-5..-3"], "-$5.00–3.00"),
        (["--range-collapse", "unit", "3..5"], "$3.00–5.00"), (["--range-identity", "single", "3..3"], "$3.00"),
        (["--qualifier", "at-least", "3"], "$3.00+"), (["--qualifier", "approximately", "3"], "~$3.00"),
    ]

    @Test(arguments: rangeTexts)
    func ranges(arguments: [String], expected: String) throws {
        #expect(
            try CommandOutput.lines(of: ["format", "--locale", "en", "--currency", "USD"] + arguments) == [expected])
    }

    @Test func partsOfRangesSayWhoseTheyAre() throws {
        #expect(
            try Self.lines("--locale", "de", "--parts", "1..2") == [
                "1–2", "  integer  startRange  0..<1  1", "  literal  shared      1..<4  –",
                "  integer  endRange    4..<5  2",
            ])
    }

    /// By hand, from LDML's pattern syntax.
    private static let patternTexts: [([String], String)] = [
        (["--locale", "de", "--pattern", "0.000", "1234.5"], "1234,500"),
        (["--locale", "en", "--currency", "USD", "--pattern", "#,##0.0 ¤", "1234.56"], "1,234.6 $"),
        (["--locale", "en", "--currency", "USD", "--pattern", "#,##0.0 ¤", "--digits", "3", "1"], "1.000 $"),
        (["--locale", "en", "--currency", "JPY", "--pattern", "¤0.00", "--digits", "display", "1"], "¥1"),
    ]

    @Test(arguments: patternTexts)
    func patterns(arguments: [String], expected: String) throws {
        #expect(try CommandOutput.lines(of: ["format"] + arguments) == [expected])
    }

    @Test func theLocaleMayNameTheCurrency() throws {
        #expect(try Self.lines("--locale", "de-u-cu-usd", "5") == ["5,00\u{a0}$"])
        #expect(try Self.lines("--locale", "de@currency=USD", "--currency", "EUR", "5") == ["5,00\u{a0}€"])
        #expect(try Self.lines("--locale", "de-u-cu-usd", "--style", "percent", "5") == ["500\u{a0}%"])
        #expect(try Self.lines("--locale", "de-u-cu-usd", "--style", "currency", "5") == ["5,00\u{a0}$"])
    }

    @Test func codesHaveEitherCase() throws {
        #expect(try Self.lines("--locale", "de", "--currency", "eur", "5") == ["5,00\u{a0}€"])
        let line = try #require(try Self.lines("--locale", "de", "--currency", "eur", "--json", "5").first)
        #expect(line.contains(#""currency":"EUR""#))
    }

    @Test func oneWayToAskForJSON() throws {
        let lines = try Self.lines("--locale", "de", "--format", "json", "5")
        #expect(try lines == Self.lines("--locale", "de", "--json", "5"))
        #expect(lines.first?.hasPrefix("{") == true)
        #expect(throws: (any Error).self) { try Self.lines("--locale", "de", "--json", "--format", "text", "5") }
    }
}
