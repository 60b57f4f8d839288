/// Converts the Latin letters of names to ASCII.
///
/// This is a table instead of Unicode decompositions, because names must be the same with every Unicode version of the
/// toolchain, and letters with a stroke do not decompose at all.
enum LatinFolding {
    /// The letter or digit in ASCII; nil if it is not in the table.
    static func ascii(_ scalar: Unicode.Scalar) -> String? {
        if scalar.isASCII {
            return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? String(scalar) : nil
        }
        return table[scalar]
    }

    private static let table: [Unicode.Scalar: String] = {
        var table: [Unicode.Scalar: String] = [:]
        for (ascii, letters) in letters {
            for letter in letters.unicodeScalars { table[letter] = ascii }
        }
        return table
    }()

    private static let letters: [(String, String)] = [
        ("A", "ÀÁÂÃÄÅĀĂĄǍ"), ("a", "àáâãäåāăąǎ"), ("AE", "Æ"), ("ae", "æ"),
        ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "ĎĐÐ"), ("d", "ďđð"),
        ("E", "ÈÉÊËĒĔĖĘĚƐ"), ("e", "èéêëēĕėęěɛ"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"), ("H", "ĤĦḤ"), ("h", "ĥħḥ"),
        ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭįı"), ("J", "Ĵ"), ("j", "ĵ"), ("K", "Ķ"), ("k", "ķ"),
        ("L", "ĹĻĽŁ"), ("l", "ĺļľł"), ("N", "ÑŃŅŇŊ"), ("n", "ñńņňŋ"),
        ("O", "ÒÓÔÕÖØŌŎŐƆ"), ("o", "òóôõöøōŏőɔ"), ("OE", "Œ"), ("oe", "œ"),
        ("R", "ŔŖŘ"), ("r", "ŕŗř"), ("S", "ŚŜŞŠȘṢ"), ("s", "śŝşšșṣ"), ("ss", "ß"),
        ("T", "ŢŤŦȚ"), ("t", "ţťŧț"), ("Th", "Þ"), ("th", "þ"),
        ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("u", "ùúûüũūŭůűų"), ("W", "Ŵ"), ("w", "ŵ"), ("Y", "ÝŶŸ"), ("y", "ýÿŷ"),
        ("Z", "ŹŻŽ"), ("z", "źżž"),
    ]
}
