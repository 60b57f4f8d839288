/// Code points, for characters that cannot be seen.
package enum CodePoints {
    /// Those of a text: `U+0031 U+00A0`.
    package static func list(_ text: String) -> String {
        text.unicodeScalars.map(name).joined(separator: " ")
    }

    /// A text with some of its characters as code points: `5⟨U+00A0⟩€`.
    package static func shown(in text: String, where isShown: (Unicode.Scalar) -> Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            if isShown(scalar) {
                result += "\u{27E8}\(name(scalar))\u{27E9}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func name(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
