import CurrencyText
import Foundation
import TestSupport
import Testing

/// Formatted texts of all locales parse back.
struct RoundTripTests {
    private static let seed: UInt64 = 0x5EED_0006

    /// Amounts with up to 36 integer digits and two fraction digits, of either sign.
    private static func amount(_ random: inout SplitMix64) -> DecimalValue? {
        let digits = Int.random(in: 1...36, using: &random)
        let integer = (0..<digits).map { _ in "\(Int.random(in: 0...9, using: &random))" }.joined()
        let sign = Bool.random(using: &random) ? "-" : ""
        return try? DecimalValue("\(sign)\(integer).\(Int.random(in: 10...99, using: &random))")
    }

    @Test func textsOfAllLocales() throws {
        var random = SplitMix64(seed: Self.seed)
        var wrong: [String] = []
        var count = 0
        for locale in CurrencyLocale.allCases {
            for currency in [nil, Currency.euro, .dollar, .indianRupee, .cfaFrancBceao, .caboVerdeEscudo] {
                let formatter = CurrencyFormatter {
                    $0.locale = locale
                    if let currency { $0.currency = currency }
                }
                let amount = try #require(Self.amount(&random))
                let text = try #require(formatter.string(from: amount))
                count += 1
                let place = "\(locale.rawValue) \(formatter.currencyCode) \(amount): \(text)"
                if (try? formatter.amount(from: text)) != amount { wrong.append("\(place) is read otherwise") }
                let plain = formatter.unformatted(string: text)
                if plain.flatMap(formatter.decimalValue) != amount { wrong.append("\(place) is \(shown(plain))") }
                let adjusted = formatter.formattedStringWithAdjustedDecimalSeparator(from: text)
                if adjusted != text { wrong.append("\(place) is adjusted to \(shown(adjusted))") }
            }
        }
        #expect(count > 6_000)
        #expect(wrong.isEmpty, "seed \(Self.seed): \(wrong.count) of \(count)")
    }
}
