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
