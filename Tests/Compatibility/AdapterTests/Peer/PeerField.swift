import CurrencyText
import Foundation

/// A minimal text field with CurrencyText's delegate, following its documentation and code, for comparison.
struct PeerField {
    var text = ""
    var selection = 0..<0
    var takesMinus = false
    /// A formatter without bounds.
    let formatter: CurrencyFormatter

    /// A replacement by the keyboard.
    mutating func replace(_ range: Range<Int>, _ string: String) {
        let offsetFromEnd = selection.upperBound - text.utf16.count
        let old = text
        if string.isEmpty {
            delete(range)
        } else if string.asciiDigits.isEmpty {
            if string == "-", takesMinus, text.isEmpty || (range.lowerBound == 0 && !text.contains("-")) {
                text = "-" + text
            }
        } else {
            insert(string, range)
        }
        if text != old { selection = text.utf16.count..<text.utf16.count }
        moveCaret(offsetFromEnd)
    }

    private mutating func delete(_ range: Range<Int>) {
        if let range = text.indices(range) {
            text.removeSubrange(range)
        } else if !text.isEmpty {
            text.removeLast()
        }
        if !text.isEmpty { text = adjusted(text) }
    }

    private mutating func insert(_ string: String, _ range: Range<Int>) {
        var new = text
        if text.isEmpty {
            new = formatter.initialText + string
        } else if let range = text.indices(range) {
            new.replaceSubrange(range, with: string)
        } else {
            new += string
        }
        if new.asciiDigits.count > formatter.maxDigitsCount { new.removeLast() }
        text = adjusted(new)
    }

    private func adjusted(_ text: String) -> String {
        amount(text).flatMap { formatter.string(from: $0) } ?? ""
    }

    /// The digits as a `Double`. With fewer digits than fraction digits they are whole units, and a minus counts as a
    /// digit.
    private func amount(_ text: String) -> Double? {
        var number = (text.contains("-") ? "-" : "") + text.asciiDigits
        let decimals = formatter.decimalDigits
        if decimals > 0, number.count >= decimals {
            number.insert(".", at: number.index(number.endIndex, offsetBy: -decimals))
        }
        return Double(number)
    }

    private mutating func moveCaret(_ offsetFromEnd: Int) {
        guard !text.isEmpty else {
            selection = 0..<0
            return
        }
        var behind = -offsetFromEnd
        if let last = text.lastIndex(where: \.isNumber) {
            behind = max(behind, text[text.index(after: last)...].count)
        }
        let caret = text.utf16.count - behind
        if caret >= 0 { selection = caret..<caret }
    }
}

extension String {
    fileprivate var asciiDigits: String { filter { ("0"..."9").contains($0) } }

    fileprivate func indices(_ range: Range<Int>) -> Range<Index>? {
        guard range.upperBound <= utf16.count else { return nil }
        return Range(NSRange(location: range.lowerBound, length: range.count), in: self)
    }
}
