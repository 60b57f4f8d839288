import CurrencyParsing
import PackedTables
import Testing

@testable import CurrencyEngine

/// Texts of more than sixteen bytes. A plan stores a copy, or points into constant data.
struct PlanStorageTests {
    private static let long = "not a number at all"
    private static let longer = "without any end at all"

    private func text(of text: PlanText, in storage: PlanStorage) -> String {
        storage.withUnsafeBufferPointer { bytes in
            text.withUTF8(bytes.baseAddress) { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// A constant, a copy, and a constant followed by another text.
    @Test func textsAreReadWhereverTheyAre() {
        var constant = PlanStorage()
        let ofConstant = PlanText(PackedText("not a number at all").utf8, isConstant: true, storage: &constant)
        var copy = PlanStorage()
        let ofCopy = PlanText(PackedText("not a number at all").utf8, isConstant: false, storage: &copy)
        #expect(constant == copy)
        #expect(constant.hashValue == copy.hashValue)
        #expect(ofConstant == ofCopy)
        #expect(text(of: ofConstant, in: constant) == Self.long)
        #expect(constant[0] == UInt8(ascii: "n"))
        #expect(constant[18] == UInt8(ascii: "l"))

        let second = PlanText(PackedText("without any end at all").utf8, isConstant: true, storage: &constant)
        #expect(constant != copy)
        #expect(text(of: ofConstant, in: constant) == Self.long)
        #expect(text(of: second, in: constant) == Self.longer)
        _ = PlanText(PackedText("without any end at all").utf8, isConstant: true, storage: &copy)
        #expect(constant == copy)
    }

    /// Memory that is not constant may be freed, so it is copied.
    @Test func onlyConstantsAreReadInPlace() {
        let text = PackedText("not a number at all")
        for isConstant in [true, false] {
            var storage = PlanStorage()
            _ = PlanText(text.utf8, isConstant: isConstant, storage: &storage)
            #expect(storage.withUnsafeBufferPointer { $0.baseAddress == text.start } == isConstant)
        }
        var (bytes, filtered) = (PlanStorage(), PlanStorage())
        _ = PlanText(text.utf8, storage: &bytes)
        _ = PlanText(text, TextFilter(spaces: .cldr, bidi: .cldr), storage: &filtered)
        for storage in [bytes, filtered] {
            #expect(storage.withUnsafeBufferPointer { $0.baseAddress != text.start })
        }
    }

    /// Only the data outlives a plan. The caller's texts belong to the style, which may be gone.
    @Test func textsOfTheCallerAreCopied() throws {
        let style = DecimalStyle(locale: .englishUnitedStates).symbols(try NumberSymbols(nan: Self.long))
        let text = try #require(style.options.symbols.texts?[.nan]?.packed)
        #expect(style.plan.storage.withUnsafeBufferPointer { $0.baseAddress != text.start })
        #expect(style.format(.nan) == Self.long)
    }

    /// Texts of CLDR 48, from bundled data and from the same data read from bytes.
    @Test(arguments: [
        ("lo-LA", "ບໍ່\u{200B}ແມ່ນ\u{200B}ໂຕ\u{200B}ເລກ"), ("ka-GE", "არ\u{A0}არის\u{A0}რიცხვი"),
        ("my-MM", "ဂဏန်းမဟုတ်သော"),
    ])
    func plansOfConstantAndOtherDataAreEqual(locale: String, notANumber: String) throws {
        let identifier = try LocaleIdentifier(locale)
        let bundled = CurrencyStyle(currency: try CurrencyCode("USD"), locale: identifier, data: .bundled)
        let copied = CurrencyStyle(
            currency: try CurrencyCode("USD"), locale: identifier,
            data: try CurrencyData(CurrencyData.bundled.imageBytes))
        #expect(bundled.plan == copied.plan)
        for style in [bundled, copied] {
            let text = style.plan.format(Double.nan)
            #expect(text.contains(notANumber))
            #expect(try style.plan.parse(text).isNaN)
        }
    }
}
