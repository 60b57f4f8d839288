import TestSupport
import Testing

@testable import CurrencyCore

@Suite("Decimals are read and written exactly")
struct DecimalTextTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var text: String
        var low: UInt64
        var high: UInt64 = 0
        var exponent = 0
        var isNegative = false
        /// The scientific text, if it differs from `text`.
        var written: String?

        var testDescription: String { text }
    }

    @Test(arguments: [
        Row(text: "0", low: 0),
        Row(text: "-0", low: 0, isNegative: true),
        Row(text: "-0.00", low: 0, exponent: -2, isNegative: true),
        Row(text: "+1", low: 1, written: "1"),
        Row(text: "1234.50", low: 123_450, exponent: -2),
        Row(text: "000123", low: 123, written: "123"),
        Row(text: "00.0012", low: 12, exponent: -4, written: "0.0012"),
        Row(text: "0.000001", low: 1, exponent: -6),
        Row(text: "0.0000001", low: 1, exponent: -7, written: "1E-7"),
        Row(text: "1E-7", low: 1, exponent: -7),
        Row(text: "0E-7", low: 0, exponent: -7),
        Row(text: "1.23E-8", low: 123, exponent: -10),
        Row(text: "12e2", low: 12, exponent: 2, written: "1.2E+3"),
        Row(text: "12e+02", low: 12, exponent: 2, written: "1.2E+3"),
        Row(text: "12e-000000000000000000000000003", low: 12, exponent: -3, written: "0.012"),
        Row(text: "1E+6144", low: 1, exponent: 6144),
        Row(text: "10E6143", low: 10, exponent: 6143, written: "1.0E+6144"),
        Row(text: "-5E-6176", low: 5, exponent: -6176, isNegative: true),
        Row(text: "18446744073709551616", low: 0, high: 1),
        Row(
            text: "99999999999999999999999999999999999999", low: 0x098A_223F_FFFF_FFFF, high: 0x4B3B_4CA8_5A86_C47A),
        Row(
            text: "9.9999999999999999999999999999999999999", low: 0x098A_223F_FFFF_FFFF, high: 0x4B3B_4CA8_5A86_C47A,
            exponent: -37),
        // 40 digits, of which two zeros become part of the exponent.
        Row(
            text: "9999999999999999999999999999999999999900", low: 0x098A_223F_FFFF_FFFF,
            high: 0x4B3B_4CA8_5A86_C47A, exponent: 2, written: "9.9999999999999999999999999999999999999E+39"),
        Row(
            text: "0.000000000000000000000000000000000000000000000000000000000000", low: 0, exponent: -60,
            written: "0E-60"),
    ])
    func reads(_ row: Row) throws {
        let value = try DecimalValue(row.text)
        #expect(value.isFinite)
        #expect(value.coefficient == DecimalValue.Coefficient(high: row.high, low: row.low))
        #expect(value.exponent == row.exponent)
        #expect(value.isNegative == row.isNegative)
        #expect(value.scientificText == row.written ?? row.text)
        #expect(try DecimalValue(value.scientificText).isIdentical(to: value))
        #expect(try DecimalValue(utf8: Array(row.text.utf8)).isIdentical(to: value))
        let fromBuffer = try Array(row.text.utf8).withUnsafeBufferPointer { try DecimalValue(utf8: $0) }
        #expect(fromBuffer.isIdentical(to: value))
    }

    /// The thresholds at which ECMAScript's `Number.prototype.toString` starts to write an exponent.
    @Test(arguments: [
        ("1.5E+6", "1500000"), ("-1E+20", "-100000000000000000000"), ("1E+21", "1E+21"),
        ("1.23E+20", "123000000000000000000"), ("1.23E+21", "1.23E+21"), ("12E+1", "120"), ("1E-6", "0.000001"),
        ("1E-7", "1E-7"), ("0.50", "0.50"), ("0E+3", "0"), ("-0E+6144", "-0"), ("1E+6144", "1E+6144"),
        ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"), ("NaN", "NaN"),
    ])
    func writesNoExponentWhereAPersonWouldNot(text: String, expected: String) throws {
        let value = try DecimalValue(text)
        #expect(value.description == expected)
        #expect(try DecimalValue(expected) == value)
        #expect(try DecimalValue(expected).isNegative == value.isNegative)
    }

    @Test func readsWhatIsNotFinite() throws {
        #expect(try DecimalValue("NaN").isNaN)
        #expect(try DecimalValue("Infinity").isIdentical(to: .infinity))
        #expect(try DecimalValue("+Infinity").isIdentical(to: .infinity))
        #expect(try DecimalValue("-Infinity").isIdentical(to: DecimalValue.infinity.negated))
        #expect(DecimalValue.nan.scientificText == "NaN")
        #expect(DecimalValue.infinity.negated.scientificText == "-Infinity")
    }

    @Test(
        arguments: [
            ("", .unexpectedText(offset: 0, expected: .number)),
            (" 1", .unexpectedText(offset: 0, expected: .number)),
            (".5", .unexpectedText(offset: 0, expected: .number)),
            ("e5", .unexpectedText(offset: 0, expected: .number)),
            ("inf", .unexpectedText(offset: 0, expected: .number)),
            ("-", .unexpectedText(offset: 1, expected: .digitOrInfinity)),
            ("--1", .unexpectedText(offset: 1, expected: .digitOrInfinity)),
            ("-NaN", .unexpectedText(offset: 1, expected: .digitOrInfinity)),
            ("5.", .unexpectedText(offset: 2, expected: .digit)),
            ("5.e1", .unexpectedText(offset: 2, expected: .digit)),
            ("1e", .unexpectedText(offset: 2, expected: .signOrDigit)),
            ("1e+", .unexpectedText(offset: 3, expected: .digit)),
            ("1e5.0", .unexpectedText(offset: 3, expected: .end)),
            ("1,5", .unexpectedText(offset: 1, expected: .end)),
            ("1 ", .unexpectedText(offset: 1, expected: .end)),
            ("1\u{0}", .unexpectedText(offset: 1, expected: .end)),
            ("0x10", .unexpectedText(offset: 1, expected: .end)),
            ("١", .unexpectedText(offset: 0, expected: .number)),
            ("Na", .unexpectedText(offset: 2, expected: .restOfWord)),
            ("NaN1", .unexpectedText(offset: 3, expected: .end)),
            ("Infinit", .unexpectedText(offset: 7, expected: .restOfWord)),
            ("-infinity", .unexpectedText(offset: 1, expected: .digitOrInfinity)),
            ("Infinity ", .unexpectedText(offset: 8, expected: .end)),
            ("123456789012345678901234567890123456789", .tooManyDigits(offset: 38)),
            ("-123456789012345678901234567890123456780000001", .tooManyDigits(offset: 45)),
            ("0.123456789012345678901234567890123456789", .tooManyDigits(offset: 40)),
            ("12345678901234567890123456789012345678.0", .tooManyDigits(offset: 39)),
            ("1E+6145", .outOfRange(exponent: 6145, offset: 0)),
            ("-11E6143", .outOfRange(exponent: 6143, offset: 1)),
            ("1E-6177", .outOfRange(exponent: -6177, offset: 0)),
            ("0E-6177", .outOfRange(exponent: -6177, offset: 0)),
            ("0.1E-6176", .outOfRange(exponent: -6177, offset: 0)),
            ("1e2147483648", .outOfRange(exponent: 2_147_483_648, offset: 0)),
        ] as [(String, DecimalError)])
    func refuses(_ text: String, _ error: DecimalError) {
        #expect(throws: error) { try DecimalValue(text) }
        #expect(throws: error) { try DecimalValue(utf8: Array(text.utf8)) }
        #expect(throws: error) { try Array(text.utf8).withUnsafeBufferPointer { try DecimalValue(utf8: $0) } }
    }

    @Test func refusesExponentsOfAnyLength() {
        for digits in [18, 19, 20, 39, 1_000] {
            for sign in ["", "-"] {
                do {
                    _ = try DecimalValue("1e" + sign + String(repeating: "9", count: digits))
                    Issue.record("accepted \(digits) digits")
                } catch {
                    guard case .outOfRange(_, offset: 0) = error else {
                        Issue.record("\(error)")
                        continue
                    }
                }
            }
        }
    }

    @Test func aLongFractionAndALargeExponentMeet() throws {
        let text = "0." + String(repeating: "0", count: 9_999) + "1e10000"
        #expect(try DecimalValue(text).isIdentical(to: 1))
    }

    @Test func randomValuesAreReadBackIdentically() throws {
        var generator = SplitMix64(printing: 38)
        for _ in 0..<50_000 {
            let model = DigitModel.random(maximumDigits: 38, exponents: -60...60, using: &generator)
            let value = try DecimalValue(model.text)
            #expect(DigitModel(value) == model)
            #expect(try DecimalValue(value.scientificText).isIdentical(to: value))
        }
    }

    @Test func nothingTrapsOnRandomBytes() {
        var generator = SplitMix64(printing: 256)
        let alphabet = Array("0123456789+-.eEINafinty \u{0}\u{FF}".utf8)
        for _ in 0..<50_000 {
            let bytes = (0..<generator.below(60)).map { _ in alphabet[generator.below(alphabet.count)] }
            if let value = try? DecimalValue(utf8: bytes) {
                #expect((try? DecimalValue(value.scientificText))?.isIdentical(to: value) == true)
            }
        }
    }

    @Test func errorsAreSentences() {
        #expect(
            DecimalError.unexpectedText(offset: 3, expected: .digit).description == "expected a digit at byte 3")
        #expect(DecimalError.tooManyDigits(offset: nil).description == "more than 38 significant digits")
        #expect(
            DecimalError.outOfRange(exponent: 6145, offset: 1).description
                == "the number at byte 1 is out of range: exponent 6145")
    }
}
