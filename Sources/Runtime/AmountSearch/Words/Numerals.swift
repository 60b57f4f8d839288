import CurrencyReader

/// The numerals of Chinese, Japanese and Korean.
enum Numerals {
    /// Whether a scalar is a numeral. Hangul's digits are other words too, so they count only before another numeral: "이만 5천원".
    static func contains(_ scalar: UInt32, hasHangul: Bool) -> Bool {
        multiplies(scalar)
            || scalar >= 0x3007 && "〇零一二三四五六七八九京两兩수".unicodeScalars.contains { $0.value == scalar }
            || hasHangul && "일이삼사오육칠팔구".unicodeScalars.contains { $0.value == scalar }
    }

    /// Whether a scalar says "and some more" between a number and a numeral: 900多万.
    static func isVague(_ scalar: UInt32) -> Bool {
        scalar >= 0x3007 && "多余餘来來几幾數数여".unicodeScalars.contains { $0.value == scalar }
    }

    /// Whether a scalar begins a word that follows numbers and no name: the particles of Japanese in Hiragana, and "of", "from"
    /// and "or so" in Chinese.
    static func mayFollowNumber(_ scalar: UInt32) -> Bool {
        0x3041...0x309F ~= scalar || "的以起左".unicodeScalars.contains { $0.value == scalar }
    }

    /// Whether a scalar is a numeral that multiplies.
    static func multiplies(_ scalar: UInt32) -> Bool {
        scalar >= 0x3007 && "十百佰千仟万萬億亿兆십백천만억조".unicodeScalars.contains { $0.value == scalar }
    }
}
