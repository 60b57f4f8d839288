import FieldEngine

extension FieldEditor {
    /// The text with `|` at the caret, or at both ends of the selection.
    package var shown: String {
        guard let selection = state.selection else { return state.text }
        let units = Array(state.text.utf16)
        func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
        let before = text(0..<selection.lowerBound)
        let behind = text(selection.upperBound..<units.count)
        return selection.isEmpty ? "\(before)|\(behind)" : "\(before)|\(text(selection))|\(behind)"
    }

    /// Why the last edit was rejected.
    package static func reason(_ outcome: EditOutcome<Value>) -> EditRejection? {
        if case .rejected(let reason, _) = outcome { return reason }
        return nil
    }

    package mutating func caret(at offset: Int) {
        apply(.select(offset..<offset))
    }
}
