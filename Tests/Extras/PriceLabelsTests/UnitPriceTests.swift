import PriceLabels
import Testing

struct UnitPriceTests {
    @Test func twelveMonthsMissWhatWasRounded() throws {
        let yearly = try Money("99.99", .euro)
        let monthly = try yearly.perPeriod(of: .year, in: .month)
        #expect(monthly.price == (try Money("8.33", .euro)))
        #expect(monthly.missing == (try Money("0.03", .euro)))
        #expect(monthly.count == 12)
        #expect(try monthly.price * monthly.count + monthly.missing == yearly)
        // Rounded up, so twelve months cost more than the year.
        let dearer = try yearly.perPeriod(of: .year, in: .month, .up)
        #expect(dearer.price == (try Money("8.34", .euro)))
        #expect(dearer.missing == (try Money("-0.09", .euro)))
        // The yen has no smaller unit.
        let yen = try Money("1000", .yen).perPeriod(of: .year, in: .month)
        #expect(yen.price.amount == 83)
        #expect(yen.missing.amount == 4)
        #expect("\(monthly)" == "8.33 EUR, 12 of them miss 0.03 EUR")
    }

    @Test(arguments: [
        (PriceUnit.kilogram, PriceUnit.hundredGrams, "12.90", "1.29", 10),
        (.liter, .hundredMilliliters, "1.99", "0.20", 10), (.week, .day, "7", "1", 7),
        (.quarter, .month, "10", "3.33", 3),
        (.month, .year, "9.99", "119.88", 1), (.hundredGrams, .kilogram, "1.29", "12.90", 1),
        (.hectare, .squareMeter, "10000", "1", 10_000), (.item, .item, "5", "5", 1),
    ])
    func units(whole: PriceUnit, part: PriceUnit, price: String, expected: String, count: Int) throws {
        let amount = try Money(price, .euro)
        let answer = try amount.perUnit(of: whole, in: part)
        #expect(answer.price == (try Money(expected, .euro)))
        #expect(answer.count == count)
        if count > 1 { #expect(try answer.price * count + answer.missing == amount) }
    }

    @Test func sumsAreExactForEveryAmount() throws {
        for cents in Int64(1)...1000 {
            let amount = try Money(minorUnits: cents, .euro)
            for (whole, part) in [(PriceUnit.year, PriceUnit.month), (.week, .night), (.day, .minute)] {
                let answer = try amount.perUnit(of: whole, in: part)
                #expect(try answer.price * answer.count + answer.missing == amount)
            }
        }
    }

    @Test func unitsWithoutAWholeRatio() throws {
        let price = try Money("52", .euro)
        for (whole, part) in [
            (PriceUnit.year, PriceUnit.week), (.month, .day), (.mile, .meter), (.kilogram, .month), (.pound, .gram),
            (.item, .kilowattHour),
        ] {
            #expect(throws: UnitPriceError.noWholeRatio(of: whole, in: part)) { try price.perUnit(of: whole, in: part) }
        }
        #expect(
            "\(UnitPriceError.noWholeRatio(of: .year, in: .week))"
                == "neither year nor week is a whole number of the other")
        let gold = try Money("1", currency: CurrencyCode("XAU"))
        #expect(throws: UnitPriceError.money(.noMinorUnit(gold.currency))) { try gold.perPeriod(of: .year, in: .month) }
    }
}
