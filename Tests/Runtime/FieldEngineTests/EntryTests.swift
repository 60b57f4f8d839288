import CurrencyFormat
import FieldEngine
import FieldLaws
import Testing

struct EntryTests {
    static let free = EntryOptions(mode: .free)

    @Test func fromTheRight() {
        var dollars = field()
        let texts = "10203".map { key in
            dollars.type(String(key))
            return dollars.shown
        }
        #expect(texts == ["$0.01|", "$0.10|", "$1.02|", "$10.20|", "$102.03|"])
    }

    @Test func freeIsPlainWhileTypingAndFormattedWhenDone() {
        var euros = field(.germanGermany, .euro, Self.free)
        let texts = "01234,50".map { key in
            euros.type(String(key))
            return euros.shown
        }
        #expect(texts == ["0|", "1|", "12|", "123|", "1234|", "1234,|", "1234,5|", "1234,50|"])
        #expect(AmountField.reason(euros.type("1")[0]) == .tooManyFractionDigits)
        euros.apply(.end)
        #expect(euros.state.text == "1.234,50\u{A0}€")
        euros.apply(.begin)
        #expect(euros.shown == "1234,50|")
        euros.apply(.commit)
        #expect(euros.shown == "1234,50|")
    }

    @Test func freeSeparatorCanBeDeleted() {
        var dollars = field(.englishUnitedStates, .dollar, Self.free, value: 1.5)
        dollars.caret(at: 2)
        dollars.backspace()
        #expect(dollars.shown == "1|5")
        dollars.type(".")
        #expect(dollars.shown == "1.|5")
        dollars.caret(at: 1)
        dollars.backspace()
        #expect(dollars.shown == "0|.5")
        dollars.type("7")
        #expect(dollars.shown == "7|.5")
        dollars.selectAll()
        dollars.type(".")
        #expect(dollars.shown == "0.|")
        #expect(dollars.state.value == 0)
    }

    @Test func freeNegative() {
        var shekels = field(.hebrewIsrael, .newIsraeliSheqel, Self.free)
        shekels.type("-1.5")
        #expect(shekels.shown == "\u{200E}-1.5|")
        shekels.apply(.end)
        #expect(shekels.state.text == "\u{200F}\u{200E}-1.50\u{A0}\u{200F}₪")
        shekels.apply(.begin)
        #expect(shekels.shown == "\u{200E}-1.5|")
        shekels.caret(at: 0)
        shekels.backspace()
        #expect(shekels.shown == "|1.5")
    }

    @Test func integersAreLimited() {
        let options = EntryOptions(limits: InputLimits(integerDigits: 3))
        var dollars = field(.englishUnitedStates, .dollar, options)
        dollars.type("12345")
        #expect(AmountField.reason(dollars.type("6")[0]) == .tooLong)
        #expect(AmountField.reason(dollars.paste("1234")) == .tooLong)
        #expect(dollars.shown == "$123.45|")
        dollars.apply(.replace(1..<2, with: "987", .inserted))
        #expect(dollars.state.text == "$987.23")
        var free = field(.englishUnitedStates, .dollar, EntryOptions(mode: .free, limits: options.limits))
        free.type("1234.56")
        #expect(free.shown == "123.56|")
        free.caret(at: 4)
        #expect(AmountField.reason(free.backspace()) == .tooLong)
    }

    @Test func zeroIsClearedOnRequest() {
        var dollars = field(.englishUnitedStates, .dollar, EntryOptions(clearsWhenZero: true))
        dollars.type("000")
        #expect(dollars.shown == "$0.00|")
        dollars.apply(.end)
        #expect(dollars.state == EditingState())
        var kept = field()
        kept.type("-0")
        #expect(kept.shown == "-$0.00|")
        kept.apply(.end)
        #expect(kept.state == EditingState(text: "$0.00", value: 0))
    }

    @Test func signAloneIsNothingWhenDone() {
        var dollars = field()
        dollars.type("-")
        dollars.apply(.end)
        #expect(dollars.state == EditingState())
    }

    @Test func percentages() {
        var share = FieldEditor(AmountEntry(PercentStyle(locale: .germanGermany), Self.free))
        share.apply(.begin)
        share.type("12")
        #expect(share.state.value == 0.12)
        share.apply(.end)
        #expect(share.state.text == "12\u{A0}%")
        for text in ["34", "34 %", "34%", "%34"] {
            share.apply(.setText(text))
            #expect(share.state.value == 0.34, "\(text)")
        }
        // A sign between digits is part of something else.
        share.apply(.setText("1%2"))
        #expect(share.state.value == 0.34)
        share.apply(.setValue(0.5))
        #expect(share.state.text == "50\u{A0}%")
    }

    @Test func decimals() {
        let entry = AmountEntry(DecimalStyle(locale: .englishIndia), EntryOptions(mode: .free, fractionDigits: 3))
        var number = FieldEditor(entry)
        number.apply(.begin)
        number.type("1234567.25")
        #expect(number.shown == "1234567.25|")
        number.apply(.end)
        #expect(number.state.text == "12,34,567.25")
        number.apply(.setText("1,000"))
        #expect(number.state.value == 1000)
    }

    /// Han numerals are no decimal digits of Unicode.
    @Test func digitsOfTheLocaleAloneAreTaken() throws {
        let locale = try LocaleIdentifier("zh-u-nu-hanidec")
        var yuan = field(AmountEntry(CurrencyStyle(.yuanRenminbi, locale: locale)))
        yuan.type("一二三四")
        #expect(yuan.shown == "¥一二.三四|")
        yuan.backspace()
        #expect(yuan.shown == "¥一.二三|")
    }

    /// As a binding does after every key.
    @Test func valueGivenBackWhileTypingChangesNothing() {
        var dollars = field(.englishUnitedStates, .dollar, Self.free)
        for key in ["1", "2", ".", "0", "5"] {
            dollars.type(key)
            #expect(dollars.apply(.setValue(dollars.state.value)).letsFieldEdit)
        }
        #expect(dollars.shown == "12.05|")
    }

    @Test func textFromOutsideIsReadAsAnAmount() {
        var dollars = FieldEditor(AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates)))
        dollars.apply(.setText("1234.5"))
        #expect(dollars.state == EditingState(text: "$1,234.50", value: 1234.5))
        #expect(AmountField.reason(dollars.apply(.setText("none"))) == .unreadable)
        dollars.apply(.setText(""))
        #expect(dollars.state == EditingState())
        #expect(AmountField.reason(dollars.apply(.setValue(.nan))) == .notFinite)
    }

    @Test func textThatTheProgramWroteIsReadWhenEditingBegins() {
        let entry = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates))
        var dollars = FieldEditor(entry, state: EditingState(text: "$1,234.5"))
        dollars.apply(.begin)
        #expect(dollars.shown == "$1,234.50|")
        #expect(dollars.state.value == 1234.5)
    }

    @Test func appendingElsewhereKeepsTheCaretFromTheEnd() {
        var dollars = field(value: 12345.67)
        dollars.caret(at: 5)
        let end = dollars.state.text.utf16.count
        dollars.apply(.replace(end..<end, with: "8", .inserted))
        #expect(dollars.shown == "$123,4|56.78")
        dollars.apply(.replace(0..<0, with: "9", .inserted))
        #expect(dollars.shown == "$9,123,4|56.78")
    }

    @Test func caretMovesByStops() {
        var dollars = field(value: -1234.5)
        var shown = [dollars.shown]
        for _ in 0..<9 {
            dollars.moveLeft()
            shown.append(dollars.shown)
        }
        #expect(shown.last == "-$|1,234.50")
        dollars.moveToEnd()
        #expect(dollars.shown == "-$1,234.50|")
    }
}
