import CurrencyParsing
import Testing

/// The separators follow the digits, whichever digit comes first: ASCII's beside periods, Arabic ones beside U+066B.
struct NumberSeparatorsTests {
    @Test(arguments: 1...9)
    func scriptOfTheDigitsDecidesAboutTheSeparators(digit: Int) throws {
        let parser = CurrencyParser(CurrencyStyle(.egyptianPound, locale: .arabicEgypt))
        let expected = try DecimalValue("\(digit)234.5")
        #expect(try parser.parse("\(digit),234.5").amount == expected)
        let arabic = try #require(Unicode.Scalar(0x660 + UInt32(digit)))
        #expect(try parser.parse("\(arabic)\u{66C}٢٣٤\u{66B}٥").amount == expected)
        #expect(try parser.parse("\(digit),234.50").notes.contains(.otherDigits))
        #expect(try !parser.parse("\(arabic)\u{66C}٢٣٤\u{66B}٥٠").notes.contains(.otherDigits))
    }
}
