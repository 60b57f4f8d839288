import CurrencyParsing
import Testing

/// Words of compact notation that stand for more than one power of ten: CLDR writes both 10^7 and 10^11 as কো in Bengali.
struct ScaleWordsTests {
    @Test func wordOfTwoPowersIsRefused() throws {
        let parser = try OpenParsers.parser("bn")
        #expect(throws: AmountParseError.self) { try parser.parse("৳৫ কো") }
        #expect(try parser.parse("৳৫ হাজার").amount == 5000)
    }

    /// In Spanish CLDR writes 10^3 as mil and 10^9 as mil millones: the longer word stands there alone.
    @Test func wordThatBeginsALongerOneIsNotMeant() throws {
        let parser = try OpenParsers.parser("es")
        #expect(try parser.parse("5 mil €").amount == 5000)
        #expect(try parser.parse("5 mil millones €").amount == 5_000_000_000)
    }

    /// In Tongan CLDR writes 10^4 as m and 10^6 as M. People do not tell them apart for sure.
    @Test(arguments: [("5\u{A0}m", [50_000, 5]), ("5\u{A0}M", [5_000_000, 5])] as [(String, [DecimalValue])])
    func caseTellsWordsApart(text: String, amounts: [DecimalValue]) throws {
        let parser = NumberParser(DecimalStyle(locale: try LocaleIdentifier("to"), data: .bundled))
        let error = try #require(throws: AmountParseError.self) { try parser.parse(text) }
        #expect(error.readings.map(\.amount) == amounts && error.doubts.map(\.kind) == [.scale])
    }
}
