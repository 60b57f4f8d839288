import CurrencyParsing
import Foundation
import Testing

/// Lines that newcomers wrote from memory before reading the documentation. Each compiles and does what it says.
struct GuessTests {
    @Test func codesAreNames() {
        #expect(Currency.eur == .euro)
        #expect([Currency.usd, .gbp, .jpy, .chf].map(\.code.description) == ["USD", "GBP", "JPY", "CHF"])
        #expect(Currency.try == .turkishLira)
        #expect(CurrencyStyle(.eur, locale: .germanGermany).format(5) == "5,00\u{A0}€")
    }

    @Test func symbols() throws {
        #expect(Currency.euro.symbol(in: .germanGermany) == "€")
        #expect(Currency.usd.symbol(.unambiguous, in: .englishUnitedStates) == "US$")
        #expect(Currency.euro.symbolSide(in: .germanGermany) == .after)
        #expect(Currency.euro.code.description == "EUR")
    }

    @Test func calculation() throws {
        let price = try DecimalValue("1999")
        #expect(try price / 100 == 19.99)
        #expect(Double(try DecimalValue("19.99")) == 19.99)
        let discount: Float = 0.1
        #expect(DecimalStyle(locale: .germanGermany).format(discount) == "0,1")
        #expect(CurrencyStyle(.eur, locale: .germanGermany).plan.format(discount) == "0,10\u{A0}€")
        let net = try Money("0.125", .eur)
        #expect(try net.rounded(to: .minorUnit, .halfUp).description == "0.13 EUR")
        #expect(try net.rounded(to: .minorUnit, .toNearestOrAwayFromZero).description == "0.13 EUR")
        #expect(try net.rounded(to: .fraction(1), .halfUp).description == "0.1 EUR")
        #expect(try net.clamped(between: Money(1, .eur), and: Money(2, .eur)) == Money(1, .eur))
    }

    @Test func wordsOfFoundation() {
        let style = CurrencyStyle(.eur, locale: .germanGermany)
        #expect(style.display(.isoCode) == style.display(.code))
        #expect(style.display(.narrow) == style.display(.narrowSymbol))
        #expect(style.grouping(.never) == style.grouping(.off))
        #expect(style.precision(.fractionLength(0...2)) == style.digits(.fraction(0...2)))
        #expect(style.precision(.significantDigits(2)) == style.precision(.significant(2...2)))
        #expect(style.digits(.minorUnit) == style.digits(.iso))
        #expect(style.digits(.fraction(0)).format(5) == "5\u{A0}€")
    }

    @Test func parsing() throws(AmountParseError) {
        let parser = CurrencyParser(locale: .germanGermany)
        #expect(try parser.parse("12,50", or: .eur).description == "12.50 EUR")
    }

    /// Decoding accepts every spelling that the initializers accept. Encoding writes the canonical one.
    @Test(arguments: [
        ("eur", "de-DE"), ("EUR", "de_DE"), ("Eur", "de_DE.UTF-8"), ("eUR", "DE-de"),
    ])
    func json(currency: String, locale: String) throws {
        struct Request: Codable, Equatable {
            var currency: Currency
            var locale: CurrencyLocale
        }
        let stored = Data(#"{"currency":"\#(currency)","locale":"\#(locale)"}"#.utf8)
        let request = try JSONDecoder().decode(Request.self, from: stored)
        #expect(request == Request(currency: .euro, locale: .germanGermany))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let written = String(decoding: try encoder.encode(request), as: UTF8.self)
        #expect(written == #"{"currency":"EUR","locale":"de_DE"}"#)
    }

    @Test(arguments: ["euro", "€", "", "none "])
    func noCurrencies(text: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Currency].self, from: Data(#"["EUR","\#(text)"]"#.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["Index 1"])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([CurrencyLocale].self, from: Data(#"["de","\#(text)"]"#.utf8))
        }
    }

    @Test func noneIsStillNone() throws {
        #expect(try JSONDecoder().decode([Currency].self, from: Data(#"["none"]"#.utf8)) == [.none])
    }

    /// The generator writes a static member for each currency in use.
    @Test func everyCurrencyInUseHasItsCode() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Data/Cases/Currency.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let codes = lines.compactMap { line -> String? in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == words[1].lowercased() && words[1] != "none" ? String(words[1]) : nil
        }
        #expect(Set(codes) == Set(Currency.inUse.map(\.rawValue)))
    }
}
