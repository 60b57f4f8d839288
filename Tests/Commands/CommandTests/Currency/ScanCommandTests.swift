import Foundation
import Testing

@testable import currency

/// Searching amounts in files, in standard input and in the executor's requests.
@Suite struct ScanCommandTests {
    private func lines(_ arguments: [String], _ input: String) throws -> [String] {
        try CommandOutput.lines(of: ["scan"] + arguments, input: Data(input.utf8))
    }

    @Test func placesAmountsCurrenciesAndReadingsAreWritten() throws {
        let input = "nothing here\nwar 59,99 €, jetzt 1,234 €\n5 kr\n"
        #expect(
            try lines(["--locale", "de"], input) == [
                "-:2:4: 59.99 EUR  59,99 €",
                "-:2:21: doubtful 1234 or 1.234 EUR  1,234 €  "
                    + "(a separator may group digits or set off the fraction (\"1,234\"))",
                "-:3:0: 5 SEK|NOK|DKK|ISK  5 kr",
            ])
    }

    @Test func oneCurrencyMayBeLookedFor() throws {
        #expect(
            try lines(["--locale", "de", "--currency", "EUR"], "5 €, $6, 7 EUR") == [
                "-:1:0: 5 EUR  5 €", "-:1:11: 7 EUR  7 EUR",
            ])
    }

    /// Finds the locale's currency names, bundled or from a file.
    @Test func namesOfTheLocaleAreFound() throws {
        #expect(try lines(["--locale", "zh"], "1欧元和5美元") == ["-:1:0: 1 EUR  1欧元", "-:1:10: 5 USD  5美元"])
        #expect(
            try lines(["--locale", "en", "--currency", "KWD"], "42 Kuwaiti dinars") == [
                "-:1:0: 42 KWD  42 Kuwaiti dinars"
            ])
    }

    @Test func jsonHasAllOfIt() throws {
        struct Object: Decodable, Equatable {
            var file: String
            var line: Int
            var start: Int
            var end: Int
            var text: String
            var amount: String?
            var sure: Bool
            var readings: [String]
            var currency: String?
            var candidates: [String]
            var doubts: [Doubt]
        }
        struct Doubt: Decodable, Equatable {
            var kind: String
            var start: Int
            var end: Int
            var text: String
        }
        let line = try #require(try lines(["--json", "--locale", "de"], "x\n 1,234 € ").first)
        #expect(
            try JSONDecoder().decode(Object.self, from: Data(line.utf8))
                == Object(
                    file: "-", line: 2, start: 1, end: 10, text: "1,234 €", sure: false, readings: ["1234", "1.234"],
                    currency: "EUR", candidates: ["EUR"],
                    doubts: [Doubt(kind: "group", start: 1, end: 6, text: "1,234")]))
        #expect(try lines(["--json", "--locale", "de"], "1,23 €").first?.contains(#""amount":"1.23""#) == true)
    }

    /// Several threads search a file in pieces, without losing, doubling or misnumbering a line.
    @Test func longFilesKeepTheirLines() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("scan-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        let filler = String(repeating: "nothing at all ", count: 20)
        var text = ""
        var expected: [String] = []
        for line in 1...30_000 {
            if line % 997 == 0 || line == 30_000 {
                text += "\(filler)paid $\(line).50"
                expected.append("\(file.path):\(line):\(filler.utf8.count + 5): \(line).50 USD  $\(line).50")
            } else {
                text += filler
            }
            if line < 30_000 { text += line % 2 == 0 ? "\n" : "\r\n" }
        }
        try text.write(to: file, atomically: true, encoding: .utf8)
        #expect(try lines(["--locale", "en-US", file.path], "") == expected)
    }

    /// Matches are written in pieces, not collected until the line ends.
    @Test func manyAmountsInALineAreAllFound() throws {
        let text = "a\n" + String(repeating: "€5 ", count: 20_000) + "\n€6\n"
        let found = try lines(["--locale", "de"], text)
        #expect(found.count == 20_001)
        #expect(found.first == "-:2:0: 5 EUR  €5" && found.dropLast().last == "-:2:99995: 5 EUR  €5")
        #expect(found.last == "-:3:0: 6 EUR  €6")
    }

    @Test func whatCannotBeReadIsAnError() throws {
        #expect(try CommandOutput.failure(of: ["scan", "--locale", "x!"]).exitCode.rawValue == 2)
        #expect(try CommandOutput.failure(of: ["scan", "no-such-file"]).exitCode.rawValue == 3)
    }

    /// Files of other encodings, with and without byte order marks. Their bytes come from Foundation.
    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, [] as [UInt8], "UTF-16LE"), (.utf16BigEndian, [], "UTF-16BE"),
        (.utf16LittleEndian, [0xFF, 0xFE], "UTF-16LE"), (.utf16BigEndian, [0xFE, 0xFF], "UTF-16BE"),
        (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"), (.utf32BigEndian, [0, 0, 0xFE, 0xFF], "UTF-32"),
    ])
    func wideEncodingsAreNamed(_ encoding: String.Encoding, _ mark: [UInt8], _ name: String) throws {
        let text = try #require("Miete: 1.234,50 €\nStrom: 99,00 €\n".data(using: encoding))
        let failure = try CommandOutput.failure(of: ["scan", "--locale", "de"], input: Data(mark) + text)
        #expect(failure.exitCode.rawValue == 3)
        #expect(
            failure.message
                == "-:1:0: expected UTF-8, found what looks like \(name): convert it with iconv -f \(name) -t UTF-8")
    }

    @Test func otherBytesAreNamedWithTheirPlaceAfterWhatWasFound() throws {
        let text = try #require("Café 5 EUR\nPreis: £7\n".data(using: .isoLatin1))
        let (lines, failure) = try CommandOutput.run(["scan", "--locale", "de"], input: Data("$6\n".utf8) + text)
        #expect(lines.first == "-:1:0: 6 USD  $6")
        #expect(failure?.exitCode.rawValue == 3)
        #expect(
            failure?.message
                == "-:2:3: expected UTF-8, found what looks like Latin-1 or Windows-1252: "
                + "convert it with iconv -f WINDOWS-1252 -t UTF-8")
    }

    /// Some zero bytes, as in a log, make no UTF-16.
    @Test func zeroBytesAreNoEncoding() throws {
        #expect(try lines(["--locale", "de"], "a\0b €5\0\0 and some more text\n").count == 1)
        #expect(try lines([], "\u{FEFF}€5") == ["-:1:3: 5 EUR  €5"])
    }

    /// A mark of the locale's statements in front of an amount is its sign; a letter that stands behind amounts is a doubt there.
    @Test(arguments: [
        ("zh-CN", "支出 5,000.00 CNY", "-5000.00 CNY"), ("zh-CN", "借 CNY 5.00", "-5.00 CNY"),
        ("ja-JP", "出金 5,000 JPY", "-5000 JPY"), ("vi-VN", "Ghi nợ 5.000 VND", "-5000 VND"),
        ("en-GB", "DR 5.00 GBP", "-5.00 GBP"), ("en-GB", "5.00 GBP CR 7.00 GBP DR", "5.00 GBP"),
        ("de-DE", "S 12,34 EUR", "12.34 EUR doubtful"),
    ])
    func marksInFrontOfAmounts(locale: String, text: String, meant: String) throws {
        let line = try #require(try lines(["--statement", "--locale", locale], text).first)
        let parts = meant.split(separator: " ", maxSplits: 2)
        #expect(line.contains("\(parts[0])") && line.contains("\(parts[1])"), "\(line)")
        #expect(line.contains("doubtful") == (parts.count > 2), "\(line)")
    }

    @Test func statementsNeedALocale() throws {
        let failure = try CommandOutput.failure(of: ["scan", "--statement"])
        #expect(failure.exitCode.rawValue == 2 && failure.message.contains("--statement needs --locale"))
        #expect(try lines(["--statement", "--locale", "de-DE"], "5,00 € S") == ["-:1:0: -5.00 EUR  5,00 € S"])
    }

    /// On a bank's lines, the currency is often in the heading only: a mark shows that a number is an amount.
    @Test(arguments: [
        ("de-DE", "EUR", "05.01. REWE 12,34 S", ["-:1:12: -12.34 EUR  12,34 S"]),
        (
            "de-DE", "EUR", "Miete 1.200,00S Saldo: 3.400,00 H, Gebühr 1,00 EUR S",
            [
                "-:1:6: -1200.00 EUR  1.200,00S", "-:1:23: 3400.00 EUR  3.400,00 H",
                "-:1:43: -1.00 EUR  1,00 EUR S",
            ]
        ),
        ("en-IN", "INR", "NEFT 0042 5,00,000.00 (Cr)", ["-:1:10: 500000.00 INR  5,00,000.00 (Cr)"]),
        ("pl-PL", "PLN", "Opłata 12,50 Wn", ["-:1:8: -12.50 PLN  12,50 Wn"]),
        // No amounts: a flat, a check before its own mark, a number with another number of decimals.
        ("en-GB", "GBP", "Flat 12 D, check 1001 DR, 1.5 C", []),
    ])
    func numbersWithAMarkAreAmountsOfTheCurrency(
        locale: String, currency: String, text: String, found: [String]
    ) throws {
        #expect(try lines(["--statement", "--locale", locale, "--currency", currency], text) == found)
        // Without a currency, nothing says which it is.
        let named = try lines(["--statement", "--locale", locale], text)
        #expect(named == found.filter { $0.hasSuffix("EUR S") })
    }

    /// A number with a mark has the doubts that it would have with a currency, at their places in the line.
    @Test func doubtsOfNumbersWithAMark() throws {
        let found = try lines(["--statement", "--locale", "de-DE", "--currency", "KWD"], "x 1,234 S")
        #expect(
            found == [
                "-:1:2: doubtful -1.234 or -1234 KWD  1,234 S  "
                    + "(a separator may group digits or set off the fraction (\"1,234\"))"
            ])
    }

    /// The example in the executor's documentation.
    @Test func theExecutorAnswers() throws {
        var dialogue = Dialogue()
        let answer = dialogue.line(
            #"{"label":"4","op":"amounts","text":"was $19.99, now $14.99","locale":"en-US"}"#)
        #expect(
            String(decoding: answer, as: UTF8.self)
                == #"{"label":"4","result":[{"amount":"19.99","sure":true,"doubts":[],"currency":"USD","candidates":["USD"],"#
                + #""start":4,"end":10,"otherReadings":[]},{"amount":"14.99","sure":true,"doubts":[],"currency":"USD","#
                + #""candidates":["USD"],"start":16,"end":22,"otherReadings":[]}]}"#)
        let open = dialogue.line(#"{"op":"amounts","text":"5 kr"}"#)
        #expect(
            String(decoding: open, as: UTF8.self)
                == #"{"result":[{"amount":"5","sure":true,"doubts":[],"currency":null,"candidates":["SEK","NOK","DKK","ISK"],"#
                + #""start":0,"end":4,"otherReadings":[]}]}"#)
        let wrong = dialogue.line(#"{"op":"amounts","text":"5 kr","locale":"x!"}"#)
        #expect(String(decoding: wrong, as: UTF8.self).contains("\"error\""))
    }
}
