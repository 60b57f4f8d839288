import CurrencyFormat
import Testing

/// Words of compact notation that stand for more than one power of ten: CLDR writes both 10^7 and 10^11 as কো in Bengali.
struct AmbiguousWordTests {
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
}
