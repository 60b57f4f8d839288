import FieldEngine

// What may stand where, as on embossed cards:
//
//     A to Z       anywhere; small letters become capital ones, letters with diacritics lose them, wide ones become narrow
//     . -          behind a letter
//     space        not in front, and not behind another
//     the rest     nowhere: an edit with such a character is rejected

extension TextInputFormats {
    /// Returns a format for names of bank card holders.
    ///
    ///     var field = FieldEditor(TextInputFormats.bankCardHolderName())
    ///     field.apply(.begin)
    ///     field.paste("José  A. Núñez-Díaz")
    ///     field.state.text            // "JOSE A. NUNEZ-DIAZ"
    ///
    /// - Parameter maximumLength: The maximum number of characters; ISO/IEC 7813 allows 26.
    public static func bankCardHolderName(maximumLength: Int = 26) -> TextInputFormat<String> {
        TextInputFormat(
            .plain,
            TextInputFormatter { edit in
                guard let replacement = HolderName.folded(edit.replacement) else { return .rejected }
                var folded = edit
                folded.replacement = replacement
                let (text, caret) = HolderName.filtered(folded.result.text, folded.result.selection.lowerBound)
                return text.unicodeScalars.count > maximumLength
                    ? .rejected : .showing(text, caret: caret, after: edit)
            })
    }
}

private enum HolderName {
    /// Capital letters without diacritics, dots, hyphens and spaces; nil where there is anything else.
    static func folded(_ text: String) -> String? {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0x2E, 0x2D, 0x20: result.unicodeScalars.append(scalar)
            case 0x61...0x7A: result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0x20)))
            case 0xFF21...0xFF3A: result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFF21 + 0x41)))
            case 0xFF41...0xFF5A: result.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFF41 + 0x41)))
            // Combining diacritical marks.
            case 0x300...0x36F: break
            default:
                if let letter = LatinLetters.capital(of: scalar) {
                    result.unicodeScalars.append(letter)
                } else if LenientScalar.kind(scalar.value) == .space {
                    result.append(" ")
                } else {
                    return nil
                }
            }
        }
        return result
    }

    /// The text without what may not stand in its place, and the caret moved with it.
    static func filtered(_ text: String, _ caret: Int) -> (text: String, caret: Int) {
        var result = String.UnicodeScalarView()
        var newCaret = 0
        var offset = 0
        for scalar in text.unicodeScalars {
            let last = result.last
            let isKept: Bool
            switch scalar {
            case ".", "-": isKept = last.map { (0x41...0x5A).contains($0.value) } ?? false
            case " ": isKept = last != nil && last != " "
            default: isKept = true
            }
            if isKept { result.append(scalar) }
            offset += UTF16.width(scalar)
            if isKept, offset <= caret { newCaret += UTF16.width(scalar) }
        }
        return (String(result), newCaret)
    }
}
