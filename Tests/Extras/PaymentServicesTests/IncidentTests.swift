import CurrencyFormat
import PaymentServices
import Testing

/// Incidents of projects in 2025 and 2026, by name: their calculation is wrong, and ours is right.
///
/// The right amounts are those in the reports.
struct IncidentTests {
    /// CLDR's display digits, which platforms return as the currency's fraction digits.
    private static func displayDigits(_ currency: Currency) throws -> Int {
        try #require(CurrencyData.bundled.facts(of: currency.code)).displayDigits
    }

    /// "On Android 17, `Currency.defaultFractionDigits` for HUF changed from 2 to 0": 1,000 forints were shown as 100,000.
    @Test func stripeAndroidPR13311() throws {
        let counted: Int64 = 100_000
        let theirs = DecimalValue(minorUnits: counted, scale: try Self.displayDigits(.forint))
        #expect(theirs != 1000)
        #expect(try Money(minorUnits: counted, .forint, for: .stripe).amount == 1000)
    }

    /// "Instead of HUF 1,000 the sheet shows HUF 100,000", on iOS 26.
    @Test func flutterStripe2408() throws {
        let theirs = CurrencyStyle(.forint, locale: .englishUnitedStates).format(
            DecimalValue(minorUnits: 100_000, scale: try Self.displayDigits(.forint)))
        #expect(theirs.contains("100,000"))
        let ours = CurrencyStyle(.forint, locale: .englishUnitedStates)
            .format(try Money(minorUnits: 100_000, .forint, for: .stripe).amount)
        #expect(ours.contains("1,000") && !ours.contains("100,000"))
    }

    /// "The iOS beta changed the minor digits for HUF from 2 to 0, which conflicted with the Adyen backend expectation of 2."
    @Test(arguments: ["2411", "2414"]) func adyenIOSPR(number: String) throws {
        let theirs = DecimalValue(minorUnits: 123_450, scale: try Self.displayDigits(.forint))
        #expect(theirs != DecimalValue(minorUnits: 123_450, scale: 2))
        #expect(try Money(minorUnits: 123_450, .forint, for: .adyen).amount == DecimalValue("1234.50"))
    }

    /// A patch release of the library, 2.0.8, adopted CLDR 48's digits, and 2.0.10 reverted it: shops sent a hundredth
    /// of the amount to gateways.
    @Test(arguments: [Currency.forint, .rupiah, .colombianPeso, .pakistanRupee])
    func commerceguysIntl208(currency: Currency) throws {
        let price = try Money("11480", currency)
        let theirs = try price.amount.minorUnits(scale: Self.displayDigits(currency))
        #expect(theirs == 11_480)
        #expect(try price.minorUnits(for: .stripe) == 1_148_000)
    }

    /// "A cart of 11,480 HUF (stored as `11480`) was sent as `11480` and Stripe interpreted it as 114.80 HUF."
    @Test func lunarPR2467() throws {
        let theirs: Int64 = 11_480
        #expect(try Money(minorUnits: theirs, .forint, for: .stripe).amount == DecimalValue("114.80"))
        #expect(try Money("11480", .forint).minorUnits(for: .stripe) == 1_148_000)
    }

    /// "We can't rely on ISO 4217 alone, because Adyen deviates from the standard": CLP, CVE, IDR and ISK.
    @Test func adyenDotnet1422() throws {
        for (code, adyen) in [("CLP", 2), ("CVE", 0), ("IDR", 0), ("ISK", 2)] {
            let price = try Money("1000", currency: CurrencyCode(code))
            let theirs = try price.minorUnits()
            let right: Int64 = adyen == 0 ? 1000 : 100_000
            #expect(theirs != right, "\(code)")
            #expect(try price.minorUnits(for: .adyen) == right, "\(code)")
        }
    }

    /// "The price is 10,000 USD instead of 100 USD": the 4 fraction digits of the currency's settings were used instead
    /// of Stripe's.
    @Test func odooPR106130() throws {
        let price = try Money("100.0000", .dollar)
        let theirs = try price.amount.minorUnits(scale: 4)
        #expect(try Money(minorUnits: theirs, .dollar, for: .stripe).amount == 10_000)
        #expect(try price.minorUnits(for: .stripe) == 10_000)
    }
}
