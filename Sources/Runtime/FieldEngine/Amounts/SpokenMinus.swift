/// The text that is spoken for the sign of a negative amount. It is a word, because screen readers skip a hyphen.
///
/// The word comes from CLDR's rules for spelling out numbers in the locale's language: "minus", "moins", "マイナス". A
/// language without such rules uses the sign in the root's rules, U+2212, which screen readers name in the language of
/// their voice.
enum SpokenMinus {
    /// A text with the spoken sign.
    static func spoken(_ magnitude: String, locale: String) -> String {
        let rule = rule(of: language(locale))
        let number = rule.firstIndex(of: UInt8(ascii: ">")) ?? rule.endIndex
        return String(decoding: rule[..<number], as: UTF8.self) + magnitude
            + String(decoding: rule[number...].dropFirst(), as: UTF8.self)
    }

    /// The language of a locale, with the script if the identifier has one: zh-Hant for zh-Hant-HK.
    private static func language(_ locale: String) -> [UInt8] {
        let subtags = locale.utf8.split(separator: UInt8(ascii: "-"))
        let hasScript = subtags.count > 1 && subtags[1].count == 4 && subtags[1].allSatisfy { $0 >= UInt8(ascii: "A") }
        return Array(hasScript ? locale.utf8[..<subtags[1].endIndex] : subtags.first ?? Substring().utf8)
    }

    private static func rule(of language: [UInt8]) -> Slice<UnsafeBufferPointer<UInt8>> {
        for line in bytes(MinusWordTable.lines).split(separator: UInt8(ascii: "\n")) {
            let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
            let languages = line[colon...].dropFirst().split(separator: UInt8(ascii: " "))
            if languages.contains(where: { $0.elementsEqual(language) }) { return line[..<colon] }
        }
        return bytes(MinusWordTable.root)[...]
    }

    private static func bytes(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }
}
