import CurrencyFormat
import FieldEngine
import FieldLaws
import Testing

/// The value of a field is the amount of its text, and the outcome says what was rounded.
struct ShownValueTests {
    private static let dollars = AmountEntry(CurrencyStyle(.dollar, locale: .englishUnitedStates))
    private static let yen = AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan))

    private static func expectYen(
        _ field: AmountField, _ outcome: EditOutcome<DecimalValue>, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(field.state.text == "￥1,235", sourceLocation: sourceLocation)
        #expect(field.state.value == 1235, sourceLocation: sourceLocation)
        #expect(
            outcome.announcement == Announcement(reason: .rounded, spokenValue: "￥1,235"),
            sourceLocation: sourceLocation)
    }

    @Test(arguments: [true, false])
    func formatChanges(isEditing: Bool) {
        var amount = FieldEditor(Self.dollars)
        amount.apply(.setValue(1234.56))
        if isEditing { amount.apply(.begin) }
        amount.format = Self.yen
        let outcome = amount.apply(.reformat)
        Self.expectYen(amount, outcome)
        #expect(amount.apply(.commit).announcement == nil)
        #expect(amount.apply(.end).announcement == nil)
        #expect(amount.state == EditingState(text: "￥1,235", value: 1235))
    }

    @Test(arguments: [Edit<DecimalValue>.begin, .end, .commit, .setNegative(true), .setNegative(false)])
    func formatChangesBeforeAnotherEdit(_ edit: Edit<DecimalValue>) {
        var amount = FieldEditor(Self.dollars)
        amount.apply(.setValue(1234.56))
        amount.format = Self.yen
        let outcome = amount.apply(edit)
        switch edit {
        case .setNegative(true): #expect(amount.state == EditingState(text: "-￥1,235", value: -1235))
        case .setNegative: #expect(amount.state == EditingState(text: "$1,234.56", value: 1234.56))
        default: Self.expectYen(amount, outcome)
        }
    }

    @Test(arguments: EntryMode.allCases)
    func valueFromTheProgram(_ mode: EntryMode) {
        let entry = AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan), EntryOptions(mode: mode))
        var amount = FieldEditor(entry)
        let outcome = amount.apply(.setValue(1234.56))
        Self.expectYen(amount, outcome)
        amount.apply(.begin)
        #expect(amount.apply(.setValue(1234.56)).announcement?.reason == .rounded)
        #expect(amount.state.value == 1235)
        amount.apply(.commit)
        amount.apply(.end)
        #expect(amount.state == EditingState(text: "￥1,235", value: 1235))
    }

    @Test func roundedAsTheStyleRounds() {
        let style = CurrencyStyle(.yen, locale: .japaneseJapan).rounding(.floor)
        var amount = FieldEditor(AmountEntry(style))
        amount.apply(.setValue(1234.56))
        #expect(amount.state == EditingState(text: "￥1,234", value: 1234))
    }

    @Test func percentages() {
        var share = FieldEditor(AmountEntry(PercentStyle(locale: .englishUnitedStates)))
        #expect(share.apply(.setValue(0.1234)).announcement?.reason == .rounded)
        #expect(share.state == EditingState(text: "12%", value: 0.12))
    }

    @Test func exactValueIsKeptAsGiven() throws {
        var amount = FieldEditor(Self.dollars)
        let value = try DecimalValue("1234.5000")
        #expect(amount.apply(.setValue(value)).announcement == nil)
        #expect(amount.state.value?.isIdentical(to: value) == true)
    }

    @Test func whatRoundsToZeroIsClearedWithAWord() {
        let entry = AmountEntry(CurrencyStyle(.yen, locale: .japaneseJapan), EntryOptions(clearsWhenZero: true))
        var amount = FieldEditor(entry, state: EditingState(text: "￥0", value: 0.34))
        #expect(amount.apply(.end).announcement == Announcement(reason: .rounded, spokenValue: nil))
        #expect(amount.state == EditingState())
    }

    // MARK: Bounds

    @Test func boundsAreRoundedInward() {
        let limits = InputLimits(minimum: 0.5, maximum: 999_999.99)
        var amount = field(.japaneseJapan, .yen, EntryOptions(limits: limits))
        amount.type("5000000")
        let outcome = amount.apply(.end)
        #expect(outcome.announcement == Announcement(reason: .loweredToMaximum, spokenValue: "￥999,999"))
        #expect(amount.state == EditingState(text: "￥999,999", value: 999_999))
        amount.apply(.setValue(0))
        #expect(amount.apply(.commit).announcement?.reason == .raisedToMinimum)
        #expect(amount.state == EditingState(text: "￥1", value: 1))
    }

    @Test func negativeBoundsAreRoundedInward() {
        let limits = InputLimits(minimum: -10.5, maximum: -0.5)
        var amount = field(.japaneseJapan, .yen, EntryOptions(limits: limits))
        amount.type("-11")
        amount.apply(.end)
        #expect(amount.state == EditingState(text: "-￥10", value: -10))
        amount.apply(.setValue(0))
        amount.apply(.end)
        #expect(amount.state == EditingState(text: "-￥1", value: -1))
    }

    @Test func boundsOfPercentagesAreRoundedInward() {
        let limits = InputLimits(minimum: 0.101, maximum: 0.199)
        let options = EntryOptions(mode: .free, limits: limits)
        var share = field(AmountEntry(PercentStyle(locale: .englishUnitedStates), options))
        share.type("50")
        share.apply(.end)
        #expect(share.state == EditingState(text: "19%", value: 0.19))
        share.apply(.setValue(0))
        share.apply(.end)
        #expect(share.state == EditingState(text: "11%", value: 0.11))
    }

    @Test(arguments: [DecimalValue.infinity, DecimalValue.infinity.negated, DecimalValue.nan])
    func boundsThatAreNoNumbersAreNone(_ bound: DecimalValue) {
        for mode in EntryMode.allCases {
            let options = EntryOptions(mode: mode, limits: InputLimits(minimum: bound, maximum: bound))
            var amount = field(.englishUnitedStates, .dollar, options, value: 5)
            amount.apply(.commit)
            #expect(amount.state.value == 5)
        }
    }

    // MARK: Integer digits

    @Test func negativeNumberOfIntegerDigitsIsNone() {
        for intent in Edit<DecimalValue>.Intent.allCases {
            for mode in EntryMode.allCases {
                let options = EntryOptions(mode: mode, limits: InputLimits(integerDigits: -1))
                var amount = field(.englishUnitedStates, .dollar, options)
                amount.apply(.replace(0..<0, with: "1", intent))
                amount.apply(.replace(0..<0, with: "123", intent))
                var none = field(
                    .englishUnitedStates, .dollar, EntryOptions(mode: mode, limits: InputLimits(integerDigits: 0)))
                none.apply(.replace(0..<0, with: "1", intent))
                none.apply(.replace(0..<0, with: "123", intent))
                #expect(amount.state == none.state)
            }
        }
        var cents = field(.englishUnitedStates, .dollar, EntryOptions(limits: InputLimits(integerDigits: -1)))
        cents.type("12")
        #expect(cents.shown == "$0.12|")
        #expect(AmountField.reason(cents.type("3")[0]) == .tooLong)
    }
}
