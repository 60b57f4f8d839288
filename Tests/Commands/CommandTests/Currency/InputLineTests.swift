import ArgumentParser
import Foundation
import Testing

@testable import currency

/// Amounts and texts from standard input, one per line.
struct InputLineTests {
    private static let dollars = ["--locale", "en", "--currency", "USD"]

    @Test func aLineOfOutputForEachLineOfInput() throws {
        let lines = try CommandOutput.lines(
            of: ["format"] + Self.dollars + ["-"], input: Data("1\n-2.5\r\n1e3\n3..5\nNaN".utf8))
        #expect(lines == ["$1.00", "-$2.50", "$1,000.00", "$3.00 – $5.00", "$NaN"])
        #expect(try CommandOutput.lines(of: ["format"] + Self.dollars + ["-"]) == [])
    }

    @Test func inputStandsWhereItIsNamed() throws {
        let lines = try CommandOutput.lines(
            of: ["format"] + Self.dollars + ["7", "-", "9"], input: Data("8\n".utf8))
        #expect(lines == ["$7.00", "$8.00", "$9.00"])
    }

    /// Each input line has its output line.
    @Test func badLinesAreCountedAndKeepTheirPlace() throws {
        let input = Data("1\nabc\n\n2 \n1..NaN\n5\n".utf8)
        let (lines, failure) = try CommandOutput.run(["format"] + Self.dollars + ["-"], input: input)
        #expect(lines == ["$1.00", "", "", "", "", "$5.00"])
        #expect(failure?.message == "4 lines could not be formatted")
        #expect(failure?.exitCode == ExitCode(3))
    }

    @Test func badLinesAsJSON() throws {
        struct Line: Decodable, Equatable {
            var text: String?
            var line: Int?
            var amount: String
            var error: String?
        }
        let (lines, failure) = try CommandOutput.run(
            ["format", "--json"] + Self.dollars + ["-"], input: Data("1\nab\"c\n".utf8))
        let objects = try lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
        #expect(
            objects == [
                Line(text: "$1.00", amount: "1"),
                Line(
                    line: 2, amount: "ab\"c",
                    error: "\"ab\"c\" is not an amount: expected a sign, a digit, NaN or Infinity at byte 0"),
            ])
        #expect(failure?.message == "1 line could not be formatted")
    }

    @Test func textsAreParsedLineByLine() throws {
        let lines = try CommandOutput.lines(
            of: ["parse", "--strict"] + Self.dollars + ["-", "$3.00"], input: Data("$1.00\n$1,2.00\n-$2.00\n".utf8))
        #expect(lines.count == 4)
        #expect(lines.first == "1.00 USD")
        #expect(lines.dropFirst().first?.hasPrefix("refused: line 2: wrong grouping at byte ") == true)
        #expect(lines.suffix(2) == ["-2.00 USD", "3.00 USD"])
    }

    /// Currencies are found separately in each line.
    @Test func currenciesAreFoundLineByLine() throws {
        let lines = try CommandOutput.lines(
            of: ["parse", "--locale", "en", "--strict", "-"], input: Data("CHF\u{A0}1.00\n€2.00\nCHF\u{A0}3.00\n".utf8))
        #expect(lines == ["1.00 CHF", "2.00 EUR", "3.00 CHF"])
    }

    /// Far more lines than are read and written at once.
    @Test func manyLinesAreNoTrouble() throws {
        let input = (1...50_000).map { "\($0)\n" }.joined()
        let lines = try CommandOutput.lines(
            of: ["format", "--locale", "de", "--grouping", "off", "-"], input: Data(input.utf8))
        #expect(lines.elementsEqual((1...50_000).map(String.init)))
    }

    @Test func bytesThatAreNoTextAreRefused() throws {
        let (lines, failure) = try CommandOutput.run(
            ["format", "--locale", "de", "-"], input: Data([0xFF, 0x0A, 0x31, 0x0A]))
        #expect(lines == ["", "1"])
        #expect(failure?.exitCode == ExitCode(3))
        let parsed = try CommandOutput.lines(
            of: ["parse"] + Self.dollars + ["-"], input: Data([0x24, 0xFF, 0x0A]))
        #expect(parsed.first?.hasPrefix("refused: line 1: ") == true)
    }
}
