import CurrencyText

/// The kinds of edits that the delegate intentionally handles differently from CurrencyText's, in the guide's words.
enum PeerDifference: String, CaseIterable {
    case separator = "Backspace after `1.234,56 €`, or on a separator"
    case symbol = "Backspace over the selected symbol before the number"
    case signFirst = "A minus sign followed by a digit"
    case zero = "Backspace on `$0.00`"
    case fewDigits = "All but one digit deleted or replaced: `$5`"
    case sign = "A minus key after the first position, or where there is a minus"
    case pastedSign = "A pasted minus, if the keyboard has none"
    case full = "A digit or paste too many, or a leading zero, in a full field"
    case refused = "A rejected key"
    case forward = "The caret after the delete key"
    case front = "The caret before the symbol or the sign"
    case separatorAfter = "The caret if a separator appears after it: `1234,56`, `12 345,67` in Polish"
    case shortText = "The caret if less text is left than followed it"
}

/// An edit made in both fields.
struct PeerEdit {
    let before: PeerField
    let range: Range<Int>
    let string: String
    let peer: PeerField
    let here: PeerField

    var agrees: Bool { peer.text == here.text && peer.selection == here.selection }

    /// The first kind that describes the edit, or nil.
    var difference: PeerDifference? {
        let isDeletion = string.isEmpty
        if peer.text == here.text { return caretDifference(isDeletion) }
        if string == "-" { return .sign }
        if string.contains("-"), !before.takesMinus { return .pastedSign }
        if isDeletion, before.text.representsZero, here.text.isEmpty { return .zero }
        if peer.text.isEmpty, here.text.contains("-") { return .signFirst }
        let digits = here.text.numeralFormat().drop { $0 == "0" }
        if digits.count == 1, peer.text.numeralFormat() == digits + "00" { return .fewDigits }
        if isDeletion { return !removed.hasNumbers && peer.text == before.text ? .separator : nil }
        // All digits; those that do not fit are dropped.
        let lower = before.text.utf16.index(before.text.startIndex, offsetBy: range.lowerBound)
        let upper = before.text.utf16.index(lower, offsetBy: removed.utf16.count)
        let all = (before.text[..<lower] + string + before.text[upper...]).description.numeralFormat()
        let isFull = all.count > before.formatter.maxDigitsCount
        return isFull && all.drop { $0 == "0" }.starts(with: digits) ? .full : nil
    }

    private var removed: String {
        let units = Array(before.text.utf16)
        return String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    }

    private func caretDifference(_ isDeletion: Bool) -> PeerDifference? {
        if here.text == before.text {
            if !isDeletion { return .refused }
            if here.selection == before.selection, !removed.hasNumbers { return .symbol }
        }
        if peer.selection.upperBound < here.text.numberStart || before.selection.upperBound < before.text.numberStart {
            return .front
        }
        if before.text.utf16.count - before.selection.upperBound > here.text.utf16.count { return .shortText }
        if isDeletion, before.selection.upperBound <= range.lowerBound { return .forward }
        let keepsDigits = here.digitsAfterCaret == before.digitsAfterCaret
        return keepsDigits && here.lengthAfterCaret != before.lengthAfterCaret ? .separatorAfter : nil
    }
}

extension PeerField {
    fileprivate var lengthAfterCaret: Int { text.utf16.count - selection.upperBound }

    fileprivate var digitsAfterCaret: Int {
        String(decoding: Array(text.utf16)[selection.upperBound...], as: UTF16.self).numeralFormat().count
    }
}

extension String {
    /// The offset of the first digit, in UTF-16 code units.
    var numberStart: Int { firstIndex(where: \.isNumber).map { self[..<$0].utf16.count } ?? 0 }
}
