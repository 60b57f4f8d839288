import CurrencyFormat
import FieldEngine
import Foundation
import Testing

/// The laws of a field of amounts, on seeded random edits in every locale:
///
///     caret       typing a digit and deleting leave the digits to the right of the caret as many as they were; the caret
///                 stands between digits, or next to one
///     value       is what the lenient parser reads from the text
///     idempotence writing the value anew, and reading the text anew, change nothing
///     undo        gives the very state from before
///
/// FIELD_SEQUENCES in the environment is the number of sequences for each mode.
struct LawTests {
    static let currencies: [Currency] = [.dollar, .euro, .yen, .kuwaitiDinar, .caboVerdeEscudo]

    static var sequences: Int {
        ProcessInfo.processInfo.environment["FIELD_SEQUENCES"].flatMap { Int($0) } ?? 400
    }

    @Test(arguments: EntryMode.allCases)
    func lawsHoldInEveryLocale(_ mode: EntryMode) {
        var random = SplitMix64(seed: 1)
        let locales = CurrencyLocale.allCases
        for sequence in 0..<Self.sequences {
            let locale = locales[sequence % locales.count]
            let currency = Self.currencies[random.below(Self.currencies.count)]
            var trace = FieldTrace(locale, currency, mode)
            for _ in 0..<12 {
                if let broken = trace.step(&random) {
                    Issue.record("\(broken)\nsequence \(sequence), \(locale) \(currency)\n\(trace.lines)")
                    return
                }
            }
        }
    }
}

/// A field, and what was done to it.
struct FieldTrace {
    var field: AmountField
    let parser: CurrencyParser
    private var steps: [(before: EditingState<DecimalValue>, after: EditingState<DecimalValue>)] = []

    var lines: String { steps.map { "\($0.before) -> \($0.after)" }.joined(separator: "\n") }

    init(_ locale: CurrencyLocale, _ currency: Currency, _ mode: EntryMode) {
        let style = CurrencyStyle(currency, locale: locale)
        field = FieldEditor(AmountEntry(style, EntryOptions(mode: mode)))
        field.apply(.begin)
        parser = CurrencyParser(style)
    }

    /// Does something, and says which law it breaks; nil for none.
    mutating func step(_ random: inout SplitMix64) -> String? {
        let before = field.state
        var keepsDigitsRight = false
        switch random.below(12) {
        case 0...4:
            keepsDigitsRight = before.selection?.isEmpty ?? false
            field.type(String(random.below(10)))
        case 5: field.type([".", ",", "-", "x", "５", "٣"][random.below(6)])
        case 6, 7:
            keepsDigitsRight = before.selection?.isEmpty ?? false
            field.backspace()
        case 8: field.forwardDelete()
        case 9:
            let offset = random.below(before.text.utf16.count + 3) - 1
            field.caret(at: offset)
        case 10:
            let lower = random.below(before.text.utf16.count + 1)
            field.apply(.select(lower..<(lower + random.below(4))))
        default: field.paste(["1234.5", "0,07", "-12", "junk", "1.234.567,89", ""][random.below(6)])
        }
        let after = field.state
        steps.append((before, after))
        if keepsDigitsRight, let broken = caretLaw(before, after) { return broken }
        return stopLaw(after) ?? valueLaw(after) ?? idempotence(after) ?? undo(before, after)
    }

    private func caretLaw(_ before: EditingState<DecimalValue>, _ after: EditingState<DecimalValue>) -> String? {
        let count = Self.digits(after.text, from: 0)
        let right = min(Self.digits(before.text, from: before.selection?.upperBound ?? 0), count)
        let now = Self.digits(after.text, from: after.selection?.upperBound ?? 0)
        return now == right ? nil : "\(now) digits to the right, not \(right)"
    }

    private func stopLaw(_ state: EditingState<DecimalValue>) -> String? {
        guard let selection = state.selection else { return "not editing" }
        guard selection.isEmpty, Self.digits(state.text, from: 0) > 0 else { return nil }
        let isBehindLast = Self.digits(state.text, from: selection.lowerBound) == 0
        let isBeforeFirst =
            Self.digits(state.text, from: selection.lowerBound) == Self.digits(state.text, from: 0)
        let units = Array(state.text.utf16)
        let before = String(decoding: units[..<selection.lowerBound], as: UTF16.self).unicodeScalars.last
        let behind = String(decoding: units[selection.lowerBound...], as: UTF16.self).unicodeScalars.first
        func isDigit(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.generalCategory == .decimalNumber }
        let isFreePoint = field.format.options.mode == .free
        if isBehindLast, isFreePoint { return nil }
        if isBehindLast, !isDigit(before) { return "caret behind the number" }
        if isBeforeFirst, !isDigit(behind) { return "caret in front of the number" }
        return isDigit(before) || isDigit(behind) ? nil : "caret between no digits"
    }

    private func valueLaw(_ state: EditingState<DecimalValue>) -> String? {
        if Self.digits(state.text, from: 0) == 0 { return state.value == nil ? nil : "a value without digits" }
        let parsed = try? parser.parse(state.text).amount
        return parsed == state.value ? nil : "the text is \(String(describing: parsed))"
    }

    private func idempotence(_ state: EditingState<DecimalValue>) -> String? {
        guard let value = state.value else { return nil }
        var again = field.format.apply(.setText(state.text), to: state).state(after: state)
        if again.value != value { return "read anew: \(again)" }
        again = field.format.apply(.reformat, to: state).state(after: state)
        return again.text == state.text ? nil : "written anew: \(again)"
    }

    private func undo(_ before: EditingState<DecimalValue>, _ after: EditingState<DecimalValue>) -> String? {
        guard before.text != after.text else { return nil }
        var copy = field
        copy.undo()
        return copy.state == before ? nil : "undone: \(copy.state)"
    }

    /// Digits of Unicode from an offset to the end.
    private static func digits(_ text: String, from offset: Int) -> Int {
        let units = Array(text.utf16)
        return String(decoding: units[min(offset, units.count)...], as: UTF16.self).unicodeScalars
            .filter { $0.properties.generalCategory == .decimalNumber }.count
    }
}
