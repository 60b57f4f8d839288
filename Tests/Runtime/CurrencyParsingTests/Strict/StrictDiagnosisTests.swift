import CurrencyParsing
import Testing

/// What strict parsing refuses, where, and what it expected there.
struct StrictDiagnosisTests {
    struct Refused: CustomTestStringConvertible, Sendable {
        var row: StrictRow
        var error: AmountParseError
        var testDescription: String { row.testDescription }

        init(
            _ locale: String, _ currency: String, _ text: String, _ reason: AmountParseError.Reason, at offset: Int,
            _ expected: AmountParseError.Expected, wellFormed: String? = nil, _ why: String,
            _ change: @escaping @Sendable (CurrencyStyle) -> CurrencyStyle = { $0 }
        ) {
            row = StrictRow(locale: locale, currency: currency, text: text, reason: why, change: change)
            error = AmountParseError(reason, at: offset, expected: expected, wellFormed: wellFormed)
        }
    }

    static let rows = [
        // Texts that other parsers read as numbers.
        Refused("en", "USD", "12abc", .unexpectedText, at: 0, .text("$"), "letters"),
        Refused("en", "USD", "1.2.3", .unexpectedText, at: 0, .text("$"), "two marks, no symbol"),
        Refused("en", "USD", "$1.2.3", .secondDecimalSeparator, at: 4, .digit, "two marks"),
        Refused("en", "USD", "$1.23.4", .secondDecimalSeparator, at: 5, .end, "two marks"),
        Refused("en", "USD", "-x", .unexpectedText, at: 1, .text("-$"), "no number"),
        Refused("en", "USD", " ", .unexpectedText, at: 0, .text("$"), "a space"),
        Refused("en", "USD", "", .unexpectedEnd, at: 0, .text("$"), "nothing"),
        Refused("en", "USD", "$5-", .unexpectedText, at: 2, .decimalSeparator, "a dash behind"),
        Refused("en", "USD", "$5.00-", .unexpectedText, at: 5, .end, "a dash behind"),
        Refused("en", "USD", "$1,2,3", .grouping, at: 4, .digit, wellFormed: "$123.00", "short groups"),
        Refused("en", "USD", "$11,11.11", .grouping, at: 6, .digit, wellFormed: "$1,111.11", "a short group"),
        // Nearly right.
        Refused("en", "USD", "$1234.50", .grouping, at: 4, .groupSeparator, wellFormed: "$1,234.50", "no groups"),
        Refused("en", "USD", "$5", .unexpectedEnd, at: 2, .decimalSeparator, wellFormed: "$5.00", "no decimals"),
        Refused("en", "USD", "$5", .unexpectedEnd, at: 2, .decimalSeparator, wellFormed: "$5.0", "no decimal") {
            $0.precision(.fraction(1))
        },
        Refused("en", "USD", "$5x", .unexpectedText, at: 2, .end, "a letter, where no decimals are needed") {
            $0.trailingZeros(.stripIfInteger)
        },
        Refused("en", "USD", "$5.0", .unexpectedEnd, at: 4, .digit, wellFormed: "$5.00", "a decimal too few"),
        Refused("en", "USD", "$5.001", .unexpectedText, at: 5, .end, "a decimal too many"),
        Refused("en", "USD", "$05.00", .spelling, at: 2, .decimalSeparator, wellFormed: "$5.00", "a zero in front"),
        Refused("en", "USD", "$0,123.00", .grouping, at: 2, .digit, wellFormed: "$123.00", "a zero in front"),
        Refused(
            "en", "USD", "$12,3456.00", .grouping, at: 7, .groupSeparator, wellFormed: "$123,456.00", "a long group"),
        Refused("en", "USD", "$1,234,567.5x", .unexpectedText, at: 12, .digit, "a letter behind two separators"),
        Refused("en", "USD", "-$5.00 ", .unexpectedText, at: 6, .end, "a space behind"),
        Refused("en", "USD", "($5.00", .unexpectedEnd, at: 6, .text(")"), "no parenthesis") { $0.sign(.accounting) },
        // Currency spacing stands next to digits only.
        Refused(
            "en", "USD", "USD\u{A0}∞", .spelling, at: 3, .wellFormed, wellFormed: "USD∞", "a space, and no digit behind"
        ) { $0.display(.code).compatibility(.icu) },
        Refused("es", "EUR", "1.234,50\u{A0}€", .spelling, at: 1, .wellFormed, wellFormed: "1234,50\u{A0}€", "groups"),
        Refused(
            "de", "EUR", "1.234,50 €", .unexpectedText, at: 8, .text("\u{A0}€"), wellFormed: "1.234,50\u{A0}€",
            "a plain space"),
        Refused(
            "fr", "EUR", "1 234,50 €", .unexpectedText, at: 1, .groupSeparator, wellFormed: "1\u{202F}234,50\u{A0}€",
            "plain spaces"),
        Refused("en", "USD", "$0,5", .grouping, at: 2, .digit, "a comma that may be the decimal separator"),
        Refused("en", "USD", "$1,23", .unexpectedEnd, at: 5, .digit, "the same"),
        Refused("de", "EUR", "1.234,50\u{A0}$", .unexpectedText, at: 10, .text("\u{A0}€"), "another currency"),
        Refused("en", "CHF", "CHF\u{A0}0.07", .spelling, at: 8, .wellFormed, "between two coins") { $0.digits(.cash) },
        Refused(
            "en", "USD", "$1234567890123456789012345678901234567.5", .grouping, at: 4, .groupSeparator,
            wellFormed: "$1,234,567,890,123,456,789,012,345,678,901,234,567.50", "38 digits without groups"),
        Refused(
            "en", "USD", "$1,234,567,890,123,456,789,012,345,678,901,234,567.51", .tooManyDigits, at: 52,
            .fewerDigits, "39 digits"),
    ]

    @Test(arguments: rows)
    func textIsRefusedAtItsPlace(refused: Refused) throws {
        let plan = try refused.row.plan
        #expect(throws: refused.error) { try plan.parse(refused.row.text) }
        #expect(plan.strictReadings(of: refused.row.text).isEmpty)
        if let wellFormed = refused.error.wellFormed {
            #expect(throws: Never.self) { try plan.parse(wellFormed) }
        }
    }

    @Test
    func bytesThatAreNoTextAreRefused() throws {
        let plan = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan
        let texts: [[UInt8]] = [
            [0xFF], [0x24, 0x80], [0x24, 0x35, 0x2E, 0x30, 0xC2], [0x24, 0x30, 0x2E, 0x30, 0x30, 0],
        ]
        for bytes in texts {
            #expect(throws: AmountParseError.self) {
                try bytes.withUnsafeBufferPointer { text throws(AmountParseError) in try plan.parse(utf8: text) }
            }
        }
        #expect(throws: AmountParseError(.unexpectedEnd, at: 0, expected: .text("$"))) {
            try plan.parse(utf8: UnsafeBufferPointer(start: nil, count: 0))
        }
        // What would go on with a character, where there is none.
        #expect(throws: AmountParseError(.unexpectedText, at: 0, expected: .text("$"))) {
            try [0x80].withUnsafeBufferPointer { text throws(AmountParseError) in try plan.parse(utf8: text) }
        }
    }

    @Test
    func errorsSayWhatIsWrong() throws {
        let plan = CurrencyStyle(.dollar, locale: .englishUnitedStates).plan
        do {
            _ = try plan.parse("$11,11.11")
            Issue.record("read")
        } catch {
            #expect(error.description == "wrong grouping at byte 6: expected a digit; well formed: $1,111.11")
        }
    }

    /// Infinity is no digit, so that there is no space between it and the currency; what is wrong stands behind it.
    @Test
    func numberWithoutDigitsNeedsNoSpace() throws {
        let style = CurrencyStyle(.swissFranc, locale: .englishUnitedStates)
        let plan = style.pattern(try NumberFormatPattern("¤#,##0.00")).plan
        #expect(try plan.parse("CHF∞") == .infinity)
        #expect(throws: AmountParseError(.unexpectedText, at: 6, expected: .end, wellFormed: nil)) {
            try plan.parse("CHF∞x")
        }
    }
}
