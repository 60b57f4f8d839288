import CurrencyFormat
import CurrencyNames
import FieldEngine
import FieldLaws
import Testing

/// What users of currency fields complain about, and what they want instead: a test for each complaint.
struct ComplaintTests {
    static let free = EntryOptions(mode: .free)

    @Test func caretIsInFrontOfATrailingSymbol() {
        var euros = field(.germanGermany, .euro, value: 1234.56)
        #expect(euros.shown == "1.234,56|\u{A0}€")
        euros.caret(at: 10)
        #expect(euros.shown == "1.234,56|\u{A0}€")
        euros.backspace()
        #expect(euros.shown == "123,45|\u{A0}€")
        // A field that lets the caret stand behind the symbol all the same.
        euros.apply(.replace(7..<8, with: "", .deletedBackwards))
        #expect(euros.shown == "12,34|\u{A0}€")
        euros.apply(.replace(7..<7, with: "5", .typed))
        #expect(euros.shown == "123,45|\u{A0}€")
    }

    @Test func caretKeepsTheDigitsOnItsRight() {
        var dollars = field(value: 1234.56)
        #expect(dollars.shown == "$1,234.56|")
        dollars.caret(at: 2)
        dollars.type("9")
        #expect(dollars.shown == "$19|,234.56")
        dollars.caret(at: 1)
        dollars.type("8")
        #expect(dollars.shown == "$8|19,234.56")
        dollars.caret(at: 8)
        dollars.type("7")
        #expect(dollars.shown == "$8,192,347|.56")
    }

    @Test func deletingStepsOverSeparators() {
        var dollars = field(value: 1234.56)
        dollars.caret(at: 3)
        dollars.backspace()
        #expect(dollars.shown == "$|234.56")
        dollars = field(value: 1234.56)
        dollars.caret(at: 7)
        dollars.backspace()
        #expect(dollars.shown == "$123.|56")
        dollars = field(value: 1234.56)
        dollars.caret(at: 2)
        dollars.forwardDelete()
        #expect(dollars.shown == "$1|34.56")
        dollars.caret(at: 0)
        dollars.forwardDelete()
        #expect(dollars.shown == "$|34.56")
        // Nothing is left on that side.
        #expect(AmountField.reason(dollars.backspace()) == .nothingToDelete)
        dollars.caret(at: 6)
        #expect(AmountField.reason(dollars.forwardDelete()) == .nothingToDelete)
    }

    @Test func deletingNeverGetsStuck() {
        for locale in [CurrencyLocale.englishUnitedStates, .germanGermany, .frenchFrance, .hebrewIsrael, .arabicEgypt] {
            var amount = field(locale, .euro, value: 1_234_567.89)
            for _ in 0..<9 { amount.backspace() }
            #expect(amount.state.value == 0, "\(locale)")
            amount.backspace()
            #expect(amount.state.text.isEmpty, "\(locale)")
            #expect(amount.state.value == nil, "\(locale)")
        }
    }

    /// In Russian both are U+00A0; the other suffix begins with the group separator of Germany.
    @Test func suffixThatBeginsLikeAGroupSeparatorStaysASuffix() {
        var roubles = field(.russianRussia, .russianRuble, value: 1234.56)
        #expect(roubles.shown == "1\u{A0}234,56|\u{A0}₽")
        roubles.backspace()
        #expect(roubles.shown == "123,45|\u{A0}₽")
        let style = CurrencyStyle(.euro, locale: .germanGermany).display(.custom(".-"))
        var dashes = field(AmountEntry(style), value: 1234.56)
        #expect(dashes.shown == "1.234,56|\u{A0}.-")
        dashes.type("7")
        #expect(dashes.shown == "12.345,67|\u{A0}.-")
        #expect(dashes.state.value == 12345.67)
    }

    @Test(arguments: [
        ("1234", "$1,234.00"), ("1.234,5", "$1,234.50"), ("0.5", "$0.50"), ("(12.34)", "-$12.34"),
        ("$1,234.5", "$1,234.50"), ("1234.50 USD", "$1,234.50"), ("1,234", "$1,234.00"), ("\t12.5\r\n", "$12.50"),
        ("12,34,567.89", "$1,234,567.89"),
        ("\u{2212}3", "-$3.00"),
    ])
    func pasteIsReadAsAnAmount(_ pasted: String, _ text: String) {
        var dollars = field()
        dollars.paste(pasted)
        #expect(dollars.state.text == text)
        dollars = field(value: 99)
        dollars.paste(pasted)
        #expect(dollars.state.text == text, "over an amount")
    }

    @Test(arguments: [
        ("1e3", EditRejection.unreadable), ("abc", .unreadable), ("1.2.3", .unreadable), ("€5", .otherCurrency),
        ("1234567890123456789012345678901234567890", .tooLong),
    ])
    func pasteThatIsNoAmountIsRefused(_ pasted: String, _ reason: EditRejection) {
        var dollars = field(value: 99)
        let outcome = dollars.paste(pasted)
        #expect(AmountField.reason(outcome) == reason)
        #expect(outcome.announcement?.reason == .rejected(reason))
        #expect(dollars.shown == "$99.00|")
    }

    @Test func pasteIsReadAsDigitsOnRequest() {
        var dollars = field(.englishUnitedStates, .dollar, EntryOptions(pasting: .digits))
        dollars.paste("3451")
        #expect(dollars.shown == "$34.51|")
    }

    @Test func pasteOverSomeDigits() {
        var dollars = field(value: 1234.56)
        dollars.apply(.select(3..<6))
        dollars.paste("99")
        #expect(dollars.shown == "$199|.56")
        dollars.apply(.select(1..<2))
        #expect(AmountField.reason(dollars.paste("x")) == .unreadable)
        #expect(dollars.shown == "$|1|99.56")
        var euros = field(.germanGermany, .euro, Self.free, value: 12)
        euros.caret(at: 1)
        euros.paste("3,4")
        #expect(AmountField.reason(euros.paste("5,6")) == .unreadable)
        #expect(euros.shown == "13,4|2")
    }

    @Test func pasteWithTooManyFractionDigitsIsRoundedAndSaysSo() {
        var dollars = field()
        let outcome = dollars.paste("19.9951")
        #expect(dollars.shown == "$20.00|")
        #expect(outcome.announcement == Announcement(reason: .rounded, spokenValue: "$20.00"))
    }

    @Test(arguments: [" ", "\u{A0}", "\u{202F}", "\u{2009}"])
    func allSpacesAreAlike(_ space: String) {
        var euros = field(.frenchFrance, .euro)
        euros.paste("1\(space)234,5\(space)€")
        #expect(euros.state.value == 1234.5)
    }

    @Test(arguments: ["'", "\u{2019}"])
    func allApostrophesAreAlike(_ apostrophe: String) {
        var francs = field(.germanSwitzerland, .swissFranc)
        francs.paste("1\(apostrophe)234.5")
        #expect(francs.state.value == 1234.5)
    }

    @Test func lettersAndFurtherDecimalKeysAreIgnored() {
        var dollars = field(.englishUnitedStates, .dollar, Self.free)
        let outcomes = dollars.type("1a2.b.3")
        #expect(dollars.shown == "12.3|")
        #expect(outcomes.map(AmountField.reason) == [nil, .notAllowed, nil, nil, .notAllowed, .decimalSeparator, nil])
        var cents = field()
        cents.type("1a2.b.3")
        #expect(cents.shown == "$1.23|")
        cents.apply(.select(1..<4))
        #expect(AmountField.reason(cents.type(".")[0]) == .decimalSeparator)
        #expect(cents.shown == "$|1.2|3")
    }

    @Test(arguments: [".", ",", "\u{66B}", "\u{FF0E}"])
    func anyDecimalKeyIsTheDecimalKey(_ key: String) {
        for (locale, text) in [
            (CurrencyLocale.germanGermany, "12,5|"), (.englishUnitedStates, "12.5|"), (.arabicEgypt, "١٢٫٥|"),
        ] {
            var euros = field(locale, .euro, Self.free)
            euros.type("12\(key)5")
            #expect(euros.shown == text)
            #expect(euros.state.value == 12.5)
        }
        // A currency without fraction digits has no use for it.
        var yen = field(.japaneseJapan, .yen, Self.free)
        #expect(AmountField.reason(yen.type(key)[0]) == .decimalSeparator)
    }

    @Test(arguments: ["1234", "١٢٣٤", "۱۲۳۴", "１２３４", "१२३४"])
    func digitsOfEveryScriptAreTaken(_ keys: String) {
        var pounds = field(.arabicEgypt, .egyptianPound)
        pounds.type(keys)
        #expect(pounds.state.value == 12.34)
        #expect(pounds.state.text == "\u{200F}١٢٫٣٤\u{A0}ج.م.\u{200F}")
        var rials = field(.persianIran, .iranianRial)
        rials.type(keys)
        #expect(rials.state.value == 1234)
        #expect(rials.state.text == "\u{200E}ریال\u{A0}۱٬۲۳۴")
    }

    @Test func directionMarksAreNoCaretStops() {
        var shekels = field(.hebrewIsrael, .newIsraeliSheqel, value: -1234.5)
        #expect(shekels.state.text == "\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}₪")
        for offset in 0...shekels.state.text.utf16.count {
            shekels.caret(at: offset)
            #expect((3...11).contains(shekels.state.selection?.lowerBound ?? -1))
        }
        shekels.selectAll()
        shekels.backspace()
        #expect(shekels.state == EditingState(text: "", selection: 0..<0))
        shekels.paste("\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}₪")
        #expect(shekels.state.value == -1234.5)
    }

    @Test func composedTextIsLeftAloneUntilItIsCommitted() {
        var yen = field(.japaneseJapan, .yen, value: 12)
        let before = yen.state.value
        for composed in ["３", "３４", "さんよん", "３４"] {
            let outcome = yen.mark(composed)
            #expect(outcome.letsFieldEdit)
            #expect(yen.state.text == "￥12" + composed)
            #expect(yen.state.value == before)
        }
        yen.apply(.commitMarked)
        #expect(yen.shown == "￥1,234|")
        #expect(yen.state.value == 1234)
        // What is no amount does not stay; nor does what was never committed.
        yen.mark("よん")
        yen.apply(.commitMarked)
        #expect(yen.shown == "￥1,234|")
        yen.mark("５")
        yen.apply(.end)
        #expect(yen.state.text == "￥12,345")
        #expect(yen.state.marked == nil)
    }

    @Test func undoGivesTheExactState() {
        var dollars = field(value: 1234.56)
        var states = [dollars.state]
        for key in ["7", "8", "-"] {
            dollars.type(key)
            states.append(dollars.state)
        }
        dollars.backspace()
        for state in states.reversed() {
            dollars.undo()
            #expect(dollars.state == state)
        }
        dollars.redo()
        #expect(dollars.state == states[1])
    }

    @Test func anyRangeIsTaken() {
        for range in [-5..<3, 100..<200, 2..<Int.max, Int.min..<Int.max, Int.max..<Int.max] {
            var dollars = field(value: 1234.56)
            for intent in Edit<DecimalValue>.Intent.allCases {
                dollars.apply(.replace(range, with: "7", intent))
                dollars.apply(.replace(range, with: "", intent))
                dollars.apply(.select(range))
                #expect((dollars.state.selection?.upperBound ?? 0) <= dollars.state.text.utf16.count)
            }
        }
    }

    @Test func ownEditThatGivesTheTextIsAccepted() {
        var dollars = field(.englishUnitedStates, .dollar, Self.free)
        #expect(dollars.type("12.5").allSatisfy { $0.letsFieldEdit })
        #expect(dollars.backspace().letsFieldEdit)
        var yen = field(.japaneseJapan, .yen, value: 1)
        #expect(yen.type("2").allSatisfy { $0.letsFieldEdit })
        #expect(yen.type("34").map(\.letsFieldEdit) == [true, false])
    }

    @Test func readersAreToldWhatWasRefusedOrHeldToBounds() {
        let limits = InputLimits(minimum: 10, maximum: 100)
        let style = CurrencyStyle(.dollar, locale: .englishUnitedStates)
        var dollars = field(AmountEntry(style, EntryOptions(limits: limits), names: .bundled))
        #expect(dollars.type("20000").allSatisfy { $0.announcement == nil })
        #expect(
            dollars.type("x")[0].announcement
                == Announcement(reason: .rejected(.notAllowed), spokenValue: "200.00 US dollars"))
        let outcome = dollars.apply(.end)
        #expect(outcome.announcement == Announcement(reason: .loweredToMaximum, spokenValue: "100.00 US dollars"))
    }

    @Test func switchedFormatWritesTheValueAnew() {
        var dollars = field(value: 0.34)
        let whole = AmountEntry(
            CurrencyStyle(.dollar, locale: .englishUnitedStates), EntryOptions(fractionDigits: 0))
        let cents = dollars.format
        dollars.format = whole
        dollars.apply(.reformat)
        #expect(dollars.shown == "$0|")
        #expect(dollars.state.value == 0)
        dollars.undo()
        dollars.format = cents
        dollars.apply(.reformat)
        #expect(dollars.shown == "$0.34|")
        dollars.format = AmountEntry(CurrencyStyle(.euro, locale: .germanGermany))
        dollars.apply(.reformat)
        #expect(dollars.shown == "0,34|\u{A0}€")
    }

    @Test func updateFromOutsideKeepsTheCaret() {
        var dollars = field(value: 1234.56)
        dollars.caret(at: 3)
        let outcome = dollars.apply(.setValue(1234.56))
        #expect(outcome.letsFieldEdit)
        #expect(dollars.shown == "$1,|234.56")
        dollars.apply(.setValue(91234.56))
        #expect(dollars.shown == "$91,|234.56")
    }

    @Test func boundsHoldWhenEditingEnds() {
        let limits = InputLimits(minimum: 10, maximum: 100)
        var dollars = field(.englishUnitedStates, .dollar, EntryOptions(limits: limits))
        dollars.type("1")
        #expect(dollars.state.standing == .belowMinimum)
        #expect(dollars.shown == "$0.01|")
        dollars.type("2345")
        #expect(dollars.state.standing == .aboveMaximum)
        #expect(dollars.shown == "$123.45|")
        dollars.apply(.end)
        #expect(dollars.state == EditingState(text: "$100.00", value: 100))
    }

    /// As in CurrencyText.
    @Test(arguments: [("5", "$100"), ("50", "$100"), ("500", "$10")])
    func minimumComesFirstWhereBoundsContradictEachOther(_ typed: String, _ text: String) {
        let limits = InputLimits(minimum: 100, maximum: 10)
        var dollars = field(.englishUnitedStates, .dollar, EntryOptions(limits: limits, fractionDigits: 0))
        dollars.type(typed)
        dollars.apply(.end)
        #expect(dollars.state.text == text)
    }

    @Test func minusTurnsTheSign() {
        var dollars = field()
        dollars.type("-")
        #expect(dollars.shown == "-|")
        #expect(dollars.state.value == nil)
        dollars.type("3")
        #expect(dollars.shown == "-$0.03|")
        dollars.type("451")
        #expect(dollars.shown == "-$34.51|")
        dollars.caret(at: 3)
        dollars.type("\u{2212}")
        #expect(dollars.shown == "$3|4.51")
        dollars.type("-")
        #expect(dollars.shown == "-$3|4.51")
        dollars.caret(at: 0)
        #expect(dollars.shown == "-$|34.51")
        dollars.backspace()
        #expect(dollars.shown == "$|34.51")
        dollars.apply(.setNegative(true))
        #expect(dollars.shown == "-$|34.51")
        #expect(dollars.state.value == -34.51)
        dollars.apply(.select(0..<1))
        dollars.backspace()
        #expect(dollars.shown == "$|34.51")
        dollars.selectAll()
        dollars.paste("5.00-")
        #expect(dollars.state.value == -5)
        var positive = field(
            .englishUnitedStates, .dollar, EntryOptions(limits: InputLimits(allowsNegative: false)), value: 5)
        #expect(AmountField.reason(positive.type("-")[0]) == .negative)
        #expect(AmountField.reason(positive.paste("-3")) == .negative)
        #expect(AmountField.reason(positive.apply(.setNegative(true))) == .negative)
        #expect(positive.shown == "$5.00|")
    }

    @Test func everyDigitIsKept() throws {
        var dollars = field()
        dollars.type("123456789012345678901234567890123456")
        #expect(dollars.state.text == "$1,234,567,890,123,456,789,012,345,678,901,234.56")
        #expect(dollars.state.value == (try DecimalValue("1234567890123456789012345678901234.56")))
        dollars.type("78")
        #expect(AmountField.reason(dollars.type("9")[0]) == .tooLong)
        #expect(dollars.state.value == (try DecimalValue("123456789012345678901234567890123456.78")))
    }

    @Test func typingOverEverythingIsTypingIntoAnEmptyField() {
        var dollars = field(value: -1234.56)
        dollars.selectAll()
        dollars.type("5")
        #expect(dollars.shown == "$0.05|")
        dollars.selectAll()
        dollars.type("-")
        #expect(dollars.shown == "-|")
    }
}
