import CurrencyParsing
import FieldEngine
import FieldLaws
import TestSupport
import Testing

struct PastedAmountTests {
    private static let pieces = [
        "1", "23", "456", "0", ".", ",", "'", " ", "\u{A0}", "-", "€", "$", "USD", "EUR", "kr", "abc", "K", "x", "Mio.",
        "%",
        "٣", "،", "٬", "\u{200B}",
    ]

    /// A fraction that is no group is rounded.
    @Test(arguments: [
        ("en-US", Currency.dollar, "$3.4590", 3.46), ("en-US", .dollar, "0.125", 0.12),
        ("en-US", .dollar, "3\u{66B}459", 3.46), ("de-DE", .euro, "0,125", 0.12),
        ("ar-EG", .egyptianPound, "٣٫٤٥٩", 3.46),
        ("fa-IR", .dollar, "۳٫۴۵۹", 3.46), ("de-DE", .yen, "1,24", 1), ("ja-JP", .yen, "1.6", 2),
        ("en-KW", .kuwaitiDinar, "3.4591", 3.459),
    ])
    func decimalSeparatorStaysOne(
        _ locale: String, _ currency: Currency, _ pasted: String, _ value: DecimalValue
    ) throws {
        let entry = AmountEntry(CurrencyStyle(currency, locale: try LocaleIdentifier(locale)))
        var amount = field(entry, value: 99)
        #expect(amount.paste(pasted).announcement?.reason == .rounded)
        #expect(amount.state.value == value)
        var empty = FieldEditor(entry)
        #expect(empty.apply(.setText(pasted)).announcement?.reason == .rounded)
        #expect(empty.state == EditingState(text: entry.text(of: value), value: value))
        var programs = FieldEditor(entry, state: EditingState(text: pasted))
        #expect(programs.apply(.begin).announcement?.reason == .rounded)
        #expect(programs.state.value == value)
        #expect(entry.value(ofText: pasted) == value)
    }

    @Test func groupingSeparatorStaysOne() {
        for (locale, pasted) in [
            (CurrencyLocale.germanGermany, "3.459"), (.englishUnitedStates, "3,459"), (.germanSwitzerland, "3'459"),
            (.arabicEgypt, "٣٬٤٥٩"), (.frenchFrance, "3 459"),
        ] {
            var amount = field(locale, .euro)
            #expect(amount.paste(pasted).announcement == nil, "\(locale)")
            #expect(amount.state.value == 3459, "\(locale)")
        }
    }

    @Test func decimalIsNotPastedBehindDigitsAsThousands() {
        var dollars = field(.englishUnitedStates, .dollar, EntryOptions(mode: .free), value: 12)
        #expect(AmountField.reason(dollars.paste(".345")) == .ambiguous)
        #expect(dollars.shown == "12|")
    }

    /// The locale's decimal separator in front of three digits, which the currency does not have, may be another country's
    /// separator of groups.
    @Test(arguments: [
        (CurrencyLocale.frenchFrance, Currency.euro, "3,459"), (.englishUnitedStates, .dollar, "$3.459"),
        (.englishUnitedStates, .dollar, "1.005"), (.englishUnitedStates, .dollar, "-1.234"),
        (.germanGermany, .euro, "3,459"), (.japaneseJapan, .yen, "3.500"), (.japaneseJapan, .yen, "￥3.459"),
        (.germanGermany, .yen, "1,234"), (.vietnameseVietnam, .dong, "50,000"),
        (.indonesianIndonesia, .rupiah, "Rp 50,000"), (.spanishChile, .chileanPeso, "$1,500"),
        (.englishUnitedStates, .dollar, "$1.000"), (.englishUnitedStates, .dollar, "12.500"),
        (.germanGermany, .euro, "1,000"), (.spanishMexico, .mexicanPeso, "$2.000"),
    ])
    func severalReadingsAreRefused(_ locale: CurrencyLocale, _ currency: Currency, _ pasted: String) {
        var amount = field(locale, currency, value: 99)
        let outcome = amount.paste(pasted)
        #expect(AmountField.reason(outcome) == .ambiguous)
        #expect(outcome.announcement?.reason == .rejected(.ambiguous))
        #expect(amount.state.value == 99)
        #expect(amount.format.value(ofText: pasted) == nil)
        var programs = FieldEditor(amount.format, state: EditingState(text: pasted))
        programs.apply(.end)
        #expect(programs.state == EditingState())
    }

    @Test(arguments: [
        (CurrencyLocale.frenchFrance, "3.45", 3.45), (.frenchFrance, "1.234.567", 1_234_567),
        (.frenchFrance, "1.234,5", 1234.5), (.germanGermany, "1,234.5", 1234.5), (.englishUnitedStates, "0,5", 0.5),
        (.englishUnitedStates, "1 234,50", 1234.5), (.frenchFrance, "3.459", 3459), (.germanSwitzerland, "3,459", 3459),
        (.portuguesePortugal, "1.234", 1234),
    ])
    func oneReadingOfOtherConventionsIsRead(_ locale: CurrencyLocale, _ pasted: String, _ value: DecimalValue) {
        var amount = field(locale, .euro)
        #expect(amount.paste(pasted).announcement == nil)
        #expect(amount.state.value == value)
    }

    /// A "p" is for pence, except after the height of a picture.
    @Test func pasteOfPence() {
        var pounds = field(.englishUnitedKingdom, .poundSterling, value: 1)
        #expect(AmountField.reason(pounds.paste("1080p")) == .unreadable)
        pounds.paste("99p")
        #expect(pounds.state.value == 0.99)
    }

    @Test func pasteIsRoundedAsTheStyleRounds() {
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates).rounding(.down)
        var dollars = field(AmountEntry(style))
        #expect(dollars.paste("3.4599").announcement?.reason == .rounded)
        #expect(dollars.shown == "$3.45|")
    }

    /// What the parser reads by the locale's separators is what is pasted, in all digits that the field has.
    @Test func pasteIsWhatTheParserReads() throws {
        var random = SplitMix64(printing: 20_261_124)
        var (read, rounded) = (0, 0)
        for identifier in CurrencyData.bundled.localeIdentifiers {
            let currency = random.element(of: [Currency.euro, .dollar, .yen, .kuwaitiDinar])
            let style = CurrencyStyle(currency, locale: try LocaleIdentifier(identifier))
            let (entry, parser) = (AmountEntry(style), CurrencyParser(style))
            for _ in 0..<20 {
                let separators = [".", ",", "'", " ", "\u{A0}", "\u{66B}", "\u{66C}", "\u{2019}", "$"]
                var text = String(1 + random.below(999))
                for _ in 0..<random.below(3) {
                    text +=
                        random.element(of: separators) + String(1_000 + random.below(9_000)).dropFirst(random.below(3))
                }
                var amount = FieldEditor(entry)
                let outcome = amount.paste(text)
                guard let value = amount.state.value else { continue }
                read += 1
                if let parsed = try? parser.parse(text).amount {
                    #expect(value == parsed.rounded(toFractionDigits: entry.fractionDigits), "\(identifier) “\(text)”")
                    #expect((outcome.announcement?.reason == .rounded) == (value != parsed), "\(identifier) “\(text)”")
                    if value != parsed { rounded += 1 }
                } else {
                    let readings = Set(parser.readings(of: text).map { $0.amount })
                    #expect(readings == [value], "\(identifier) “\(text)”")
                }
            }
        }
        #expect(read > 5000 && rounded > 500, "\(read), \(rounded)")
    }

    /// A letter that stops the locale's convention stops the others too, so that a field need not try them.
    @Test
    func otherConventionsStopWhereTheLocalesDoes() throws {
        var random = SplitMix64(printing: 20_261_122)
        var refused = 0
        for identifier in CurrencyData.bundled.localeIdentifiers {
            let currency = random.element(of: [Currency.euro, .dollar, .swedishKrona])
            let parser = CurrencyParser(currency, locale: try LocaleIdentifier(identifier))
            let text = (0..<(2 + random.below(6))).map { _ in random.element(of: Self.pieces) }.joined()
            do {
                _ = try parser.parse(text)
            } catch  where error.reason == .unexpectedText || error.reason == .abbreviation {
                let place = text.utf8.index(text.startIndex, offsetBy: error.offset)
                guard text.unicodeScalars[place].properties.isAlphabetic else { continue }
                refused += 1
                #expect(parser.readings(of: text).isEmpty, "\(identifier) \(currency) “\(text)”: \(error)")
            } catch {}
        }
        #expect(refused > 100)
    }
}
