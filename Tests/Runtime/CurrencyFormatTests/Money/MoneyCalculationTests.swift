import CurrencyParsing
import Testing

/// Everyday calculations with money.
struct MoneyCalculationTests {
    private func money(_ text: String) throws -> Money { try Money(text) }

    @Test func timesAnyInteger() throws {
        let price = try Money("12.50", .euro)
        #expect(try (price * 3).description == "37.50 EUR")
        #expect(try (3 * price).description == "37.50 EUR")
        let (byte, word, wide): (UInt8, Int, UInt64) = (3, -3, .max)
        #expect(try (price * byte).description == "37.50 EUR")
        #expect(try (byte * price).description == "37.50 EUR")
        #expect(try (price * word).description == "-37.50 EUR")
        #expect(try (price * wide).description == "230584300921369395187.50 EUR")
        if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
            #expect(throws: MoneyError.decimal(.tooManyDigits(offset: nil))) { _ = try price * Int128.max }
        }
    }

    @Test func theOppositeSign() throws {
        #expect(try -money("12.50 EUR") == money("-12.50 EUR"))
        #expect((-Money.zero(.euro)).isNegative == false)
    }

    @Test func sums() throws {
        let amounts = try [money("12.50 EUR"), money("0.075 EUR"), money("-2 EUR")]
        #expect(try amounts.sum(in: .euro).description == "10.575 EUR")
        #expect(try amounts.reduce(.zero(.euro), +).description == "10.575 EUR")
        #expect(try [Money]().sum(in: .yen) == .zero(.yen))
        #expect(try amounts.lazy.filter { $0.isNegative }.sum(in: CurrencyCode("EUR")) == money("-2 EUR"))
        let mixed = [Money(5, .euro), Money(5, .yen)]
        let error = try MoneyError.currencyMismatch(expected: CurrencyCode("EUR"), found: CurrencyCode("JPY"))
        #expect(throws: error) { try mixed.sum(in: .euro) }
        #expect(throws: MoneyError.self) { try [Money(5, .euro)].sum(in: .yen) }
    }

    @Test func largestAndSmallest() throws {
        let amounts = try [money("1 EUR"), money("12.50 EUR"), money("12.5 EUR"), money("1.00 EUR")]
        #expect(try amounts.max()?.description == "12.5 EUR")
        #expect(try amounts.min()?.description == "1 EUR")
        #expect(try [Money]().max() == nil)
        #expect(try [Money]().min() == nil)
        let error = try MoneyError.currencyMismatch(expected: CurrencyCode("EUR"), found: CurrencyCode("JPY"))
        #expect(throws: error) { try [Money(5, .euro), Money(5, .yen)].max() }
        #expect(throws: error) { try [Money(5, .euro), Money(5, .yen)].min() }
        // The standard library's `max` also returns the later of equal values.
        #expect(try max(money("1 EUR"), money("1.0 EUR")).description == "1.0 EUR")
        #expect(try min(money("1 EUR"), money("1.0 EUR")).description == "1 EUR")
        #expect(try max(money("2 EUR"), money("1 EUR")).description == "2 EUR")
        #expect(try min(money("2 EUR"), money("1 EUR")).description == "1 EUR")
        #expect(max(1, 2) == 2)
        #expect(throws: MoneyError.self) { try max(Money(5, .euro), Money(5, .yen)) }
    }

    @Test func ratiosOfCounts() throws {
        let guests = 3
        let shares = try Money(100, .euro).allocated(by: [1, 2, guests])
        #expect(shares.parts.map { $0.description } == ["16.67 EUR", "33.33 EUR", "50.00 EUR"])
        let halves = try Money(100, .euro).split(into: 2)
        #expect(halves == (try Money(100, .euro).allocated(by: [guests, guests])))
    }

    @Test(arguments: ["12.50 EUR", "-12.5 EUR", "0 JPY", "12000000 EUR", "0.00000001 XAU", "5 QQQ"])
    func textIsReadAsItIsWritten(text: String) throws {
        #expect(try Money(text).description == text)
    }

    static let refused: [(String, MoneyError)] = [
        ("12.50", .noCurrencyCode(offset: 5)), ("", .noCurrencyCode(offset: 0)), ("12.50 ", .noCurrencyCode(offset: 5)),
        ("12.50 EURO", .noCurrencyCode(offset: 5)), ("12.50 €", .noCurrencyCode(offset: 5)),
        ("12,50 EUR", .decimal(.unexpectedText(offset: 2, expected: .end))), ("NaN EUR", .notFinite),
        (" EUR", .decimal(.unexpectedText(offset: 0, expected: .number))),
        ("12 50 EUR", .decimal(.unexpectedText(offset: 2, expected: .end))),
    ]

    @Test(arguments: refused)
    func textThatIsNoMoney(text: String, error: MoneyError) {
        #expect(throws: error) { try Money(text) }
    }

    @Test func whatWasParsed() throws {
        let parser = CurrencyParser(locale: .germanGermany)
        #expect(try parser.parse("12,50").money(or: .euro).description == "12.50 EUR")
        #expect(try parser.parse("12,50 CHF").money(or: .euro).currency == .swissFranc)
        let crowns = try parser.parse("5 kr")
        #expect(crowns.currency == nil)
        #expect(try crowns.money(or: .norwegianKrone).description == "5 NOK")
        #expect {
            try crowns.money(or: .euro)
        } throws: { error in
            guard case .ambiguousCurrency(let codes) = error as? MoneyError else { return false }
            return codes.contains { $0 == .swedishKrona } && codes.contains { $0 == .danishKrone }
        }
    }

    /// Every failure is an `AmountParseError`.
    @Test func parsedWithOneErrorType() throws(AmountParseError) {
        let parser = CurrencyParser(locale: .germanGermany)
        #expect(try parser.parse("12,50", or: .euro).description == "12.50 EUR")
        #expect(try parser.parse("12,50 CHF", or: .euro).currency == .swissFranc)
        #expect(try parser.parse("5 kr", or: .norwegianKrone).description == "5 NOK")
        let euros = CurrencyParser(.euro, locale: .germanGermany)
        #expect(try euros.parse("12,50", or: .yen).description == "12.50 EUR")
        let reasons = ["5 kr", "5 Q"].map { text -> AmountParseError.Reason? in
            do throws(AmountParseError) {
                _ = try parser.parse(text, or: .euro)
                return nil
            } catch { return error.reason }
        }
        if case .ambiguousCurrency(let codes) = reasons[0] {
            #expect(codes.contains { $0 == .swedishKrona } && codes.contains { $0 == .danishKrone })
        } else {
            Issue.record("\(String(describing: reasons[0]))")
        }
        #expect(reasons[1] == .abbreviation)
        // The text that the plan writes for infinity.
        do throws(AmountParseError) {
            _ = try euros.parse("∞\u{A0}€", or: .euro)
            Issue.record("infinity is no amount")
        } catch {
            #expect(error.reason == .notFinite)
        }
        let rupees = CurrencyParser(.indianRupee, locale: .englishIndia)
        do throws(AmountParseError) {
            _ = try rupees.parse("₹5 Cr", or: .indianRupee)
            Issue.record("five crore or a credit of five")
        } catch {
            #expect(error.reason == .ambiguous)
        }
    }

    @Test func plansTakeMoneyAndIntegers() throws {
        let style = CurrencyStyle(.euro, locale: .englishUnitedStates)
        let count: UInt16 = 1234
        #expect(style.format(count) == "€1,234.00")
        #expect(style.plan.format(count) == "€1,234.00")
        #expect(PercentStyle(locale: .englishUnitedStates).format(count) == "123,400%")
        #expect(try style.plan.format(Money(1234, .euro)) == "€1,234.00")
        let error = try MoneyError.currencyMismatch(expected: CurrencyCode("EUR"), found: CurrencyCode("JPY"))
        #expect(throws: error) { try style.plan.format(Money(5, .yen)) }
    }
}
