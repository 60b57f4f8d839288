import CurrencyFormat
import CurrencyNames
import FieldEngine
import FieldLaws
import Testing

/// Words that are keyed after the digits.
struct KeyedWordTests {
    static let options = EntryOptions(mode: .free, readsScaleWords: true)

    private func wordField(_ locale: CurrencyLocale, _ currency: Currency = .euro) -> AmountField {
        field(AmountEntry(CurrencyStyle(currency, locale: locale), Self.options, names: .bundled))
    }

    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, Currency.dollar, "1.5k", "1500"),
        (.englishUnitedStates, .dollar, "2K", "2000"), (.englishUnitedStates, .dollar, "5 thousand", "5000"),
        (.englishIndia, .indianRupee, "5 lakh", "500000"), (.japaneseJapan, .yen, "3万", "30000"),
        (.japaneseJapan, .yen, "3万5千", "35000"), (.japaneseJapan, .yen, "1億2000万円", "120000000"),
        (.koreanSouthKorea, .won, "5천", "5000"), (.englishIndia, .indianRupee, "2 lakh 50 thousand", "250000"),
    ])
    func wordsMultiplyWhenEditingEnds(
        locale: CurrencyLocale, currency: Currency, keys: String, value: String
    ) throws {
        var field = wordField(locale, currency)
        field.type(keys)
        #expect(field.state.text == keys)
        let outcome = field.apply(.end)
        #expect(field.state.value == (try DecimalValue(value)), "\(field.state.text)")
        #expect(outcome.announcement?.reason == .multiplied)
    }

    /// The k of "kr" is no thousand, and the c of "bucks" is no cent.
    @Test(arguments: [
        (CurrencyLocale.swedishSweden, Currency.swedishKrona, "5 kr", "5"),
        (.czechCzechia, .czechKoruna, "100 Kč", "100"), (.norwegianBokmalNorway, .norwegianKrone, "250 NOK", "250"),
        (.englishUnitedStates, .dollar, "5 bucks", "5"), (.englishUnitedStates, .dollar, "5 US dollars", "5"),
        (.englishIndia, .indianRupee, "5 Rs.", "5"), (.frenchFrance, .euro, "5 euros", "5"),
        (.portugueseCapeVerde, .caboVerdeEscudo, "12$5", "12.5"),
    ])
    func namesDoNotMultiplyAtAnyKey(
        locale: CurrencyLocale, currency: Currency, keys: String, value: String
    ) throws {
        let value = try DecimalValue(value)
        var field = wordField(locale, currency)
        for key in keys {
            field.type(String(key))
            let shown = try #require(field.state.value)
            #expect(shown <= value, "\(field.state.text)")
        }
        #expect(field.state.text == keys)
        let outcome = field.apply(.end)
        #expect(field.state.value == value, "\(field.state.text)")
        #expect(outcome.announcement == nil)
    }

    /// A metre, a minute, a million; a mark of credits; words of receipts; another currency.
    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, "1.5m", "1.5"), (.englishUnitedStates, "5T", "5"),
        (.englishUnitedStates, "5G", "5"), (.germanGermany, "5S", "5"), (.englishUnitedStates, "5x", "5"),
        (.englishUnitedStates, "5 NOK", "5"),
    ])
    func doubtfulWordsAreRejectedWhenEditingEnds(locale: CurrencyLocale, keys: String, value: String) throws {
        var field = wordField(locale)
        field.type(keys)
        let outcome = field.apply(.end)
        #expect(field.state.value == (try DecimalValue(value)), "\(field.state.text)")
        guard case .rejected = outcome.announcement?.reason else {
            Issue.record("\(String(describing: outcome.announcement))")
            return
        }
    }

    @Test func keyedAndPastedNamesMeanTheSame() throws {
        for locale in [CurrencyLocale.englishUnitedStates, .germanGermany, .polishPoland, .hindiIndia] {
            for currency in Currency.inUse {
                let style = CurrencyStyle(currency, locale: locale)
                let entry = AmountEntry(style, Self.options)
                let shown = style.display(.narrowSymbol).plan.formatParts(7)
                let symbol = shown.parts.first { $0.kind == .currency }.map(shown.text) ?? ""
                for text in ["7 \(currency.rawValue)", "7\(symbol)"] {
                    var keyed = field(entry)
                    keyed.type(text)
                    keyed.apply(.end)
                    #expect(keyed.state.value == 7, "\(locale) \(text)")
                }
            }
        }
    }

    // MARK: Keys after words

    /// "1k500" is no amount, and neither is "5 kr0".
    @Test(arguments: ["1k", "5 kr", "5 Rs."]) func digitsAfterLettersAreRejected(keys: String) {
        var rupees = wordField(.englishIndia, .indianRupee)
        rupees.type(keys)
        for key in "5," { #expect(AmountField.reason(rupees.type(String(key))[0]) == .notAllowed) }
        #expect(rupees.shown == keys + "|")
    }

    @Test func theMultiplicationIsAnnounced() {
        var dollars = wordField(.englishUnitedStates, .dollar)
        dollars.type("1k")
        #expect(dollars.shown == "1k|")
        #expect(dollars.state.value == 1)
        let outcome = dollars.apply(.commit)
        #expect(outcome.announcement == Announcement(reason: .multiplied, spokenValue: "1,000.00 US dollars"))
        #expect(dollars.shown == "1000|")
    }

    /// Some people key the spaces between groups.
    @Test func digitsMayFollowSpaces() {
        var kronor = wordField(.swedishSweden, .swedishKrona)
        kronor.type("1 234,5")
        #expect(kronor.shown == "1234,5|")
        #expect(kronor.state.value == 1234.5)
    }

    @Test func deletingGoesBackToTheDigits() {
        var kronor = wordField(.swedishSweden, .swedishKrona)
        kronor.type("5 kr")
        var shown: [String] = []
        for _ in 0..<4 {
            kronor.backspace()
            shown.append(kronor.shown)
        }
        #expect(shown == ["5 k|", "5 |", "5|", "|"])
        #expect(kronor.state.value == nil)
        kronor.undo()
        kronor.undo()
        kronor.undo()
        #expect(kronor.shown == "5 k|")
        #expect(kronor.state.value == 5)
    }

    @Test func aMinusAndAMoveSettle() {
        var dollars = wordField(.englishUnitedStates, .dollar)
        dollars.type("5k-")
        #expect(dollars.shown == "-5000|")
        dollars.type("k")
        #expect(dollars.shown == "-5000k|")
        dollars.moveToStart()
        #expect(dollars.shown == "-|5000000")
        #expect(dollars.state.value == -5_000_000)
        dollars.moveToEnd()
        dollars.type("k")
        dollars.selectAll()
        dollars.type("7")
        #expect(dollars.shown == "7|")
    }

    @Test func theProgramReplacesWords() {
        var dollars = wordField(.englishUnitedStates, .dollar)
        dollars.type("5k")
        // As a binding does after every key.
        #expect(dollars.apply(.setValue(5)).letsFieldEdit)
        #expect(dollars.apply(.reformat).letsFieldEdit)
        #expect(dollars.shown == "5k|")
        dollars.apply(.setNegative(true))
        #expect(dollars.shown == "-5000|")
        dollars.type("k")
        dollars.apply(.setValue(12))
        #expect(dollars.shown == "12|")
        dollars.type("k")
        #expect(!dollars.apply(.setText("12")).letsFieldEdit)
        #expect(dollars.shown == "12|")
        dollars.type("k")
        dollars.apply(.clear)
        #expect(dollars.state == EditingState(selection: 0..<0))
    }

    @Test func stepsCountFromTheSettledValue() {
        var dollars = wordField(.englishUnitedStates, .dollar)
        dollars.type("5k")
        let state = dollars.format.step(1, by: 1, dollars.state).state(after: dollars.state)
        #expect(state.value == 5001)
    }

    @Test func limitsHoldForTheProduct() {
        var options = Self.options
        options.limits = InputLimits(maximum: 3000, integerDigits: 4)
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates), options)
        var dollars = field(entry)
        dollars.type("5k")
        #expect(dollars.apply(.end).announcement?.reason == .loweredToMaximum)
        #expect(dollars.state.value == 3000)
        dollars.apply(.clear)
        dollars.apply(.begin)
        dollars.type("50k")
        #expect(dollars.apply(.commit).announcement?.reason == .rejected(.tooLong))
        #expect(dollars.state.value == 50)
        dollars.type(String(repeating: "a", count: 200))
        #expect(dollars.state.text.count < 100)
    }

    // MARK: Words at once

    @Test func insertedWordsAreSettledAtOnce() {
        var rupees = wordField(.englishIndia, .indianRupee)
        rupees.type("5")
        let outcome = rupees.insert(" lakh")
        #expect(rupees.shown == "500000|")
        #expect(outcome.announcement?.reason == .multiplied)
        rupees.apply(.clear)
        rupees.type("5")
        #expect(rupees.paste("k").announcement?.reason == .multiplied)
        #expect(rupees.shown == "5000|")
        // The word of an amount that is pasted as a whole needs no announcement.
        rupees.selectAll()
        #expect(rupees.paste("6k").announcement == nil)
        #expect(rupees.shown == "6000|")
    }

    @Test func inputMethodsComposeWords() {
        var yen = wordField(.japaneseJapan, .yen)
        yen.mark("3まん")
        yen.mark("3万")
        #expect(yen.apply(.commitMarked).state(after: yen.state).value == 30000)
        yen.selectAll()
        yen.type("3")
        yen.mark("万")
        yen.apply(.commitMarked)
        #expect(yen.shown == "3万|")
        yen.mark("円")
        yen.apply(.end)
        #expect(yen.state.value == 30000)
        yen.apply(.begin)
        yen.mark("まん")
        #expect(yen.apply(.commitMarked).announcement?.reason == .rejected(.unreadable))
        #expect(yen.shown == "30000|")
    }

    // MARK: Without words

    @Test func onlyWhereTheOptionsSaySo() {
        var free = field(.englishUnitedStates, .dollar, EntryOptions(mode: .free))
        free.type("1.5k")
        #expect(free.state.value == 1.5)
        #expect(free.shown == "1.5|")
        var fromRight = field(.englishUnitedStates, .dollar, EntryOptions(readsScaleWords: true))
        fromRight.type("15k")
        #expect(fromRight.state.value == 0.15)
    }

    @Test func onlyBehindAllDigits() {
        var dollars = wordField(.englishUnitedStates, .dollar)
        dollars.type("k15")
        dollars.caret(at: 1)
        dollars.type("k")
        #expect(dollars.shown == "1|5")
        dollars.moveToEnd()
        dollars.type("k")
        #expect(dollars.shown == "15k|")
    }
}
