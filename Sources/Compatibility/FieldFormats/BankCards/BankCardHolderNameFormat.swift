import FieldEngine

// The allowed characters and their positions, as on embossed cards:
//
//     A to Z       anywhere; letters become capitals, without diacritics and of normal width
//     . -          after a letter
//     space        not at the start, and not after another space
//     others       nowhere: an edit with such a character is rejected

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
    /// Capital letters without diacritics, points, hyphens and spaces; nil if the text has any other character.
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

    /// The text without characters that are not allowed in their position, and the adjusted caret.
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
