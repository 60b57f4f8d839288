import CurrencyParsing
import Testing

/// All readings of a text, for those who import files of unknown origin.
struct ReadingsTests {
    private func amounts(_ text: String, _ locale: String) throws -> [DecimalValue] {
        let parser = try OpenParsers.parser(locale)
        var amounts: [DecimalValue] = []
        for reading in parser.readings(of: text) where !amounts.contains(reading.amount) {
            amounts.append(reading.amount)
        }
        return amounts
    }

    @Test
    func theReadingThatACurrencyMayHaveComesFirst() throws {
        #expect(try amounts("1.234", "de") == [1234])
        #expect(try amounts("1.234", "en") == [1234, 1.234])
        #expect(try amounts("1,234", "en") == [1234])
        #expect(try amounts("1,234", "de") == [1234, 1.234])
    }

    @Test
    func textsThatSayMoreHaveOneReading() throws {
        #expect(try amounts("1.234,50", "en") == [1234.5])
        #expect(try amounts("1,234.50", "de") == [1234.5])
        #expect(try amounts("1'234.50", "de") == [1234.5])
        #expect(try amounts("€1'234.50", "de") == [1234.5])
        #expect(try amounts("12,34,567.00", "de") == [1_234_567])
        #expect(try amounts("1 234", "de") == [1234])
        #expect(try amounts("12", "de") == [12])
    }

    @Test
    func junkHasNoReading() throws {
        for text in ["", " ", "x", "1.2.3", "1,2,3.4", "12abc", "$5 EUR"] {
            #expect(try amounts(text, "en").isEmpty, "\(text)")
        }
    }

    /// Each amount is returned with each currency that the text may mean, and the doubts about them.
    @Test
    func everyReadingHasItsEvidence() throws {
        let readings = try OpenParsers.parser("de").readings(of: "1,234 kr")
        for amount in [1234, 1.234] as [DecimalValue] {
            let codes = readings.filter { $0.amount == amount }.compactMap { $0.currency?.currency.description }
            #expect(Set(codes).isSuperset(of: ["SEK", "NOK", "DKK"]) && Set(codes).count == codes.count, "\(amount)")
        }
        #expect(readings.first?.amount == 1234)
        #expect(readings.allSatisfy { $0.doubts == [AmountDoubt(.group, 0..<5)] })
        #expect(try OpenParsers.parser("de").readings(of: "1.234,50 €").map(\.doubts) == [[]])
    }
}
