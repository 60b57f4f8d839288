#if canImport(UIKit) && !os(watchOS)
    import CurrencyText
    import FieldEngine
    import UIKit

    extension UITextField {
        /// The distance from the end of the text to the end of the selection, in UTF-16 code units: 0 or less.
        public var selectedTextRangeOffsetFromEnd: Int {
            selectedTextRange.map { offset(from: endOfDocument, to: $0.end) } ?? 0
        }

        /// Puts the caret after the last number.
        public func setInitialSelectedTextRange() {
            updateSelectedTextRange(lastOffsetFromEnd: 0)
        }

        /// Puts the caret at an offset from the text's end, in UTF-16 code units, but not after the last number.
        public func updateSelectedTextRange(lastOffsetFromEnd: Int) {
            let text = text ?? ""
            let behindDigits =
                text.lastNumberOffsetFromEnd.map { text[text.index(text.endIndex, offsetBy: $0)...].utf16.count } ?? 0
            let offset = text.utf16.count + min(lastOffsetFromEnd, 0 - behindDigits)
            setSelection(max(0, offset)..<max(0, offset))
        }
    }
#endif
