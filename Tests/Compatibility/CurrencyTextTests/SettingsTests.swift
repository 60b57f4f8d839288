import CurrencyText
import Foundation
import Testing

struct SettingsTests {
    private func formatter(_ locale: CurrencyLocale = .englishUnitedStates) -> CurrencyFormatter {
        CurrencyFormatter { $0.locale = locale }
    }

    @Test func defaultsAreTheUsers() throws {
        let formatter = CurrencyFormatter()
        #expect(formatter.locale.locale == .autoupdatingCurrent)
        #expect(formatter.decimalDigits == 2)
        #expect(formatter.hasDecimals)
        #expect(formatter.showCurrencySymbol)
        #expect(formatter.minValue == nil)
        #expect(formatter.maxValue == nil)
        #expect(!formatter.alwaysShowsDecimalSeparator)
        #expect(formatter.hasGroupingSeparator)
        #expect(formatter.zeroSymbol == nil)
        #expect(formatter.nilSymbol.isEmpty)
        let user = CurrencyStyle(try CurrencyCode(formatter.currencyCode), locale: .user).precision(.fraction(2))
        #expect(formatter.string(from: 1234.5) == user.format(1234.5))
        formatter.locale = CurrencyLocale.current
        #expect(formatter.string(from: 1234.5) == user.format(1234.5))
        formatter.locale = CurrencyLocale.hindiIndia
        formatter.locale = CurrencyLocale.autoUpdating
        #expect(formatter.string(from: 1234.5) == user.format(1234.5))
    }

    /// The region's current currency, on any date since 2025.
    @Test(arguments: [
        (CurrencyLocale.englishIceland, "ISK"), (.swedish, "SEK"), (.arabicKuwait, "KWD"), (.englishWorld, "XXX"),
        (.japanese, "JPY"), (.spanishEcuador, "USD"), (.croatianCroatia, "EUR"), (.chineseTaiwan, "TWD"),
    ])
    func currencyOfTheLocale(_ locale: CurrencyLocale, _ code: String) {
        #expect(formatter(locale).currencyCode == code)
    }

    @Test func currencyThatTheLocaleNames() {
        let formatter = formatter()
        formatter.locale = Locale(identifier: "de_DE@currency=CHF")
        #expect(formatter.currency == .swissFranc)
        formatter.currency = .euro
        #expect(formatter.string(from: 5) == "5,00\u{A0}€")
    }

    @Test func orderOfPropertiesDoesNotMatter() {
        let first = CurrencyFormatter {
            $0.currency = .euro
            $0.decimalSeparator = "·"
            $0.locale = CurrencyLocale.germanGermany
        }
        let second = CurrencyFormatter {
            $0.locale = CurrencyLocale.germanGermany
            $0.decimalSeparator = "·"
            $0.currency = .euro
        }
        #expect(first.string(from: 1234.5) == "1.234·50\u{A0}€")
        #expect(second.string(from: 1234.5) == "1.234·50\u{A0}€")
    }

    @Test func ownLocalesAreAsked() {
        struct Shop: LocaleConvertible {
            var locale: Locale { Locale(identifier: "de_AT") }
        }
        let formatter = formatter()
        formatter.locale = Shop()
        #expect(formatter.string(from: 1234.5) == "€\u{A0}1.234,50")
        #expect(formatter.locale.locale == Locale(identifier: "de_AT"))
    }

    @Test func changesAreSeenAtOnce() {
        let formatter = formatter()
        #expect(formatter.string(from: 1234.5) == "$1,234.50")
        formatter.currency = .none
        #expect(formatter.string(from: 1234.5) == "1,234.50")
        #expect(formatter.currencySymbol.isEmpty)
        formatter.currencyCode = "eur"
        #expect(formatter.string(from: 1234.5) == "€1,234.50")
        formatter.currencyCode = "my coins"
        #expect(formatter.string(from: 1234.5) == "my coins\u{A0}1,234.50")
        #expect(formatter.currency == .dollar)
        formatter.currencySymbol = ""
        #expect(formatter.string(from: 1234.5) == "1,234.50")
    }

    @Test func separatorsThatWouldBeMisread() {
        let formatter = formatter()
        for separator in ["", "5", "0,", "٣"] {
            formatter.decimalSeparator = separator
            #expect(formatter.string(from: 1234.5) == "$1,234.50")
        }
        formatter.decimalSeparator = ","
        #expect(formatter.string(from: 1234.5) == "$1234,50")
        formatter.groupingSeparator = "."
        #expect(formatter.string(from: 1234.5) == "$1.234,50")
        formatter.decimalSeparator = "."
        formatter.hasDecimals = false
        #expect(formatter.string(from: 1234.5) == "$1.234")
        formatter.alwaysShowsDecimalSeparator = true
        #expect(formatter.string(from: 1234.5) == "$1234.")
        formatter.groupingSeparator = ""
        formatter.hasDecimals = true
        #expect(formatter.string(from: 1234.5) == "$1234.50")
        #expect(formatter.groupingSeparator.isEmpty)
    }

    @Test func sizesOfGroups() {
        let formatter = formatter(.hindiIndia)
        #expect(formatter.groupingSize == 3)
        #expect(formatter.secondaryGroupingSize == 2)
        formatter.groupingSize = 4
        #expect(formatter.string(from: 123456789) == "₹1,23,45,6789.00")
        formatter.secondaryGroupingSize = 0
        #expect(formatter.string(from: 123456789) == "₹1,2345,6789.00")
        formatter.groupingSize = 0
        #expect(formatter.string(from: 123456789) == "₹123456789.00")
        #expect(self.formatter().secondaryGroupingSize == 0)
    }

    @Test(arguments: [Int.min, -1, 101, Int.max])
    func numbersOutOfRange(_ number: Int) {
        let formatter = formatter()
        formatter.decimalDigits = number
        formatter.groupingSize = number
        formatter.secondaryGroupingSize = number
        formatter.maxIntegers = number
        #expect((0...100).contains(formatter.decimalDigits))
        #expect((0...100).contains(formatter.groupingSize))
        #expect(formatter.maxDigitsCount >= 0)
        for text in ["", "5", "-$1,234.50", String(repeating: "7", count: 200)] {
            _ = formatter.unformatted(string: text)
            _ = formatter.formattedStringAdjustedToFitAllowedValues(from: text)
        }
        let text = formatter.string(from: 1234.5)
        #expect(text?.isEmpty == false)
    }

    @Test func noIntegers() {
        let formatter = formatter()
        formatter.maxIntegers = 0
        #expect(formatter.string(from: 12.5) == "$.50")
    }

    @Test func boundsThatContradict() {
        let formatter = formatter()
        formatter.minValue = 10
        formatter.maxValue = 5
        #expect(formatter.string(from: 1) == "$10.00")
        #expect(formatter.string(from: 20) == "$5.00")
    }

    /// A hundred tasks use and change one formatter. Each text is one of the possible ones.
    @Test func sharedBetweenThreads() async {
        let formatter = formatter()
        let expected: Set = ["$1,234.50", "$1,234.500", "€1,234.50", "€1,234.500"]
        let texts = await withTaskGroup(of: [String].self) { group in
            for task in 0..<100 {
                group.addTask {
                    (0..<50).map { step in
                        if task % 10 == 0 { formatter.currency = step % 2 == 0 ? .euro : .dollar }
                        if task % 10 == 5 { formatter.decimalDigits = 2 + step % 2 }
                        return shown(formatter.string(from: 1234.5))
                    }
                }
            }
            return await group.reduce(into: Set<String>()) { $0.formUnion($1) }
        }
        #expect(texts.isSubset(of: expected), "\(texts.subtracting(expected))")
    }
}
