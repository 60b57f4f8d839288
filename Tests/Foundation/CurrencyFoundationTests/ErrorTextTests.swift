import CurrencyFoundation
import Foundation
import NumberSkeletons
import Testing

/// The description and the `localizedDescription` of the runtime's errors.
struct ErrorTextTests {
    private func expect(_ error: some LocalizedError, says text: String) {
        #expect(String(describing: error) == text)
        #expect((error as any Error).localizedDescription == text)
    }

    private func caught(_ work: () throws -> Void) throws -> any Error {
        do {
            try work()
        } catch {
            return error
        }
        Issue.record("nothing was thrown")
        throw CancellationError()
    }

    @Test func identifiers() throws {
        expect(CurrencyCodeError.length(found: 4), says: "expected three letters, found 4 bytes")
        expect(CurrencyCodeError.notALetter(offset: 1), says: "expected an ASCII letter at byte 1")
        expect(LocaleIdentifierError.noLanguage(offset: 0), says: "expected a language at byte 0")
        expect(
            LocaleIdentifierError.malformedSubtag(offset: 3),
            says: "expected a script, region, variant or extension at byte 3")
        expect(
            LocaleIdentifierError.malformedKeyword(offset: 8),
            says: "the keyword at byte 8 has an invalid value")
        let error = try caught { _ = try CurrencyCode("EURO") }
        #expect(error.localizedDescription == "expected three letters, found 4 bytes")
    }

    @Test func skeletons() {
        expect(NumberSkeletonError.unknownStem("foo", offset: 0), says: "unknown stem \"foo\" (byte 0)")
        expect(
            NumberSkeletonError.missingOption(of: "scale", offset: 5),
            says: "the stem \"scale\" must be followed by a slash and an option (byte 5)")
        expect(
            NumberSkeletonError.unexpectedOption(offset: 8),
            says: "the stem does not take this option (byte 8)")
        expect(
            NumberSkeletonError.malformed(offset: 9, expected: .currencyCode),
            says: "expected a currency code of three letters at byte 9")
        expect(
            NumberSkeletonError.repeated(.roundingMode, offset: 22),
            says: "the rounding mode is given a second time at byte 22")
        expect(NumberSkeletonError.tooManyDigits(offset: 1, limit: 999), says: "more than 999 digits at byte 1")
        expect(
            NumberSkeletonError.unsupported(.scientific, offset: 0),
            says: "scientific notation at byte 0 is not supported")
        expect(NoSkeletonError.noStem(.pattern), says: "a skeleton cannot express a custom pattern")
        for setting in NumberSkeletonError.Setting.allCases { #expect("\(setting)".hasPrefix("the ")) }
        #expect(Set(NumberSkeletonError.Feature.allCases.map { "\($0)" }).count == 6)
        #expect(Set(NoSkeletonError.Option.allCases.map { "\($0)" }).count == 14)
    }

    @Test func rangesAndPatterns() {
        expect(FormatRangeError.startIsNotANumber, says: "the start of the range is NaN, expected a number")
        expect(FormatRangeError.endIsNotANumber, says: "the end of the range is NaN, expected a number")
        let yen = CurrencyDataError.currency(CurrencyCode(literal: "JPY"))
        expect(yen, says: "the tables do not contain JPY")
        expect(FormatRangeError.data(yen), says: "the tables do not contain JPY")
        expect(MoneyError.data(yen), says: "the tables do not contain JPY")
        expect(
            CurrencyDataError.currencies, says: "the tables contain only some currencies, but the answer needs all")
        expect(
            CurrencyDataError.feature(.regions), says: "the tables do not contain the currencies of regions")
        expect(
            NumberFormatPatternError.unexpectedText(offset: 3, found: "0", expected: .optionalFractionDigit),
            says: "expected # or the suffix at byte 3, found \"0\"")
    }

    @Test func symbolsAndDigits() {
        expect(
            GroupingSizesError.outOfRange(.secondary, found: 0),
            says: "the secondary grouping size is 0, expected 1 to 100")
        expect(
            GroupingSizesError.outOfRange(.minimumGroupingDigits, found: 101),
            says: "the minimum of grouping digits is 101, expected 1 to 100")
        expect(NumberSymbolsError.empty(.decimal), says: "the decimal separator is empty")
        expect(NumberSymbolsError.digit(.nan, offset: 2), says: "the text for NaN has a digit at byte 2")
        expect(
            NumberSymbolsError.same(.decimal, .group),
            says: "the decimal separator is the same as the grouping separator")
        #expect(Set(NumberSymbolsError.Symbol.allCases.map { "\($0)" }).count == 8)
        expect(NumberDigitsError.count(found: 9), says: "expected ten digits, found 9")
        expect(
            NumberDigitsError.notOneScalar(digit: 3), says: "the text for the digit 3 is not one Unicode scalar")
        expect(
            NumberDigitsError.otherLength(digit: 3), says: "the digit 3 has another length in UTF-8 than the digit 0")
        expect(NumberDigitsError.repeated(digit: 3, sameAs: 1), says: "the digit 3 is the same as the digit 1")
    }

    @Test func numbers() {
        expect(DecimalError.unexpectedText(offset: 1, expected: .digit), says: "expected a digit at byte 1")
        expect(MoneyError.partCount(0), says: "an amount cannot be split into 0 parts")
        expect(DecimalConversionError.notWhole, says: "the number is not whole")
        expect(
            AmountParseError(.grouping, at: 6, expected: .digit, wellFormed: "$1,111.11"),
            says: "wrong grouping at byte 6: expected a digit; well formed: $1,111.11")
    }

    @Test func images() throws {
        expect(
            CurrencyImageError(.tables(.header(.truncated(bytes: 3, expected: 61)))),
            says: "the image is cut off: it has 3 bytes of 61")
        expect(
            CurrencyImageError(.tables(.header(.trailingBytes(bytes: 100, expected: 99)))),
            says: "bytes follow the image: there are 100 bytes, expected 99")
        expect(CurrencyImageError(.tables(.header(.notAnImage))), says: "the bytes do not begin as an image does")
        expect(
            CurrencyImageError(.tables(.header(.wrongVersion(found: 1, expected: 9)))),
            says: "the image has layout 1, expected 9")
        expect(
            CurrencyImageError(.tables(.header(.wrongChecksum))),
            says: "the bytes of the image do not match its checksum")
        expect(CurrencyImageError(.tables(.notUTF8(offset: 70))), says: "the image is not UTF-8 at byte 70")
        expect(
            CurrencyImageError(.tables(.badTable(.locales))),
            says: "table locales lies outside the image or has the wrong number of rows")
        expect(
            CurrencyImageError(.tables(.badValue(.currencies, row: 4, column: 3))),
            says: "table currencies, row 4: the value at byte 3 of the row is invalid for its column")
        let error = try caught { _ = try CurrencyData([]) }
        #expect(error.localizedDescription.hasPrefix("the image is cut off: it has 0 bytes of "))
    }

    @Test func imagesOfNames() {
        expect(
            CurrencyImageError(.names(.header(.truncated(bytes: 0, expected: 61)))),
            says: "the image of names is cut off: it has 0 bytes of 61")
        expect(
            CurrencyImageError(.names(.header(.trailingBytes(bytes: 100, expected: 99)))),
            says: "bytes follow the image of names: there are 100 bytes, expected 99")
        expect(
            CurrencyImageError(.names(.header(.notAnImage))), says: "the bytes do not begin as an image of names does")
        expect(
            CurrencyImageError(.names(.header(.wrongVersion(found: 1, expected: 2)))),
            says: "the image of names has layout 1, expected 2")
        expect(
            CurrencyImageError(.names(.header(.wrongChecksum))),
            says: "the bytes of the image of names do not match its checksum")
        expect(CurrencyImageError(.names(.notUTF8(offset: 70))), says: "the image of names is not UTF-8 at byte 70")
        expect(
            CurrencyImageError(.names(.badTable(.nameSymbols))),
            says: "table nameSymbols lies outside the image of names or has the wrong number of rows")
        expect(
            CurrencyImageError(.names(.badValue(.nameShapes, row: 2, column: 0))),
            says: "table nameShapes, row 2: the value at byte 0 of the row is invalid for its column")
        expect(
            CurrencyImageError(.names(.badRecord(locale: 1, currency: 2))),
            says: "the image of names has no readable record for locale 1 and currency 2")
    }
}
