import ArgumentParser
import Foundation
import Testing

@testable import CommandSupport
@testable import currency

/// A column of a bank's file in CSV.
struct ParseCSVTests {
    private static func run(
        _ text: String, _ column: String = "Betrag", _ options: [String] = []
    ) throws -> (lines: [String], failure: Failure?) {
        try CommandOutput.run(
            ["parse", "--locale", "de-DE", "--currency", "EUR", "--csv", "--column", column] + options + ["-"],
            input: Data(text.utf8))
    }

    private static func lines(
        _ text: String, _ column: String = "Betrag", _ options: [String] = []
    ) throws -> [String] {
        let (lines, failure) = try run(text, column, options)
        if let failure { throw failure }
        return lines
    }

    /// As German banks write it: lines above the header, semicolons, quotation marks where a field has one.
    @Test func theHeaderIsTheFirstLineWithTheColumn() throws {
        let text = """
            \u{FEFF}Konto;DE02 1203 0000 0000 2020 51
            Zeitraum: "Januar"

            Buchung;Verwendungszweck;"Betrag";Währung\r
            02.01.2026;Miete;-1.234,50;EUR\r
            03.01.2026;"Rechnung ""7""; Rest";"99,00";EUR\r

            05.01.2026;"zwei
            Zeilen";5,00 €;EUR

            """
        #expect(try Self.lines(text) == ["-1234.50 EUR", "99.00 EUR", "5.00 EUR"])
    }

    @Test(arguments: [",", ";", "\t", "|"])
    func theSeparatorIsTheHeaders(separator: String) throws {
        #expect(try Self.lines("Tag\(separator)\"Betrag\"\n1\(separator)\"7,50\"\n") == ["7.50 EUR"])
    }

    @Test func anotherSeparatorIsNamed() throws {
        #expect(try Self.lines("a:Betrag\n1:7,50\n", "Betrag", ["--separator", ":"]) == ["7.50 EUR"])
        #expect(try Self.lines("a\tBetrag, netto\n1\t7,50\n", "Betrag, netto", ["--separator", "tab"]) == ["7.50 EUR"])
        for separator in ["", "::", "\"", "\n", "ä"] {
            let run = CommandRun(
                ["parse", "--locale", "de", "--csv", "--column", "x", "--separator", separator, "-"])
            #expect(run.code == 2, "\(separator)")
        }
    }

    /// Nothing separates the fields of a table with one column.
    @Test func aTableMayHaveOneColumn() throws {
        #expect(try Self.lines("Betrag\n1.234,50\n\n7,00 €\n") == ["1234.50 EUR", "7.00 EUR"])
    }

    @Test func marksAreReadWithStatement() throws {
        let text = "Text;Betrag\nGehalt;2.000,00 H\nMiete;1.234,50 S\n"
        #expect(try Self.lines(text, "Betrag", ["--statement"]) == ["2000.00 EUR", "-1234.50 EUR"])
    }

    /// The amount of such a row would be another column's.
    @Test func rowsOfAnotherWidthAreRefused() throws {
        let text = "Day,Text,Amount\n2,Rent, flat 7.00,5.00\n3,Food,6.00\nTotal 11.00\n"
        let lines = try Self.lines(text, "Amount")
        #expect(
            lines == [
                "refused: line 2: 4 fields: expected 3, as in the header", "6.00 EUR",
                "refused: line 4: 1 field: expected 3, as in the header",
            ])
    }

    @Test func linesAndFilesAreNamed() throws {
        struct Object: Decodable, Equatable {
            var file: String?
            var line: Int
            var text: String
            var amount: String?
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bank-\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("Text;Betrag\n\"a\nb\";1,00\nc;junk\n".utf8).write(to: file)
        let arguments = ["parse", "--locale", "de-DE", "--currency", "EUR", "--csv", "--column", "Betrag", file.path]
        let refusal = try CommandOutput.lines(of: arguments).last
        #expect(refusal?.hasPrefix("refused: \(file.path): line 4: unexpected text") == true)
        let objects = try CommandOutput.lines(of: arguments + ["--json"]).map {
            try JSONDecoder().decode(Object.self, from: Data($0.utf8))
        }
        #expect(
            objects == [
                Object(file: file.path, line: 2, text: "1,00", amount: "1.00"),
                Object(file: file.path, line: 4, text: "junk"),
            ])
    }

    @Test func aMissingColumnIsNamedWithThoseThatExist() throws {
        let failure = try #require(try Self.run("Konto 7\nTag;Text;Umsatz, netto\n1;a;5,00\n").failure)
        #expect(failure.exitCode == ExitCode(3))
        #expect(
            failure.message
                == "standard input: there is no column \"Betrag\"; line 2 has \"Tag\", \"Text\", \"Umsatz, netto\"")
        #expect(
            try Self.run("").failure?.message
                == "standard input: the file is empty; expected a column \"Betrag\"")
        #expect(
            try Self.run("Betrag;Text;Betrag\n").failure?.message
                == "standard input:1: more than one column is called \"Betrag\"")
    }

    /// The rows above a mistake are written.
    @Test(arguments: [
        ("a;\"b\nc;3,00\n", "3:2: a quotation mark opens a field, and none closes it"),
        ("a;\"b\nc\";3,00\nd;5\" pipe;7,00\n", "5:3: a quotation mark inside a field"),
        ("5\" pipe;3,00\n", "3:1: a quotation mark inside a field"),
        ("\"a\"b;3,00\n", "3:3: text after a quoted field"),
    ])
    func quotesThatDoNotFitAreErrors(rows: String, message: String) throws {
        let (lines, failure) = try Self.run("Text;Betrag\nx;1,00\n" + rows)
        #expect(lines.first == "1.00 EUR")
        #expect(failure?.exitCode == ExitCode(3))
        #expect(failure?.message.hasPrefix("standard input:\(message)") == true, "\(failure?.message ?? "")")
    }

    /// A quotation mark without an end does not make the command read all of a long file into memory.
    @Test func aQuotedFieldHasALongestLength() throws {
        let rows = String(repeating: "x;1,00\n", count: 1 << 18)
        #expect(try Self.run("Text;Betrag\n\"" + rows).failure?.message.hasPrefix("standard input:2:0: ") == true)
    }

    @Test func otherEncodingsAreNamed() throws {
        func failure(_ encoding: String.Encoding) throws -> Failure? {
            let text = try #require("Währung;Betrag €\nEUR;1,00\n".data(using: encoding))
            return try CommandOutput.run(
                ["parse", "--locale", "de", "--csv", "--column", "Betrag €", "-"], input: text
            ).failure
        }
        #expect(
            try failure(.windowsCP1252)?.message
                == "standard input:1:1: expected UTF-8, found what looks like Latin-1 or Windows-1252: "
                + "convert it with iconv -f WINDOWS-1252 -t UTF-8")
        #expect(try failure(.utf16LittleEndian)?.message.contains("UTF-16LE") == true)
    }

    @Test(arguments: [
        (["--csv", "-"], "--csv needs --column"), (["--column", "x", "-"], "--column needs --csv"),
        (["--separator", ";", "-"], "--separator needs --csv"),
        (["--csv", "--column", "x"], "name at least one file, or - to read standard input"),
    ])
    func argumentsThatDoNotFit(arguments: [String], message: String) throws {
        let failure = try CommandOutput.failure(of: ["parse", "--locale", "de"] + arguments)
        #expect(failure.exitCode == ExitCode(2) && failure.message.hasPrefix(message), "\(failure.message)")
    }

    @Test func aFileThatIsNotThereIsAnError() throws {
        let failure = try CommandOutput.failure(
            of: ["parse", "--locale", "de", "--csv", "--column", "x", "no-such-file"])
        #expect(failure.exitCode == ExitCode(3) && failure.message.contains("no-such-file"))
    }

    /// Without --csv, arguments are texts: that of a file's name is said to be one.
    @Test func aFilesNameIsSaidToBeOne() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("bank-\(UUID().uuidString).csv").path
        #expect(FallbackWarning.file(named: file) == nil && FallbackWarning.file(named: "") == nil)
        try Data().write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(
            FallbackWarning.file(named: file)?.description
                == "warning: \(file) is a file, and parse reads texts: use - <\(file) to read its lines, or "
                + "--csv --column NAME \(file) to read a table")
    }
}
