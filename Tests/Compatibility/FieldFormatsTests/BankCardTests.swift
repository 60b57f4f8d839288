import FieldEngine
import FieldFormats
import FieldLaws
import Testing

/// TextInputKit's own tests of its bank card formats, and further tests.
struct BankCardTests {
    private static func number() -> FieldEditor<TextInputFormat<BankCardNumber>> {
        var field = FieldEditor(TextInputFormats.bankCardNumber())
        field.apply(.begin)
        return field
    }

    private static let samples: [(digits: String, formatted: String, brand: BankCardBrand)] = [
        ("122000000000003", "1220 00000 000003", .uatp), ("378282246310005", "3782 822463 10005", .amex),
        ("4111111111111111", "4111 1111 1111 1111", .visa), ("5454545454545454", "5454 5454 5454 5454", .masterCard),
    ]

    @Test func numbers() throws {
        let serializer = TextInputFormats.bankCardNumber().serializer
        for sample in Self.samples {
            var field = Self.number()
            field.insert(sample.digits)
            #expect(field.shown == sample.formatted + "|")
            let number = try #require(field.state.value)
            #expect(number.digits == sample.digits)
            #expect(number.brand == sample.brand)
            #expect(number.hasValidCheckDigit)
            #expect(number.hasValidLength)
            #expect(serializer.string(for: number) == sample.formatted)
            #expect(try serializer.value(for: sample.formatted) == number)
        }
    }

    /// Test card numbers of the brands, and the same numbers with another last digit.
    @Test(arguments: [
        "6011111111111117", "3530111333300000", "30569309025904", "38520000023237", "6200000000000005",
        "5555555555554444", "371449635398431", "4012888888881881", "2223003122003222",
    ])
    func checkDigits(_ digits: String) throws {
        #expect(try #require(BankCardNumber(digits)).hasValidCheckDigit)
        let last = Int(digits.suffix(1)) ?? 0
        for other in 0...9 where other != last {
            let changed = String(digits.dropLast()) + String(other)
            #expect(try #require(BankCardNumber(changed)).hasValidCheckDigit == false)
        }
    }

    @Test func brands() {
        let brands: [(String, BankCardBrand?)] = [
            ("", nil), ("3", nil), ("1", .uatp), ("4", .visa), ("5", nil), ("50", .maestro), ("51", .masterCard),
            ("2221", .masterCard), ("2220", nil), ("272", nil), ("2720", .masterCard), ("2721", nil), ("6", nil),
            ("6011", .discover), ("62", .unionPay), ("3528", .jcb), ("352", nil), ("36", .dinersClub), ("7", nil),
            ("x", nil),
        ]
        for (digits, brand) in brands { #expect(BankCardBrand(firstDigits: digits) == brand, "\(digits)") }
    }

    @Test func typingAndDeletingNumbers() {
        var field = Self.number()
        var shown: [String] = []
        for key in "378282246310005" {
            shown.append(field.shown)
            field.type(String(key))
        }
        #expect(
            shown == [
                "|", "3|", "37|", "378|", "3782|", "3782 8|", "3782 82|", "3782 822|", "3782 8224|", "3782 82246|",
                "3782 822463|", "3782 822463 1|", "3782 822463 10|", "3782 822463 100|", "3782 822463 1000|",
            ])
        #expect(field.shown == "3782 822463 10005|")
        for text in shown.reversed() {
            field.backspace()
            #expect(field.shown == text)
        }
    }

    @Test(arguments: [
        (4..<5, "", "3782| 822463 10005"), (11..<12, "", "3782 822463| 10005"), (3..<5, "2", "3782| 822463 10005"),
        (4..<6, "8", "3782 8|22463 10005"), (10..<12, "3", "3782 822463| 10005"),
        (11..<13, "1", "3782 822463 1|0005"),
    ])
    func changesWithSelection(_ selection: Range<Int>, _ text: String, _ shown: String) {
        var field = Self.number()
        field.insert("378282246310005")
        field.apply(.select(selection))
        if text.isEmpty { field.backspace() } else { field.insert(text) }
        #expect(field.shown == shown)
    }

    @Test func deleteKeysStepOverSpaces() {
        var field = Self.number()
        field.insert("378282246310005")
        field.apply(.select(5..<5))
        field.backspace()
        #expect(field.shown == "378|8 224631 0005")
        field.apply(.select(4..<4))
        field.forwardDelete()
        #expect(field.shown == "3788| 246310 005")
    }

    @Test func brandMayChange() {
        var field = Self.number()
        field.insert("41111111111111")
        field.apply(.select(0..<0))
        field.insert("3")
        #expect(field.shown == "3|411 111111 11111")
    }

    @Test func fieldsOwnEditIsAccepted() {
        let formatter = TextInputFormats.bankCardNumber().formatter
        let edits: [(before: String, key: String, behind: String)] = [
            ("3", "7", ""), ("37", "8", ""), ("378", "2", ""), ("3782 8", "2", ""), ("3782 822", "4", ""),
            ("3782 822463 1", "0", ""), ("3782 822463 1000", "5", ""), ("", "3", "782"), ("3", "7", "82"),
            ("3782 8", "2", "2463"), ("3782 822463 10", "0", "05"),
        ]
        for (before, key, behind) in edits {
            let caret = before.utf16.count..<before.utf16.count
            let edit = TextInputEdit(text: before + behind, selection: caret, range: caret, replacement: key)
            #expect(formatter.validate(edit) == .accepted, "\(edit)")
        }
    }

    @Test func spacesMoveTheCaretWhereTheyBelong() {
        var field = Self.number()
        field.insert(" ")
        #expect(field.shown == "|")
        field.insert("3782")
        field.insert(" ")
        #expect(field.shown == "3782 |")
        field.insert("822463")
        #expect(field.shown == "3782 822463|")
        field.insert(" ")
        #expect(field.shown == "3782 822463 |")
        field.insert("10005")
        field.insert(" ")
        #expect(field.shown == "3782 822463 10005|")
        field.apply(.select(4..<4))
        field.insert(" ")
        #expect(field.shown == "3782 |822463 10005")
        for offset in [0, 3, 6, 16] {
            field.apply(.select(offset..<offset))
            let shown = field.shown
            field.insert(" ")
            #expect(field.shown == shown)
        }
    }

    @Test func numbersAreLimited() {
        var field = Self.number()
        field.type("41111111111111111119")
        #expect(field.state.value?.digits.count == 19)
        field.selectAll()
        field.paste("4111x1111")
        #expect(field.state.value?.digits.count == 19)
    }

    @Test(arguments: ["4111-1111-1111-1111", "4111 1111 1111 1111", "4111\u{2013}1111\u{2013}1111\u{2013}1111"])
    func dashesAreNoPartOfNumbers(_ pasted: String) throws {
        var field = Self.number()
        field.paste(pasted)
        #expect(field.shown == "4111 1111 1111 1111|")
        #expect(field.state.value?.brand == .visa)
        #expect(BankCardNumber(pasted)?.digits == "4111111111111111")
        field.apply(.clear)
        field.type(pasted)
        #expect(field.shown == "4111 1111 1111 1111|")
        field.apply(.setText(pasted))
        #expect(field.state.text == "4111 1111 1111 1111")
    }

    // MARK: Expiry dates

    private static func date(_ text: String = "") -> FieldEditor<TextInputFormat<BankCardExpiryDate>> {
        var field = FieldEditor(TextInputFormats.bankCardExpiryDate)
        field.apply(.begin)
        if !text.isEmpty { field.insert(text) }
        return field
    }

    @Test func typingAndDeletingDates() {
        var field = Self.date()
        let texts = "1234".map { key in
            field.type(String(key))
            return field.shown
        }
        #expect(texts == ["1|", "12/|", "12/3|", "12/34|"])
        #expect(field.state.value == BankCardExpiryDate(month: 12, year: 2034))
        let deleted = (0..<4).map { _ in
            field.backspace()
            return field.shown
        }
        #expect(deleted == ["12/3|", "12/|", "1|", "|"])
    }

    @Test(arguments: ["34", "4"], [2, 3])
    func editingTheMonth(_ year: String, _ caret: Int) {
        var field = Self.date("12/\(year)")
        field.apply(.select(caret..<caret))
        var shown: [String] = []
        for key in ["", "", "1", "2"] {
            if key.isEmpty { field.backspace() } else { field.insert(key) }
            shown.append(field.shown)
        }
        #expect(shown == ["1|/\(year)", "|/\(year)", "1|/\(year)", "12|/\(year)"])
        field.apply(.select(1..<1))
        field.backspace()
        #expect(field.shown == "|2/\(year)")
        field.insert("1")
        #expect(field.shown == "1|2/\(year)")
    }

    @Test func editingTheYear() {
        var field = Self.date("12/34")
        field.apply(.select(4..<4))
        field.backspace()
        #expect(field.shown == "12/|4")
        field.insert("3")
        #expect(field.shown == "12/3|4")
    }

    @Test func excessDigitsAreRejected() {
        for text in ["12/34", "12/4", "1/34"] {
            for offset in 0...text.count {
                var field = Self.date(text)
                field.apply(.select(offset..<offset))
                let shown = field.shown
                let isRoom = text == "12/4" && offset >= 3 || text == "1/34" && offset <= 1
                field.insert("0")
                #expect((field.shown == shown) == !isRoom, "\(text) at \(offset)")
            }
        }
        var slash = Self.date("12/3")
        slash.apply(.select(2..<3))
        slash.insert("0")
        #expect(slash.shown == "12|/|3")
    }

    @Test func editingSelectedDigits() {
        var field = Self.date("12/34")
        var shown: [String] = []
        for (range, key) in [(0..<1, "5"), (1..<2, "6"), (3..<4, "7"), (4..<5, "8")] {
            field.apply(.select(range))
            field.insert(key)
            shown.append(field.shown)
        }
        #expect(shown == ["5|2/34", "56|/34", "56/7|4", "56/78|"])
        // There is no such month.
        #expect(field.state.value == nil)
    }

    @Test(arguments: [
        ("12/2027", "12/27"), ("12/27", "12/27"), ("12 / 2027", "12/27"), ("12 / 27", "12/27"), ("12-2027", "12/27"),
        ("12-27", "12/27"), ("122027", "12/27"), ("1227", "12/27"), ("１２／２０２７", "12/27"), ("7/2031", "7/31"),
    ])
    func datesOfOtherFormsArePasted(_ pasted: String, _ shown: String) {
        for text in ["", "0731"] {
            var field = Self.date(text)
            field.selectAll()
            field.paste(pasted)
            #expect(field.shown == shown + "|")
            #expect(field.state.value?.year == (pasted.hasSuffix("31") ? 2031 : 2027))
        }
        var field = Self.date()
        field.apply(.setText(pasted))
        #expect(field.state.text == shown)
    }

    @Test func yearsOfFourDigitsArePastedBehindTheMonth() {
        var field = Self.date("12")
        field.paste("2027")
        #expect(field.shown == "12/27|")
    }

    @Test(arguments: [
        "12/1999", "12/2127", "2027/12", "12/202", "12/20270", "12 27 31", "12/27 x", "12/20/27", "👨‍👩‍👧", "e\u{301}",
        "1/\u{308}27",
    ])
    func whatIsNoDateIsRefused(_ pasted: String) {
        var field = Self.date("0731")
        field.selectAll()
        #expect(FieldEditor<TextInputFormat<BankCardExpiryDate>>.reason(field.paste(pasted)) == .notAllowed)
        #expect(field.state.text == "07/31")
    }

    /// The text contains no century.
    @Test func valueIsTheDateThatIsShown() {
        var field = Self.date()
        field.apply(.setValue(BankCardExpiryDate(month: 12, year: 2127)))
        #expect(field.state.text == "12/27")
        #expect(field.state.value == BankCardExpiryDate(month: 12, year: 2027))
    }

    @Test func datesArePasted() {
        var field = Self.date()
        field.paste("0731")
        #expect(field.shown == "07/31|")
        field.selectAll()
        field.paste("７／３１")
        #expect(field.shown == "7/31|")
        #expect(field.state.value?.formatted == "07/31")
        field.apply(.setValue(BankCardExpiryDate(month: 1, year: 2029)))
        #expect(field.state.text == "01/29")
    }

    // MARK: Holders' names

    private static func name(_ text: String = "") -> FieldEditor<TextInputFormat<String>> {
        var field = FieldEditor(TextInputFormats.bankCardHolderName())
        field.apply(.begin)
        if !text.isEmpty { field.insert(text) }
        return field
    }

    @Test(arguments: [
        ("AB CD", "AB CD|"), ("ab", "AB|"), ("A. B-C", "A. B-C|"), (".-A .-", "A |"), ("0123456789", "|"),
        ("A  B", "A B|"), ("Ａｂ", "AB|"),
    ])
    func namesAreTyped(_ keys: String, _ shown: String) {
        var field = Self.name()
        field.type(keys)
        #expect(field.shown == shown)
    }

    @Test(arguments: [
        ("A B", 1, "|B"), ("A. B. C.", 7, "A. B. |"), ("A. B. ", 1, "|B. "), ("A. B. C.", 4, "A. |C."),
        ("A-B D-E-F", 1, "|B D-E-F"), ("B D-E-F", 5, "B D-|F"), ("B D-F", 3, "B |F"),
    ])
    func whatMayNotStandAloneGoes(_ text: String, _ caret: Int, _ shown: String) {
        var field = Self.name(text)
        field.apply(.select(caret..<caret))
        field.backspace()
        #expect(field.shown == shown)
    }

    @Test func diacriticsGo() {
        let with =
            "ÁÀÂÄǍĂĀÃÅǺĆĊĈČĎÉÈĖÊËĚĔĒÍÌİÎÏǏĬĪĨŃN\u{308}ŇÑÓÒÔÖǑŎŌÕŐáàâäǎăāãåǻćċĉčéèėêëěĕēíìiîïǐĭīĩńn\u{308}ňñóòôöǒŏōõő"
        let without =
            "AAAAAAAAAACCCCDEEEEEEEEIIIIIIIIINNNNOOOOOOOOOAAAAAAAAAACCCCEEEEEEEEIIIIIIIIINNNNOOOOOOOOO"
        #expect(with.count == without.count)
        for (letter, plain) in zip(with, without) {
            var field = Self.name()
            field.insert(String(letter))
            #expect(field.shown == "\(plain)|")
        }
    }
}
