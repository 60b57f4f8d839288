import CurrencyEngine
import DataSnapshot
import LocaleModel
import PackedTables
import TableEmitter
import Testing

/// The image says whether anything that stands beside the digits of an amount has a digit itself.
struct DigitsBesideNumbersTests {
    private static let euro = LocaleField.currency(code: "EUR", .symbol)

    private func image(_ field: LocaleField, _ value: String) throws -> [UInt8] {
        var snapshot = try SmallSnapshot.read()
        let index = try #require(snapshot.localeFacts.firstIndex { $0.identifier == "de" })
        snapshot.localeFacts[index][field] = value
        // The image is read back before it is there.
        return try TableImage(of: snapshot).bytes
    }

    private func hasDigits(_ bytes: [UInt8]) throws -> Bool {
        try bytes.withUnsafeBufferPointer { buffer in
            let base = try #require(buffer.baseAddress)
            return PackedImage(uncheckedBase: base, count: buffer.count).identity.hasDigitsBesideNumbers
        }
    }

    @Test func dataOfCLDRHasNone() throws {
        #expect(try !hasDigits(TableImage(of: SmallSnapshot.whole.get()).bytes))
    }

    @Test(
        arguments: [
            (euro, "E1", true), (euro, "E٣", true), (euro, "一圓", true), (euro, "E", false),
            (.symbol(system: "latn", .decimal), "0", true), (.symbol(system: "latn", .group), "٠", true),
            (.symbol(system: "latn", .minusSign), "1", true), (.symbol(system: "latn", .plusSign), "9", true),
            (.symbol(system: "latn", .currencyGroup), "9", true), (.symbol(system: "latn", .nan), "0/0", false),
            (.symbol(system: "latn", .percentSign), "/100", false),
            (.spacing(system: "latn", .beforeCurrency, .insertBetween), "0", true),
            (.pattern(system: "latn", .standard), "¤'2'#,##0.00", true),
            (.pattern(system: "latn", .accounting), "¤0;¤0'0'", true),
            (.pattern(system: "latn", .standard), "¤#,##0.05", false),
            (.pattern(system: "latn", .decimal), "'2'0", false),
            (.currency(code: "EUR", .pattern), "0¤'2'", true), (.currency(code: "EUR", .decimal), "5", true),
        ] as [(LocaleField, String, Bool)])
    func digitsAreFound(field: LocaleField, value: String, isFound: Bool) throws {
        #expect(try hasDigits(image(field, value)) == isFound)
    }

    /// A symbol that ends or begins with a digit does not become a part of the number.
    @Test(arguments: ["E1", "2E", "3", "E٣"], [Int64(0), 100, -1234_56, 9_999_999_99])
    func amountsBesideDigitsAreRead(symbol: String, cents: Int64) throws {
        let data = try CurrencyData(image(Self.euro, symbol))
        let plan = CurrencyStyle(currency: CurrencyCode(literal: "EUR"), locale: try LocaleIdentifier("de"), data: data)
            .plan
        let text = try plan.format(minorUnits: cents)
        #expect(text.hasSuffix(symbol))
        #expect(try plan.parseMinorUnits(text) == cents)
    }
}
