/// Returns a text in which spaces other than the plain one, and invisible marks, are written as their code points.
///
///     visibleText("5,70\u{A0}€")          // 5,70⟨U+00A0⟩€
public func visibleText(_ text: String) -> String {
    text.unicodeScalars.map { isVisible($0) ? String($0) : "⟨U+\(codePoint($0))⟩" }.joined()
}

private func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .unassigned, .privateUse: return false
    default: return true
    }
}

/// At least four hexadecimal digits.
private func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
