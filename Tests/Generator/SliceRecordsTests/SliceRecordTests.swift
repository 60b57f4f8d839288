import CurrencyFormat
import Foundation
import SliceRecords
import TableSlices
import Testing

/// Records of slices' texts.
struct SliceRecordTests {
    static let request = """
        {"locales": ["de-CH", "fr"], "currencies": ["CHF", "HUF"], "features": ["names", "notation"]}
        """

    /// Generates a slice in a temporary folder for one test.
    private func withSlice(_ request: String = request, _ body: (RecordedSlice) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("record-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("currency-tables.json")
        try Data(request.utf8).write(to: file)
        try body(RecordedSlice(request: file.path))
    }

    /// Expected texts are from ICU 78. ISO 4217 gives the forint two digits, CLDR displays none, and cash amounts are
    /// multiples of five.
    @Test func aRecordHasTheTextsOfEachLocaleAndCurrency() throws {
        try withSlice { slice in
            let record = try slice.current(in: CurrencyFormatPackage.tables())
            #expect(
                record.texts[.init("de-CH", "CHF", "positive")]
                    == #"CHF\u{A0}1'234'567.89"#)
            #expect(record.texts[.init("de-CH", "CHF", "negative")] == "CHF-1'234'567.89")
            #expect(record.texts[.init("fr", "HUF", "code")] == #"-1\u{202F}234\u{202F}568\u{A0}HUF"#)
            #expect(record.texts[.init("fr", "CHF", "accounting")] == #"(1\u{202F}234\u{202F}567,89\u{A0}CHF)"#)
            #expect(record.texts[.init("fr", "CHF", "name")] == #"1\u{202F}234\u{202F}567,89 francs suisses"#)
            #expect(record.texts[.init("de-CH", "CHF", "compact")] == #"CHF\u{A0}1.2\u{A0}Mio."#)
            #expect(
                record.texts[.init("-", "CHF", "facts")] == "minor unit 2, display 2, cash 2 in steps of 5, current")
            #expect(
                record.texts[.init("-", "HUF", "facts")] == "minor unit 2, display 0, cash 0 in steps of 5, current")
            #expect(record.texts.count == 2 * 2 * 6 + 2)
            #expect(record.data.hasPrefix("cldr-json "))
        }
    }

    /// Regression: a slice with names and without notation stopped the program.
    @Test func aSliceWithNamesAloneIsRecorded() throws {
        try withSlice(#"{"locales": ["fr"], "currencies": ["CHF"], "features": ["names"]}"#) { slice in
            let record = try slice.current(in: CurrencyFormatPackage.tables())
            #expect(record.texts[.init("fr", "CHF", "name")] == #"1\u{202F}234\u{202F}567,89 francs suisses"#)
        }
    }

    /// A slice writes the same as the whole tables.
    @Test func theTextsAreThoseOfTheWholeTables() throws {
        try withSlice(#"{"locales": ["all"], "currencies": ["EUR", "JPY"]}"#) { slice in
            let record = try slice.current(in: CurrencyFormatPackage.tables())
            // Other tests link the `current` cases, which follow the user's settings, into the program.
            let others = ["root", "current", "currentAutoUpdating"]
            for locale in CurrencyLocale.allCases where !others.contains(locale.rawValue) {
                for currency in [Currency.euro, .yen] {
                    let text = CurrencyStyle(currency, locale: locale).format(-1234567.891)
                    let key = SliceRecord.Key(
                        locale.rawValue.replacing("_", with: "-"), currency.rawValue, "negative")
                    var escaped = SliceRecord(data: record.data)
                    escaped.record(text, key)
                    #expect(record.texts[key] == escaped.texts[key], "\(locale.rawValue)")
                }
            }
        }
    }

    @Test func aRecordIsReadBackAsItWasWritten() throws {
        try withSlice { slice in
            let tables = try CurrencyFormatPackage.tables()
            #expect(try slice.write(from: tables) == [slice.recordPath])
            #expect(try SliceRecord(path: slice.recordPath) == slice.current(in: tables))
            #expect(try slice.differences(in: tables).changes.isEmpty)
            #expect(try slice.differences(in: tables).lines == ["26 texts are the same"])
        }
    }

    /// Two places changed: a recorded text, and one that was not recorded.
    @Test func differencesHaveTheTextsBeforeAndAfter() throws {
        try withSlice { slice in
            let tables = try CurrencyFormatPackage.tables()
            _ = try slice.write(from: tables)
            let text = try String(contentsOfFile: slice.recordPath, encoding: .utf8)
            let old = text.replacing("CHF-1'234'567.89", with: "CHF -1’234’567.89")
                .replacing("# Data: cldr-json", with: "# Data: older cldr-json")
                .split(separator: "\n").filter { !$0.hasPrefix("-\tHUF") }.map { $0 + "\n" }.joined()
            try Data(old.utf8).write(to: URL(fileURLWithPath: slice.recordPath))
            let differences = try slice.differences(in: tables)
            #expect(
                differences.changes == [
                    .init(
                        .init("-", "HUF", "facts"), before: nil,
                        after: "minor unit 2, display 0, cash 0 in steps of 5, current"),
                    .init(.init("de-CH", "CHF", "accounting"), before: "CHF -1’234’567.89", after: "CHF-1'234'567.89"),
                    .init(.init("de-CH", "CHF", "code"), before: "CHF -1’234’567.89", after: "CHF-1'234'567.89"),
                    .init(.init("de-CH", "CHF", "negative"), before: "CHF -1’234’567.89", after: "CHF-1'234'567.89"),
                ])
            let lines = differences.lines
            #expect(lines.first?.hasPrefix("data     older cldr-json ") == true)
            #expect(
                Array(lines.dropFirst()) == [
                    "HUF",
                    "    facts        (not recorded) -> minor unit 2, display 0, cash 0 in steps of 5, current",
                    "de-CH CHF",
                    "    accounting   CHF -1’234’567.89 -> CHF-1'234'567.89",
                    "    code         CHF -1’234’567.89 -> CHF-1'234'567.89",
                    "    negative     CHF -1’234’567.89 -> CHF-1'234'567.89",
                    "4 texts differ in 2 places; 22 are the same",
                ])
        }
    }

    /// The Swift files of a slice are rewritten only for packages that commit them.
    @Test func committedFilesOfASliceAreWrittenAnew() throws {
        try withSlice { slice in
            let tables = try CurrencyFormatPackage.tables()
            let folder = URL(fileURLWithPath: slice.recordPath).deletingLastPathComponent()
            let first = folder.appendingPathComponent(try #require(SliceFiles.fileNames.first))
            try Data("old".utf8).write(to: first)
            #expect(try slice.write(from: tables).count == SliceFiles.fileNames.count + 1)
            #expect(try String(contentsOf: first, encoding: .utf8).contains("extension CurrencyData"))
        }
    }

    @Test func aMissingRecordSaysWhichCommandWritesIt() throws {
        try withSlice { slice in
            #expect(throws: RecordError.unreadable(file: slice.recordPath)) {
                try slice.differences(in: CurrencyFormatPackage.tables())
            }
            #expect(
                RecordError.unreadable(file: "currency-tables.lock").description
                    == "there is no record in currency-tables.lock; `swift package regenerate-currency-tables` writes it"
            )
        }
    }

    @Test(arguments: [
        "de\tEUR\tpositive", "de\tEUR\tpositive\t", "de\tEUR\tpositive\t1\t2", "de EUR positive 1", "<<<<<<< HEAD",
        "de\tEUR\tpositive\t1\nde\tEUR\tpositive\t2",
    ])
    func aDamagedRecordSaysWhere(text: String) {
        let lines = text.split(separator: "\n")
        let error = RecordError.malformed(
            file: "currency-tables.lock", line: 1 + lines.count, text: String(lines.last ?? ""))
        #expect(throws: error) { try SliceRecord("# Data: some\n" + text, file: "currency-tables.lock") }
        #expect(throws: RecordError.noData(file: "currency-tables.lock")) {
            try SliceRecord("de\tEUR\tpositive\t1\n", file: "currency-tables.lock")
        }
    }

    @Test func whatTheRequestHasWrongIsSaidWithItsPlace() throws {
        try withSlice(#"{"locales": ["de-TA"], "currencies": ["EUR"]}"#) { slice in
            #expect(throws: PlacedErrors.self) { try slice.current(in: CurrencyFormatPackage.tables()) }
        }
    }
}
