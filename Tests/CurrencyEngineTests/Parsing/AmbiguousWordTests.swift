import CurrencyFormat
import Testing

/// Words of compact notation that stand for more than one power of ten: CLDR writes both 10^7 and 10^11 as কো in Bengali.
struct AmbiguousWordTests {
    @Test func wordOfTwoPowersIsRefused() throws {
        let parser = try OpenParsers.parser("bn")
        #expect(throws: AmountParseError.self) { try parser.parse("৳৫ কো") }
        #expect(try parser.parse("৳৫ হাজার").amount == 5000)
    }
}
