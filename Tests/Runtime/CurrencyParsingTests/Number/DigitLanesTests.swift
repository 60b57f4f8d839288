import CurrencyParsing
import Testing

@testable import CurrencyEngine
@testable import CurrencyReader

/// Digits that are read a word at a time: each number of up to three digits, and bytes beside the digits.
struct DigitLanesTests {
    /// A text with room on both sides, of which the lanes load whole words.
    private func read<Value>(_ text: String, _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>) -> Value) throws
        -> Value
    {
        let bytes = [UInt8](repeating: 0x20, count: 8) + text.utf8 + [UInt8](repeating: 0x20, count: 8)
        return try bytes.withUnsafeBufferPointer {
            let base = try #require($0.baseAddress)
            return body(base + 8, base + 8 + text.utf8.count)
        }
    }

    private func written(_ number: Int, _ count: Int, _ zero: UInt32) -> String {
        let digits = String(String(number + 1000).suffix(count)).unicodeScalars.map { $0.value - 0x30 }
        return String(String.UnicodeScalarView(digits.compactMap { Unicode.Scalar(zero + $0) }))
    }

    private func expectNumbers<Lanes: DigitLanes>(_ lanes: Lanes, zero: UInt32) throws {
        #expect(try lanes.width == UTF8.width(#require(Unicode.Scalar(zero))))
        for number in 0..<1000 {
            let value = UInt64(number)
            let three = written(number, 3, zero)
            #expect(try read(three) { lanes.three(before: $1) } == value)
            #expect(try read(three) { start, _ in lanes.first(3, start) } == value)
            if number < 100 {
                let two = written(number, 2, zero)
                #expect(try read(two) { lanes.two(before: $1) } == value)
                #expect(try read(two) { start, _ in lanes.first(2, start) } == value)
            }
            if number < 10 {
                let one = written(number, 1, zero)
                #expect(try read(one) { start, _ in lanes.digit(start) } == value)
                #expect(try read(one) { start, _ in lanes.first(1, start) } == value)
            }
        }
    }

    /// The neighbours of the ten digits in each of three places.
    private func expectNothing<Lanes: DigitLanes>(_ lanes: Lanes, zero: UInt32) throws {
        for other in try [zero - 1, zero + 10].map({ try #require(Unicode.Scalar($0)) }) {
            #expect(try read(String(other)) { start, _ in lanes.digit(start) } > 9)
            for place in 0..<3 {
                var scalars = Array(written(595, 3, zero).unicodeScalars)
                scalars[place] = other
                let text = String(String.UnicodeScalarView(scalars))
                #expect(try read(text) { lanes.three(before: $1) } == nil)
                #expect(try read(text) { start, _ in lanes.first(3, start) } == nil)
                if place > 0 { #expect(try read(text) { lanes.two(before: $1) } == nil) }
            }
        }
    }

    @Test func asciiDigits() throws {
        try expectNumbers(ASCIILanes(), zero: 0x30)
        try expectNothing(ASCIILanes(), zero: 0x30)
    }

    /// Arabic-Indic, Extended Arabic-Indic and N'Ko.
    @Test(arguments: [("ar-EG", 0x660), ("fa", 0x6F0), ("nqo", 0x7C0)] as [(String, UInt32)])
    func digitsOfTwoBytes(locale: String, zero: UInt32) throws {
        let plan = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled).plan
        try #require(plan.digits.zeroScalar(plan.storage) == zero)
        try expectNumbers(TwoByteLanes(plan.digits), zero: zero)
        try expectNothing(TwoByteLanes(plan.digits), zero: zero)
    }

    /// Bengali, and Adlam and Chakma, whose digits have four bytes.
    @Test(arguments: [("bn", 0x9E6), ("ff-Adlm", 0x1E950), ("ccp", 0x11136)] as [(String, UInt32)])
    func digitsOfMoreBytes(locale: String, zero: UInt32) throws {
        let plan = DecimalStyle(locale: try LocaleIdentifier(locale), data: .bundled).plan
        try #require(plan.digits.zeroScalar(plan.storage) == zero)
        try expectNumbers(WideLanes(plan.digits), zero: zero)
        try expectNothing(WideLanes(plan.digits), zero: zero)
    }
}
