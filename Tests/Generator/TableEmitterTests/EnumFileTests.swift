import LocaleModel
import LocaleResolution
import Testing

@testable import TableEmitter

struct EnumFileTests {
    static let header = FileHeader(sources: [SourceVersion(name: "cldr-json", version: "48.0.0")])

    static let locales = LocaleCaseNames(
        cases: [
            LocaleCase(name: "current", rawValue: "current", identifier: nil, displayName: "The user's locale"),
            LocaleCase(name: "german", rawValue: "de", identifier: "de", displayName: "German"),
            LocaleCase(name: "in", rawValue: "de_AT", identifier: "de-AT", displayName: "German (Austria)"),
        ],
        aliases: [
            CaseAlias(name: "default", target: "in"), CaseAlias(name: "deutsch", target: "german"),
            CaseAlias(name: "grman", target: "german", isMisspelt: true),
        ])

    static let currencies = CurrencyCaseNames(
        cases: [
            CurrencyCase(
                name: "lek", rawValue: "ALL", isoName: "Lek", englishName: "Albanian Lek", numericCode: "008",
                minorUnit: 2),
            CurrencyCase(
                name: "argentinePesoLey", rawValue: "ARL", englishName: "Argentine Peso Ley (1970–1983)",
                lastDay: "1983-06-01",
                successors: ["ARP"]),
            CurrencyCase(
                name: "czechoslovakKoruna", rawValue: "CSK", isoName: "Koruna", numericCode: "200",
                withdrawn: "1993-03", successors: ["CZK", "SKK"]),
            CurrencyCase(
                name: "kuna", rawValue: "HRK", isoName: "Kuna", englishName: "Croatian Kuna", numericCode: "191",
                withdrawn: "2023-01", successors: ["EUR"]),
            CurrencyCase(name: "gold", rawValue: "XAU", isoName: "Gold", englishName: "Gold", numericCode: "959"),
            CurrencyCase(name: "frenchGoldFranc", rawValue: "XFO", isoName: "Gold-Franc", withdrawn: "2006-10"),
            CurrencyCase(name: "none", rawValue: "none"),
        ], aliases: [])

    @Test func eachLocaleHasItsEnglishNameAndIdentifier() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        #expect(text.hasPrefix("// Written by `currency-data emit`. Do not edit.\n// Data: cldr-json 48.0.0\n"))
        #expect(
            text.contains(
                """
                public enum CurrencyLocale: Sendable {
                    /// The user's locale.
                    case _current
                    /// German, `de`.
                    case german
                    /// German (Austria), `de-AT`.
                    case `in`
                }

                """))
    }

    @Test func aliasesAreOtherNamesForCases() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        #expect(
            text.contains(
                "    @_alwaysEmitIntoClient @_borrowed public static var `default`: Self { _read { yield .`in` } }\n"))
        #expect(
            text.contains(
                "    @_alwaysEmitIntoClient @_borrowed public static var deutsch: Self { _read { yield .german } }\n"))
    }

    @Test func misspeltNamesAreDeprecated() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        #expect(
            text.contains(
                """
                    /// The case `german`.
                    @available(*, deprecated, renamed: "german")
                    @_alwaysEmitIntoClient @_borrowed public static var grman: Self { _read { yield .german } }

                """))
        #expect(text.split(separator: "deprecated").count == 2)
    }

    /// Whether a program has these cases depends on `exists(_:)`, which is handwritten.
    @Test func casesThatFollowTheUserAreNotInEveryProgram() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        #expect(text.contains("        (0..<caseCount).map { Self(uncheckedOrdinal: $0) }.filter(exists)\n"))
        #expect(text.contains("        if !Self.exists(self) { return nil }\n    }\n"))
        let currencies = try CurrencyFile(names: Self.currencies, header: Self.header).text()
        #expect(!currencies.contains("exists"))
    }

    @Test func eachCurrencySaysWhatISOKnowsOfIt() throws {
        let text = try CurrencyFile(names: Self.currencies, header: Self.header).text()
        #expect(
            text.contains(
                """
                public enum Currency: Sendable {
                    /// Lek, ALL, number 008, 2 decimals.
                    case lek
                    /// Argentine Peso Ley (1970–1983), ARL, not in ISO 4217, until 1983-06-01, replaced by ARP.
                    case argentinePesoLey
                    /// Koruna, CSK, number 200, withdrawn 1993-03, replaced by CZK and SKK.
                    case czechoslovakKoruna
                    /// Kuna, HRK, number 191, withdrawn 2023-01, replaced by EUR.
                    case kuna
                    /// Gold, XAU, number 959, no minor unit.
                    case gold
                    /// Gold-Franc, XFO, withdrawn 2006-10.
                    case frenchGoldFranc
                    /// No currency.
                    case none
                }

                """))
        #expect(!text.contains("Other names"))
    }

    @Test func theTableAndTheFileSayTheirSize() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        #expect(text.contains("Rows: 3. Bytes: 24."))
        #expect(text.contains("Rows: 4. Bytes: 12."))
        let last = try #require(text.split(separator: "\n").last)
        #expect(last.hasPrefix("// Total: 3 cases, 3 aliases, 42 bytes, CRC-32 "))
        #expect(text.hasSuffix("\n"))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func eachLocaleHasTheRowOfItsData() throws {
        let text = try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65]).text()
        // Two digits to the base 64, of which "0" is 0.
        #expect(text.contains("    var bundledRow: Int {\n        let digits = Self.bundledRows.utf8Start"))
        #expect(text.contains("StaticString { \"000711\" }\n"))
        #expect(throws: EnumEmissionError.number(4096, of: "bundledRow")) {
            try CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 4096]).text()
        }
    }

    @Test func theRawValuesStandOneAfterTheOtherWithTheirStarts() throws {
        let table = try RawValueTable(["current", "de", "de_AT"])
        // A search may read eight bytes from the last space on.
        #expect(String(decoding: table.values, as: UTF8.self) == "current de de_AT        ")
        // 0, 8, 11 and 17 to the base 64, with 0x30 for zero.
        #expect(String(decoding: table.starts, as: UTF8.self) == "00000800;00A")
    }

    @Test func startsGoBeyondOneDigit() throws {
        let table = try RawValueTable(["a", "b" + String(repeating: "b", count: 4_158)])
        // 2 + 4160 = 4162 = 1 * 4096 + 1 * 64 + 2.
        #expect(String(decoding: table.starts.suffix(3), as: UTF8.self) == "112")
    }

    static let refused: [([String], EnumEmissionError)] = [
        ([], .caseCount(0)),
        (["a"], .caseCount(1)),
        (["", "a"], .emptyRawValue),
        (["b", "a"], .notAscending("a")),
        (["a", "a"], .notAscending("a")),
        (["a_b", "aZ"], .notAscending("aZ")),
        (["a", "é"], .notASCII("é")),
        (["a", "b c"], .notASCII("b c")),
        (["a", String(repeating: "b", count: 262_141)], .rawValueBytes(262_144)),
    ]

    @Test(arguments: refused.indices)
    func rawValuesThatCouldNotBeFoundAreRefused(row: Int) {
        let (rawValues, error) = Self.refused[row]
        #expect(throws: error) { try RawValueTable(rawValues) }
    }

    @Test func moreCasesThanTwoBytesTellApartAreRefused() {
        let rawValues = (0...65_536).map { String($0 + 100_000) }
        #expect(throws: EnumEmissionError.caseCount(65_537)) { try RawValueTable(rawValues) }
    }

    @Test(arguments: [(2, "UInt8"), (256, "UInt8"), (257, "UInt16")])
    func theNumberOfACaseHasTheWidthThatTheCompilerGivesIt(count: Int, type: String) throws {
        let cases = (0..<count).map { index in
            CurrencyCase(name: "case\(index + 1000)", rawValue: String(index + 1000))
        }
        let names = CurrencyCaseNames(cases: cases, aliases: [])
        let text = try CurrencyFile(names: names, header: Self.header).text()
        #expect(text.contains("unsafeBitCast(self, to: \(type).self)"))
    }

    @Test func theSameNamesGiveTheSameText() throws {
        let file = CurrencyLocaleFile(names: Self.locales, header: Self.header, rows: [0, 7, 65])
        #expect(try file.text() == file.text())
    }
}
