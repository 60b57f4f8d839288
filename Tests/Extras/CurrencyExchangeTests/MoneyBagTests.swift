import CurrencyExchange
import TestSupport
import Testing

@Suite("Bags of several currencies")
struct MoneyBagTests {
    @Test func oneSumForEachCurrency() throws {
        var bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen), Money(5, .euro)])
        #expect(bag.description == "17.50 EUR, 800 JPY")
        #expect(bag[.euro].description == "17.50 EUR")
        #expect(bag[.dollar] == .zero(.dollar))
        try bag -= Money(800, .yen)
        #expect(bag.amounts == [try Money("17.5", .euro)])
        try bag -= Money("17.50", .euro)
        #expect(bag.isEmpty)
        #expect(bag == MoneyBag())
        #expect(MoneyBag(.zero(.euro)).isEmpty)
    }

    /// Compares with a dictionary of integers.
    @Test func sumsAreThoseOfIntegers() throws {
        var generator = SplitMix64(printing: 0xBA6_5EED)
        let currencies: [Currency] = [.euro, .dollar, .yen, .swissFranc, .poundSterling]
        for _ in 0..<500 {
            var bags = [MoneyBag(), MoneyBag()]
            var sums = [[Currency: Int](), [:]]
            for _ in 0..<20 {
                let currency = currencies.randomElement(using: &generator) ?? .euro
                let amount = Int.random(in: -3...3, using: &generator)
                let index = Int.random(in: 0...1, using: &generator)
                try bags[index] += Money(amount, currency)
                sums[index][currency, default: 0] += amount
            }
            let (sum, difference) = (try bags[0] + bags[1], try bags[0] - bags[1])
            for currency in currencies {
                let (left, right) = (sums[0][currency] ?? 0, sums[1][currency] ?? 0)
                #expect(sum[currency] == Money(left + right, currency))
                #expect(difference[currency] == Money(left - right, currency))
            }
            #expect(sum.amounts.allSatisfy { !$0.isZero })
            #expect(sum.amounts.map(\.currency) == sum.amounts.map(\.currency).sorted())
            #expect(try sum - bags[1] == bags[0])
        }
    }

    @Test func totals() throws {
        let bag = try MoneyBag([Money(10, .euro), Money(5, .dollar), Money(-160, .yen)])
        let rates = try [ExchangeRate(1.25, from: .euro, to: .dollar), ExchangeRate(160, from: .euro, to: .yen)]
        #expect(try bag.total(in: .euro, at: rates, .halfUp).description == "13.00 EUR")
        #expect(try bag.total(in: .dollar, at: rates, .halfUp).description == "16.25 USD")
        #expect(try MoneyBag().total(in: .euro, at: rates, .halfUp) == .zero(.euro))
        #expect(throws: MoneyError.noRate(from: Currency.yen.code, to: Currency.euro.code)) {
            try bag.total(in: .euro, at: rates.prefix(1), .halfUp)
        }
    }

    @Test func whatOverflowsChangesNothing() throws {
        var bag = MoneyBag(try Money("99999999999999999999999999999999999999", .euro))
        let before = bag
        #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { try bag += Money(2, .euro) }
        #expect(bag == before)
    }

    @Test func clamping() throws {
        let (least, most) = (Money(5, .euro), Money(50, .euro))
        #expect(try Money(3, .euro).clamped(between: least, and: most) == least)
        #expect(try Money(50, .euro).clamped(between: least, and: most) == most)
        #expect(try Money(51, .euro).clamped(between: least, and: most) == most)
        #expect(try Money(20, .euro).clamped(between: least, and: most) == Money(20, .euro))
        #expect(throws: MoneyError.limits(lower: 50, upper: 5)) {
            try Money(20, .euro).clamped(between: most, and: least)
        }
        #expect(throws: MoneyError.currencyMismatch(expected: Currency.yen.code, found: Currency.euro.code)) {
            try Money(20, .yen).clamped(between: least, and: most)
        }
        #expect((7 as DecimalValue).clamped(to: 0...5) == 5)
        #expect((-7 as DecimalValue).clamped(to: 0...5) == 0)
    }
}
