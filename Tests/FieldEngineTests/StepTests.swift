import CurrencyFormat
import FieldEngine
import Testing

struct StepTests {
    private func stepped(
        _ value: DecimalValue?, _ count: Int, by step: DecimalValue, _ limits: InputLimits = InputLimits()
    ) -> DecimalValue? {
        let entry = AmountEntry(
            CurrencyStyle(.euro, locale: .englishUnitedStates), EntryOptions(limits: limits))
        var state = EditingState<DecimalValue>()
        entry.edit(&state, .setValue(value))
        return entry.step(count, by: step, state).state(after: state).value
    }

    /// As HTML's stepUp and stepDown: a value between two steps goes to the nearest in the direction.
    @Test(arguments: [
        ("1.00", 1, "0.05", "1.05"), ("1.00", -1, "0.05", "0.95"), ("1.02", 1, "0.05", "1.05"),
        ("1.02", -1, "0.05", "1.00"), ("1.02", 2, "0.05", "1.10"), ("-1.02", 1, "0.05", "-1.00"),
        ("-1.02", -1, "0.05", "-1.05"), ("0", -1, "0.05", "-0.05"), ("0.05", -1, "0.05", "0"),
        ("5", 10, "1", "15"), ("5", 0, "1", "5"),
    ])
    func steps(value: String, count: Int, step: String, expected: String) throws {
        let result = stepped(try DecimalValue(value), count, by: try DecimalValue(step))
        #expect(result == (try DecimalValue(expected)))
    }

    @Test func anEmptyFieldCountsAsZero() {
        #expect(stepped(nil, 1, by: 0.5) == 0.5)
    }

    @Test func limitsHold() {
        let limits = InputLimits(minimum: 1, maximum: 10)
        // Steps count from the minimum: 1, 4, 7, 10.
        #expect(stepped(1, 1, by: 3, limits) == 4)
        #expect(stepped(5, 1, by: 3, limits) == 7)
        #expect(stepped(9, 5, by: 3, limits) == 10)
        #expect(stepped(2, -5, by: 3, limits) == 1)
        #expect(stepped(1, -1, by: 3, limits) == 1)
        // 9 is the last step within the limits of 1, 5, 9.
        #expect(stepped(9, 1, by: 4, limits) == 9)
        #expect(stepped(10, 1, by: 4, limits) == 10)
        #expect(stepped(3, 100, by: 4, limits) == 9)
    }

    @Test func stepsThatAreNone() {
        let entry = AmountEntry(CurrencyStyle(.euro, locale: .englishUnitedStates))
        var state = EditingState<DecimalValue>()
        entry.edit(&state, .setValue(5))
        for step in [DecimalValue.zero, -1, .nan, .infinity] {
            guard case .rejected(.notFinite, _) = entry.step(1, by: step, state) else {
                Issue.record("\(step) was taken")
                continue
            }
        }
    }
}

/// Words that multiply, typed behind the digits.
struct ScaleWordKeyTests {
    private func field(_ locale: CurrencyLocale, _ options: EntryOptions) -> FieldEditor<AmountEntry> {
        var field = FieldEditor(AmountEntry(CurrencyStyle(.euro, locale: locale), options))
        field.apply(.begin)
        return field
    }

    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, "1.5k", "1500"), (.englishUnitedStates, "2K", "2000"),
        (.japaneseJapan, "3万", "30000"), (.koreanSouthKorea, "5천", "5000"),
    ])
    func sureWordsMultiply(locale: CurrencyLocale, keys: String, value: String) throws {
        var field = field(locale, EntryOptions(mode: .free, readsScaleWords: true))
        field.type(keys)
        #expect(field.state.value == (try DecimalValue(value)), "\(field.state.text)")
    }

    /// A metre, a minute, a million; a mark of credits; words of receipts.
    @Test(arguments: [
        (CurrencyLocale.englishUnitedStates, "1.5m", "1.5"), (.englishUnitedStates, "5T", "5"),
        (.englishUnitedStates, "5G", "5"), (.germanGermany, "5S", "5"), (.englishUnitedStates, "5x", "5"),
    ])
    func whatIsDoubtfulIsNoKey(locale: CurrencyLocale, keys: String, value: String) throws {
        var field = field(locale, EntryOptions(mode: .free, readsScaleWords: true))
        field.type(keys)
        #expect(field.state.value == (try DecimalValue(value)), "\(field.state.text)")
    }

    @Test func onlyWhereItIsAskedFor() {
        var free = field(.englishUnitedStates, EntryOptions(mode: .free))
        free.type("1.5k")
        #expect(free.state.value == 1.5)
        var fromRight = field(.englishUnitedStates, EntryOptions(readsScaleWords: true))
        fromRight.type("15k")
        #expect(fromRight.state.value == 0.15)
    }

    @Test func onlyBehindAllDigits() {
        var field = field(.englishUnitedStates, EntryOptions(mode: .free, readsScaleWords: true))
        field.type("15")
        field.apply(.select(1..<1))
        field.type("k")
        #expect(field.state.value == 15)
        field.moveToEnd()
        field.type("k")
        #expect(field.state.value == 15_000)
    }
}
