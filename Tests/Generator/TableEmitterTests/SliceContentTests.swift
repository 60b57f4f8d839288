import AmountSearch
import CurrencyColumns
import CurrencyEngine
import CurrencyParsing
import DataSnapshot
import FieldEngine
import FormattedNumbers
import TableEmitter
import Testing

/// Data missing from a slice is an error, never an amount of a different value or form.
struct SliceContentTests {
    private let english: LocaleIdentifier
    private let yen = CurrencyCode(literal: "JPY")
    private let dollar = CurrencyCode(literal: "USD")

    init() throws {
        english = try LocaleIdentifier("en")
    }

    private func slice(
        currencies: Set<String>? = ["HUF", "USD"], features: Set<ImageSelection.Feature> = []
    ) throws -> CurrencyData {
        let selection = ImageSelection(locales: ["hu", "en"], currencies: currencies, features: features)
        return try CurrencyData(TableImage(of: Self.snapshot.get(), selection).bytes)
    }

    /// The committed snapshot with only the locales of the slices, which makes them faster.
    private static let snapshot = Result {
        var snapshot = try CutSnapshot.whole.get()
        snapshot.localeFacts.removeAll { !["und", "en", "hu"].contains($0.identifier) }
        return snapshot
    }

    /// In ISO 4217 both have hundredths. Expected texts are from Node's Intl, with fraction digits added for HUF, which
    /// CLDR displays without.
    @Test
    func minorUnitsAreInEverySlice() throws {
        let data = try slice()
        let dollars = CurrencyStyle(currency: dollar, locale: english, data: data)
        #expect(try dollars.format(minorUnits: 123_450) == "$1,234.50")
        let forint = CurrencyCode(literal: "HUF")
        let forints = CurrencyStyle(currency: forint, locale: try LocaleIdentifier("hu"), data: data).digits(.iso)
        #expect(try forints.format(minorUnits: 123_450) == "1234,50\u{A0}Ft")
        #expect(forints.format(1234) == "1234,00\u{A0}Ft")
        #expect(data.facts(of: forint)?.numericCode == 348)
        #expect(data.facts(of: forint)?.status == .current)
    }

    @Test
    func sliceSaysWhatItHolds() throws {
        let data = try slice()
        #expect(data.holds(dollar) && !data.holds(yen))
        #expect(!data.holdsAllCurrencies && !data.holdsAllLocales)
        #expect(data.features.isEmpty)
        let all = try slice(currencies: nil, features: [.regions, .notation])
        #expect(all.holds(yen) && all.holdsAllCurrencies && !all.holdsAllLocales)
        #expect(all.features == Set(CurrencyData.Feature.allCases))
        #expect(try slice(features: [.regions]).features == [.regions])
        #expect(try slice(features: [.notation]).features == [.notation])
    }

    /// If the slice has all currencies, a missing code is unknown: LDML's two fraction digits, and no minor unit.
    @Test
    func unknownCurrencyIsNoneThatWasLeftOut() throws {
        let nobodys = CurrencyCode(literal: "QQQ")
        let all = CurrencyStyle(currency: nobodys, locale: english, data: try slice(currencies: nil))
        #expect(try all.checkedPlan().format(1.5) == "QQQ\u{A0}1.50")
        #expect(throws: MoneyError.noMinorUnit(nobodys)) { try all.format(minorUnits: 150) }
    }

    @Test
    func currencyThatWasLeftOutIsAnError() throws {
        let data = try slice(features: [.regions, .notation])
        let style = CurrencyStyle(currency: yen, locale: english, data: data)
        let missing = CurrencyDataError.currency(yen)
        #expect(throws: missing) { try style.checkedPlan() }
        #expect(style.missingData == missing)
        #expect(throws: missing) { try style.checkedRangePlan() }
        #expect(throws: MoneyError.data(missing)) { try style.format(Money(5, currency: yen)) }
        #expect(style.description == "CurrencyStyle JPY en: \(missing)")
        #expect(throws: MoneyError.data(missing)) { try style.format(minorUnits: 5) }
        #expect(throws: MoneyError.data(missing)) { try Money(minorUnits: 5, currency: yen, data: data) }
        let money = Money(5, currency: yen)
        #expect(throws: MoneyError.data(missing)) { try money.minorUnits(data: data) }
        #expect(throws: MoneyError.data(missing)) { try money.rounded(to: .cash, .halfEven, data: data) }
        #expect(throws: MoneyError.data(missing)) { try money.divided(by: 2, .halfEven, data: data) }
        #expect(throws: MoneyError.data(missing)) { try money.allocated(by: [1, 2], data: data) }
        #expect(throws: MoneyError.data(missing)) { try money.split(into: 2, data: data) }
        let dollars = Money(5, currency: dollar)
        #expect(throws: MoneyError.data(missing)) { try dollars.converted(to: yen, rate: 150, .halfEven, data: data) }
        #expect(
            try dollars.converted(to: yen, rate: 150, unit: .fractionDigits(0), .halfEven, data: data).amount == 750)
        #expect(throws: FormatRangeError.data(missing)) { try style.formatRange(from: 1, to: 2) }
        let refusal = AmountParseError(.missingData(missing), at: 0, expected: .heldData)
        for text in ["JPY\u{A0}5", "5", "\u{FFFD}"] {
            #expect(throws: refusal) { try style.parse(text) }
            #expect(throws: refusal) { try CurrencyParser(style).parse(text) }
        }
        #expect(throws: CurrencyDataError.currencies) {
            try data.currency(numericCode: 392, on: try #require(CalendarDate(year: 2026, month: 1, day: 1)))
        }
    }

    @Test
    func notationThatWasLeftOutIsAnError() throws {
        let data = try slice(features: [.regions])
        let missing = CurrencyDataError.feature(.notation)
        let dollars = CurrencyStyle(currency: dollar, locale: english, data: data)
        let numbers = DecimalStyle(locale: english, data: data)
        #expect(try dollars.checkedPlan().format(1500) == "$1,500.00")
        #expect(throws: missing) { try dollars.compact().checkedPlan() }
        #expect(throws: missing) { try numbers.compact(.long).checkedPlan() }
        #expect(throws: missing) { try numbers.qualifier(.atLeast).checkedPlan() }
        #expect(numbers.compact().missingData == missing)
        #expect(throws: missing) { try numbers.checkedRangePlan() }
        #expect(throws: FormatRangeError.data(missing)) { try numbers.formatRange(from: 1, to: 2) }
        #expect(throws: missing) { try PluralRules(locale: english, data: data) }
        #expect(throws: missing) { try PluralRanges(locale: english, data: data) }
    }

    /// Fields, columns and styled numbers also make plans.
    @Test
    func whateverMakesAPlanSaysWhatIsMissing() throws {
        let data = try slice()
        let style = CurrencyStyle(currency: yen, locale: english, data: data)
        let missing = CurrencyDataError.currency(yen)
        #expect(throws: missing) { try AmountEntry(checking: style) }
        let dollars = CurrencyStyle(currency: dollar, locale: english, data: data)
        #expect(throws: Never.self) { try AmountEntry(checking: dollars) }
        var column = try dollars.formatColumn(minorUnits: [500, 5, 600, 7], currencies: [dollar, yen, dollar, yen])
        #expect(column.texts[0] == "$5.00" && column.texts[2] == "$6.00")
        #expect(column.texts[1] == nil && column.texts[3] == nil)
        #expect(column.errors == [1, 3].map { RowError(row: $0, error: MoneyError.data(missing)) })
        column = try style.formatColumn(minorUnits: [500], currencies: [dollar])
        #expect(column.errors.isEmpty)
        var price = FormattedMoney(5)
        price.currencyDisplay = "JPY"
        price.options.data = data
        #expect(throws: missing) { try price.checkedPlan() }
        price.currencyDisplay = "USD"
        #expect(try price.checkedPlan().format(5) == "USD 5")
        #expect(CurrencyParser(style).readings(of: "5").isEmpty)
        #expect(AmountSearch(CurrencyParser(style)).amounts(in: "JPY 5").isEmpty)
    }

    /// A slice has the currencies of all regions or none: Germany's is the euro even in a slice without it.
    @Test
    func regionsAreWholeOrAnError() throws {
        let day = try #require(CalendarDate(year: 2026, month: 2, day: 1))
        let missing = CurrencyDataError.feature(.regions)
        let without = try slice(features: [.notation])
        #expect(throws: missing) { try without.currency(ofRegion: "DE", on: day) }
        #expect(throws: missing) { try without.currencies(ofRegion: "DE") }
        #expect(throws: missing) { try without.regions(using: dollar) }
        #expect(throws: missing) { try without.currency(of: english, on: day) }
        let with = try slice(features: [.regions])
        #expect(try with.currency(ofRegion: "DE", on: day)?.description == "EUR")
        // ICU's format depends on the currency of the locale's region.
        let style = CurrencyStyle(currency: dollar, locale: try LocaleIdentifier("en-JP"), data: with)
        #expect(try style.checkedPlan().format(1) == "$1.00")
        #expect(throws: CurrencyDataError.currency(yen)) { try style.compatibility(.icu).checkedPlan() }
    }

    /// A parser of any currency parses a text without a currency.
    @Test
    func amountsOfNoCurrencyNeedNone() throws {
        let parser = CurrencyParser(locale: english, data: try slice())
        #expect(try parser.parse("1,234.50").amount == 1234.5)
        #expect(try parser.parse("$1,234.50").currency == dollar)
    }
}
