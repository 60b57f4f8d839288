import CurrencyCore
import CurrencyFormat
import Testing

/// Expected currencies of regions looked up by hand in CLDR 48's supplemental data.
struct RegionCurrencyTests {
    private func date(_ year: Int, _ month: Int, _ day: Int) throws -> CalendarDate {
        try #require(CalendarDate(year: year, month: month, day: day))
    }

    /// Bulgaria used BGN until 2026-01-31 and EUR from 2026-01-01. Germany used DEM until 2002-02-28 and EUR from
    /// 1999-01-01.
    @Test(arguments: [
        ("BG", 2025, 6, 1, "BGN"), ("BG", 2025, 12, 31, "BGN"), ("BG", 2026, 1, 1, "EUR"), ("BG", 2026, 2, 1, "EUR"),
        ("DE", 1998, 12, 31, "DEM"), ("DE", 1999, 1, 1, "EUR"), ("DE", 2026, 1, 1, "EUR"),
        ("HR", 2022, 12, 31, "HRK"), ("HR", 2023, 1, 1, "EUR"), ("US", 2026, 1, 1, "USD"), ("JP", 1900, 1, 1, "JPY"),
        ("us", 2026, 1, 1, "USD"),
    ])
    func currencyOfARegionOnADay(region: String, year: Int, month: Int, day: Int, expected: String) throws {
        let found = try CurrencyData.bundled.currency(ofRegion: region, on: date(year, month, day))
        #expect(found?.description == expected)
    }

    @Test
    func twoCurrenciesAreLegalTenderWhileOneReplacesTheOther() throws {
        let found = try CurrencyData.bundled.legalTender(ofRegion: "BG", on: date(2026, 1, 15))
        #expect(Set(found.map(\.description)) == ["BGN", "EUR"])
        #expect(found.first?.description == "EUR")
    }

    /// The Swiss WIR and the fund codes are not legal tender.
    @Test
    func fundsAreNoLegalTender() throws {
        let all = try CurrencyData.bundled.currencies(ofRegion: "CH").filter { $0.to == nil }.map(
            \.currency.description)
        #expect(Set(all) == ["CHF", "CHE", "CHW"])
        let tender = try CurrencyData.bundled.legalTender(ofRegion: "CH", on: date(2026, 1, 1))
        #expect(tender.map(\.description) == ["CHF"])
    }

    @Test
    func regionsOfACurrency() throws {
        let regions = try CurrencyData.bundled.regions(using: CurrencyCode("EUR"))
        let today = try date(2026, 6, 1)
        let names = regions.filter { $0.isValid(on: today) && $0.isLegalTender }.map(\.region)
        #expect(Set(names).isSuperset(of: ["HR", "BG", "DE", "FR", "IE", "MC", "VA", "XK", "RE"]))
        #expect(!names.contains("CH") && !names.contains("PL"))
        #expect(names == names.sorted())
        let croatia = try #require(regions.first { $0.region == "HR" })
        #expect(try croatia.from == date(2023, 1, 1))
        #expect(croatia.to == nil)
    }

    /// Ascension is the first region in CLDR's list.
    @Test
    func regionsOfACurrencyBeginWithTheFirst() throws {
        let regions = try CurrencyData.bundled.regions(using: CurrencyCode("SHP"))
        #expect(regions.map(\.region) == ["AC", "SH"])
    }

    /// Antarctica has no currency: CLDR lists XXX for it, which is not tender.
    @Test
    func antarcticaHasNoCurrency() throws {
        #expect(try CurrencyData.bundled.currency(ofRegion: "AQ", on: date(2026, 1, 1)) == nil)
    }

    @Test(arguments: ["", "Q", "QQ", "ZZZ", "ZZZZ", "D€", "DEU", "abcdefghijk"])
    func nothingIsKnownOfOtherTexts(region: String) throws {
        #expect(try CurrencyData.bundled.currencies(ofRegion: region).isEmpty)
    }

    @Test(arguments: [(2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1), (4001, 1, 1), (2026, 1, 0)])
    func dayThatIsNotInTheCalendarIsNoDate(year: Int, month: Int, day: Int) {
        #expect(CalendarDate(year: year, month: month, day: day) == nil)
    }

    @Test
    func leapDaysAreInTheCalendar() {
        #expect(CalendarDate(year: 2024, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 2000, month: 2, day: 29) != nil)
        #expect(CalendarDate(year: 1900, month: 2, day: 29) == nil)
    }
}
