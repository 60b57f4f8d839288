import CurrencyFoundation
import FieldEngine

// A formatter of which nothing is known but its two protocols is asked for each text:
//
//     digits are inserted     the text with them, or the initial text and them where it is empty, adjusted; digits too
//                             many are dropped at the end
//     digits are deleted      what is left, adjusted; nothing where nothing is left or where there is no digit
//     a minus is inserted     in front, where it is allowed and the text has none; at the first place only
//     anything else           is refused
//     editing ends            the text within the formatter's bounds; nothing for a zero that is not wanted
//
// The caret stays as far from the end as it was, but not behind the last number.

/// A field whose texts a formatter of the program's own adjusts.
struct AdjustedText: AmountField {
    let formatter: any CurrencyFormatting & CurrencyAdjusting
    let clearsWhenValueIsZero: Bool
    let allowsNegative: Bool

    func value(ofText text: String) -> DecimalValue? {
        formatter.unformatted(string: text).flatMap { try? DecimalValue($0) }
    }

    func apply(_ edit: Edit<DecimalValue>, to state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        switch edit.deletingBackwards(atEndOf: state.text) {
        case .replace(let range, "", _): show(adjusted(replacing(range, with: "", state)), state)
        case .replace(let range, let text, _) where text.hasNumbers: insert(text, range, state)
        case .replace(let range, .negativeSymbol, _): insertSign(range, state)
        case .end: show(fitted(state.text), state)
        default: .rejected(.notAllowed, nil)
        }
    }

    private func insert(
        _ text: String, _ range: Range<Int>, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        var new = state.text.isEmpty ? formatter.initialText + text : replacing(range, with: text, state)
        while new.numeralFormat().count > formatter.maxDigitsCount,
            let last = new.lastIndex(where: { String($0).hasNumbers })
        {
            new.remove(at: last)
        }
        return show(adjusted(new), state)
    }

    private func insertSign(
        _ range: Range<Int>, _ state: EditingState<DecimalValue>
    ) -> EditOutcome<DecimalValue> {
        guard allowsNegative else { return .rejected(.negative, nil) }
        guard range.lowerBound == 0, !state.text.contains(String.negativeSymbol) else {
            return .rejected(.notAllowed, nil)
        }
        return show(.negativeSymbol + state.text, state)
    }

    private func replacing(
        _ range: Range<Int>, with text: String, _ state: EditingState<DecimalValue>
    ) -> String {
        var new = state.text
        new.replaceSubrange(new.range(ofUTF16: range), with: text)
        return new
    }

    private func adjusted(_ text: String) -> String {
        formatter.formattedStringWithAdjustedDecimalSeparator(from: text) ?? ""
    }

    private func fitted(_ text: String) -> String {
        if text.representsZero, clearsWhenValueIsZero { return "" }
        return formatter.formattedStringAdjustedToFitAllowedValues(from: text) ?? text
    }

    private func show(_ text: String, _ state: EditingState<DecimalValue>) -> EditOutcome<DecimalValue> {
        var result = state
        result.text = text
        result.value = value(ofText: text)
        if let selection = state.selection {
            let behindDigits = text.lastNumberOffsetFromEnd.map { text.suffix(0 - $0).utf16.count } ?? 0
            let distance = max(behindDigits, state.text.utf16.count - selection.upperBound)
            let caret = max(0, text.utf16.count - distance)
            result.selection = caret..<caret
        }
        return .changed(result, nil)
    }
}
