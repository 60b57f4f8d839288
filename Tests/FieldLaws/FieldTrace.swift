import CurrencyParsing
import FieldEngine
import TestSupport

// The laws of a field of amounts:
//
//     caret       what is typed or deleted backwards leaves the digits to the right of the selection as many as they were;
//                 the delete key takes one of them; the caret stands between digits, or next to one
//     value       is what the lenient parser reads from the text
//     idempotence writing the value anew, and reading the text anew, change nothing
//     undo        gives the very state from before

/// A field and its edits.
public struct FieldTrace {
    private let setting: FieldSetting
    private var field: FieldEditor<AmountEntry>
    private var steps: [(before: EditingState<DecimalValue>, after: EditingState<DecimalValue>)] = []

    /// The number of edits in a sequence.
    public static let length = 12

    private init(_ setting: FieldSetting) {
        self.setting = setting
        field = setting.field
        steps.reserveCapacity(Self.length)
    }

    /// Plays a sequence of edits.
    ///
    /// - Returns: The broken law with the preceding edits, or nil if no law is broken.
    public static func play(_ setting: FieldSetting, _ random: inout SplitMix64) -> String? {
        var trace = FieldTrace(setting)
        for _ in 0..<length {
            if let broken = trace.step(&random) { return "\(setting): \(broken)\n\(trace.lines)" }
        }
        return nil
    }

    private var lines: String {
        func line(_ state: EditingState<DecimalValue>) -> String {
            "“\(state.text)” \(state.selection.map { "\($0)" } ?? "-") \(state.value.map { $0.plainText } ?? "-")"
        }
        return steps.map { "    \(line($0.before)) -> \(line($0.after))" }.joined(separator: "\n")
    }

    /// Makes an edit. Returns the broken law, or nil.
    private mutating func step(_ random: inout SplitMix64) -> String? {
        let before = field.state
        var digitsTaken: Int?
        switch random.below(13) {
        case 0...4:
            digitsTaken = 0
            field.type(String(random.below(10)))
        case 5: field.type([".", ",", "-", "x", "５", "٣"][random.below(6)])
        case 6, 7:
            digitsTaken = 0
            field.backspace()
        case 8:
            let caret = before.selection.flatMap { $0.isEmpty ? DigitCount(before.text, $0.lowerBound) : nil }
            if field.forwardDelete().state(after: before).text != before.text, let caret {
                // A decimal separator that the user keyed is deleted like a digit.
                digitsTaken = setting.mode == .fromRight || caret.isDigitBehind ? 1 : 0
            }
        case 9:
            let offset = random.below(before.text.utf16.count + 3) - 1
            field.apply(.select(offset..<offset))
        case 10:
            let lower = random.below(before.text.utf16.count + 1)
            field.apply(.select(lower..<(lower + random.below(4))))
        case 11:
            let units = Int64(random.below(2_000_000)) - 1_000_000
            field.apply(.setValue(DecimalValue(minorUnits: units, scale: random.below(6))))
        default:
            let texts = [
                "1234.5", "0,07", "-12", "junk", "1.234.567,89", "", "3.459", "1,005", "٣٫٤٥٩", "3'459", "1 005",
            ]
            field.paste(texts[random.below(texts.count)])
        }
        let after = field.state
        steps.append((before, after))
        if let digitsTaken, let broken = caretLaw(before, after, digitsTaken) { return broken }
        return stopLaw(after) ?? valueLaw(after) ?? idempotence(after) ?? undo(before)
    }

    // MARK: The laws

    private func caretLaw(
        _ before: EditingState<DecimalValue>, _ after: EditingState<DecimalValue>, _ taken: Int
    ) -> String? {
        let wanted = DigitCount(before.text, before.selection?.upperBound ?? 0).right - taken
        let count = DigitCount(after.text, after.selection?.upperBound ?? 0)
        return count.right == min(max(0, wanted), count.all) ? nil : "\(count.right) digits to the right, not \(wanted)"
    }

    private func stopLaw(_ state: EditingState<DecimalValue>) -> String? {
        guard let selection = state.selection else { return "not editing" }
        guard (0...state.text.utf16.count).contains(selection.upperBound) else { return "a selection beyond the text" }
        let count = DigitCount(state.text, selection.lowerBound)
        guard selection.isEmpty, count.all > 0 else { return nil }
        // After a decimal separator that the user keyed is also the end of the number.
        if count.right == 0, setting.mode == .free { return nil }
        if count.right == 0, !count.isDigitBefore { return "caret behind the number" }
        if count.right == count.all, !count.isDigitBehind { return "caret in front of the number" }
        return count.isDigitBefore || count.isDigitBehind ? nil : "caret between no digits"
    }

    private func valueLaw(_ state: EditingState<DecimalValue>) -> String? {
        if DigitCount(state.text, 0).all == 0 { return state.value == nil ? nil : "a value without digits" }
        let parsed = try? setting.parser.parse(state.text).amount
        return parsed == state.value ? nil : "the text is \(String(describing: parsed))"
    }

    private func idempotence(_ state: EditingState<DecimalValue>) -> String? {
        guard let value = state.value else { return nil }
        var again = setting.entry.apply(.setText(state.text), to: state).state(after: state)
        if again.value != value { return "read anew: \(again)" }
        again = setting.entry.apply(.reformat, to: state).state(after: state)
        return again.text == state.text ? nil : "written anew: \(again)"
    }

    private func undo(_ before: EditingState<DecimalValue>) -> String? {
        guard before.text != field.state.text else { return nil }
        var copy = field
        copy.undo()
        return copy.state == before ? nil : "undone: \(copy.state)"
    }
}
