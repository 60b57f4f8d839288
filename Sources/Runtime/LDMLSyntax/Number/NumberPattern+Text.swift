extension NumberPattern {
    /// The pattern in LDML's syntax. It quotes only what needs quotes, and repeats the first number in the negative
    /// subpattern.
    public var text: String {
        let number = numberText
        var text = Self.text(prefix) + number + Self.text(suffix, isBehindNumber: true)
        if let negative {
            text += ";" + Self.text(negative.prefix)
            if negativeHasNumber { text += number.isEmpty ? "0" : number }
            text += Self.text(negative.suffix, isBehindNumber: true)
        }
        return text
    }

    /// The first subpattern's number, such as `#,##0.00`; empty if it has none.
    public var numberText: String {
        let place = start + Int(prefixEnd)
        guard hasNumber, place[0] == PatternToken.number else { return hasNumber ? "0" : "" }
        let bytes = UnsafeBufferPointer(start: place, count: Int(suffixStart - prefixEnd)).dropFirst(7)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The literal text of the first subpattern beside its number. A minus counts as a hyphen in a word.
    public var wordText: [UInt8] {
        var text: [UInt8] = []
        for token in [prefix, suffix].lazy.flatMap(AffixTokens.init) {
            if case .literal(let literal) = token { text += literal }
            if case .minus = token { text.append(UInt8(ascii: "-")) }
        }
        return text
    }

    /// - Parameter isBehindNumber: Whether a leading E would turn the number into one with an exponent.
    private static func text(_ affix: Affix, isBehindNumber: Bool = false) -> String {
        var result: [UInt8] = []
        var isQuoted = false
        func quote(_ wanted: Bool) {
            if isQuoted != wanted { result.append(UInt8(ascii: "'")) }
            isQuoted = wanted
        }
        for token in AffixTokens(affix) {
            if case .literal(let literal) = token {
                guard let start = literal.baseAddress else { continue }
                for (index, byte) in literal.enumerated() {
                    let character = PatternCharacter(start, at: index, literal.count)
                    let isExponent = byte == UInt8(ascii: "E") && isBehindNumber && result.isEmpty
                    // Quote the two bytes of ¤ or three of ‰ together: those after the first mean nothing alone.
                    if byte & 0xC0 != 0x80, character != .quote { quote(character != .literal || isExponent) }
                    if character == .quote { result.append(byte) }
                    result.append(byte)
                }
                continue
            }
            quote(false)
            switch token {
            case .literal: break
            case .minus: result.append(UInt8(ascii: "-"))
            case .plus: result.append(UInt8(ascii: "+"))
            case .percent: result.append(UInt8(ascii: "%"))
            case .perMille: result += Array("‰".utf8)
            case .currency(let count): result += Array(String(repeating: "¤", count: count).utf8)
            }
        }
        quote(false)
        return String(decoding: result, as: UTF8.self)
    }
}
