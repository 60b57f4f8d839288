import CurrencyFormat
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
    func theLocalesReadingComesFirst() throws {
        #expect(try amounts("1.234", "de") == [1234, 1.234])
        #expect(try amounts("1.234", "en") == [1.234, 1234])
        #expect(try amounts("1,234", "en") == [1234, 1.234])
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
    func groupsOfTwoAreAConventionOfTheirOwn() throws {
        let parser = try OpenParsers.parser("de")
        let indian = parser.readings(of: "12,34,567.00").flatMap(\.conventions)
        #expect(indian.map(\.hasGroupsOfTwo) == [true])
        let british = parser.readings(of: "1,234,567.00").flatMap(\.conventions)
        #expect(british.contains { !$0.hasGroupsOfTwo && $0.group == "," })
    }

    @Test
    func junkHasNoReading() throws {
        for text in ["", " ", "x", "1.2.3", "1,2,3.4", "12abc", "$5 EUR"] {
            #expect(try amounts(text, "en").isEmpty, "\(text)")
        }
    }

    @Test
    func everyReadingHasItsEvidence() throws {
        let parser = try OpenParsers.parser("de")
        let readings = parser.readings(of: "1.234 kr")
        let german = readings.filter { $0.amount == 1234 }
        #expect(german.allSatisfy { $0.conventions.contains { $0.isLocales && $0.decimal == "," && $0.group == "." } })
        let codes = Set(german.compactMap { $0.currency?.currency.description })
        #expect(codes.isSuperset(of: ["SEK", "NOK", "DKK"]))
        let english = readings.filter { $0.amount == 1.234 }
        #expect(english.count == german.count)
        #expect(english.allSatisfy { !$0.conventions.contains { $0.isLocales } })
    }
}
