extension NumberPattern {
    /// Reads a pattern from its beginning to its end.
    @usableFromInline
    struct Scan {
        let start: UnsafePointer<UInt8>
        let count: Int
        var offset = 0
        private(set) var hasOpenQuote = false

        @usableFromInline
        init(start: UnsafePointer<UInt8>, count: Int) {
            (self.start, self.count) = (start, count)
        }

        /// Sets of ASCII characters, the lowest bit for U+0020: # 0...9 @ , . of numbers; with % ' + - ; the special
        /// ones of affixes.
        private static var ofNumbers: UInt64 { 0x0000_0001_03FF_5008 }
        private static var withMeaning: UInt64 { 0x0000_0001_0BFF_78A8 }
        /// The eight bytes of `#,##0.00`, the first lowest.
        private static var ofMostAmounts: UInt64 { 0x3030_2E30_2323_2C23 }
        /// The first eight bytes of `#,##,##0.00`; its last eight are those of `#,##0.00`.
        private static var ofIndianAmounts: UInt64 { 0x3023_232C_2323_2C23 }

        @inline(__always)
        private static func isOf(_ characters: UInt64, _ byte: UInt8) -> Bool {
            let place = byte &- 0x20
            return place < 64 && characters &>> UInt64(place) & 1 != 0
        }

        @inline(__always)
        mutating func affix() -> Affix {
            guard let affix = affixOfMostAmounts else { return anyAffix() }
            offset = affix.end
            return affix
        }

        /// The affix where it is empty; before a number, where it is `¤` with or without a no-break space; behind it, where
        /// it is a no-break space and `¤`.
        @inline(__always)
        private var affixOfMostAmounts: Affix? {
            let left = count &- offset
            let text = start + offset
            if left == 0 || Self.isOf(Self.ofNumbers, text[0]) { return Affix(offset..<offset, [], currency: offset) }
            guard left >= 4 else { return nil }
            let word = UnsafeRawPointer(text).loadUnaligned(as: UInt32.self).littleEndian
            // ¤ is C2 A4, and U+00A0 is C2 A0.
            if word == 0xA4C2_A0C2, isEnd(offset &+ 4) {
                return Affix(offset..<(offset &+ 4), .currency, currency: offset &+ 2)
            }
            guard word & 0xFFFF == 0xA4C2 else { return nil }
            let end = word &>> 16 == 0xA0C2 && left > 4 ? 4 : 2
            guard Self.isOf(Self.ofNumbers, text[end]) else { return nil }
            return Affix(offset..<(offset &+ end), [.currency, .currencyFirst], currency: offset)
        }

        /// The affix where a subpattern follows it or a direction mark is in it: an empty one or `¤` before the semicolon; a
        /// mark before the number; a no-break space, a mark and `¤` behind it.
        @inline(__always)
        private var affixWithSubpatternOrMark: Affix? {
            let left = count &- offset
            let text = start + offset
            if text[0] == UInt8(ascii: ";") { return Affix(offset..<offset, [], currency: offset) }
            guard left >= 4 else { return nil }
            // U+200F is E2 80 8F, and U+061C is D8 9C.
            let word = UnsafeRawPointer(text).loadUnaligned(as: UInt32.self).littleEndian
            switch word & 0xFFFF {
            case 0xA4C2 where text[2] == UInt8(ascii: ";"):
                return Affix(offset..<(offset &+ 2), [.currency, .currencyFirst], currency: offset)
            case 0xA0C2 where word &>> 16 == 0x80E2 && left >= 7 && isEnd(offset &+ 7):
                guard UnsafeRawPointer(text + 3).loadUnaligned(as: UInt32.self).littleEndian == 0xA4C2_8F80 else {
                    return nil
                }
                return Affix(offset..<(offset &+ 7), .currency, currency: offset &+ 5)
            case 0x80E2 where word &>> 16 & 0xFF == 0x8F && Self.isOf(Self.ofNumbers, text[3]):
                return Affix(offset..<(offset &+ 3), [], currency: offset)
            case 0x9CD8 where Self.isOf(Self.ofNumbers, text[2]):
                return Affix(offset..<(offset &+ 2), [], currency: offset)
            default: return nil
            }
        }

        /// Whether the subpattern ends at an offset.
        @inline(__always)
        private func isEnd(_ offset: Int) -> Bool { offset == count || start[offset] == UInt8(ascii: ";") }

        @inline(never)
        private mutating func anyAffix() -> Affix {
            if let affix = affixWithSubpatternOrMark {
                offset = affix.end
                return affix
            }
            let (first, start, count) = (offset, start, count)
            var index = first
            var currency = first
            var signs: Signs = []
            while index < count {
                let byte = start[index]
                if byte == 0xC2, index &+ 1 < count {
                    // ¤ is C2 A4.
                    if start[index &+ 1] == 0xA4 {
                        signs.formUnion(signs.contains(.currency) ? .others : .currency)
                        if index == first { signs.insert(.currencyFirst) }
                        currency = index
                    }
                    index &+= 1
                } else if byte == 0xE2, index &+ 2 < count {
                    // ‰ is E2 80 B0.
                    if start[index &+ 1] == 0x80, start[index &+ 2] == 0xB0 { signs.insert(.others) }
                    index &+= 2
                } else if Self.isOf(Self.withMeaning, byte) {
                    if byte == UInt8(ascii: "-") {
                        signs.insert(.minus)
                    } else if byte == UInt8(ascii: "+") {
                        signs.insert(.plus)
                    } else if byte == UInt8(ascii: "'") {
                        signs.insert(.others)
                        index &+= 1
                        while index < count, start[index] != UInt8(ascii: "'") { index &+= 1 }
                        if index == count {
                            hasOpenQuote = true
                            break
                        }
                    } else if byte == UInt8(ascii: "%") {
                        signs.insert(.others)
                    } else {
                        break
                    }
                }
                index &+= 1
            }
            offset = index
            return Affix(first..<index, signs, currency: currency)
        }

        /// The number's grouping sizes.
        mutating func number() -> (primary: Int, secondary: Int) {
            let first = offset
            if isOfMostAmounts {
                offset &+= 8
                return (3, 0)
            }
            if isOfIndianAmounts {
                offset &+= 11
                return (3, 2)
            }
            var index = first
            // The offsets after the last two grouping separators.
            var (last, lastButOne) = (-1, -1)
            while index < count, start[index] != UInt8(ascii: "."), Self.isOf(Self.ofNumbers, start[index]) {
                if start[index] == UInt8(ascii: ",") { (lastButOne, last) = (last, index &+ 1) }
                index &+= 1
            }
            let primary = last >= 0 ? index &- last : 0
            while index < count, Self.isOf(Self.ofNumbers, start[index]) { index &+= 1 }
            if index > first, index < count, start[index] == UInt8(ascii: "E") { index = exponent(behind: index) }
            offset = index
            return (primary, lastButOne >= 0 ? last &- 1 &- lastButOne : 0)
        }

        /// Whether the number is `#,##0.00`, and ends there.
        @inline(__always)
        private var isOfMostAmounts: Bool {
            count &- offset >= 8 && word(at: offset) == Self.ofMostAmounts && isNumberEnd(offset &+ 8)
        }

        /// Whether the number is `#,##,##0.00`, and ends there.
        @inline(__always)
        private var isOfIndianAmounts: Bool {
            count &- offset >= 11 && word(at: offset) == Self.ofIndianAmounts
                && word(at: offset &+ 3) == Self.ofMostAmounts && isNumberEnd(offset &+ 11)
        }

        /// Eight bytes of the pattern, the first lowest.
        @inline(__always)
        private func word(at offset: Int) -> UInt64 {
            UnsafeRawPointer(start + offset).loadUnaligned(as: UInt64.self).littleEndian
        }

        /// Whether the bytes at two offsets are the same.
        @inline(__always)
        func areSame(_ first: Int, _ second: Int, _ length: Int) -> Bool {
            var index = 0
            while index &+ 8 <= length {
                if word(at: first &+ index) != word(at: second &+ index) { return false }
                index &+= 8
            }
            while index < length {
                if start[first &+ index] != start[second &+ index] { return false }
                index &+= 1
            }
            return true
        }

        /// Whether no number goes on at an offset.
        @inline(__always)
        private func isNumberEnd(_ offset: Int) -> Bool {
            if offset == count { return true }
            return !Self.isOf(Self.ofNumbers, start[offset]) && start[offset] != UInt8(ascii: "E")
        }

        /// The end of the exponent that begins with the E; the E's offset where no 0 follows it.
        private func exponent(behind letter: Int) -> Int {
            var index = letter &+ 1
            if index < count, start[index] == UInt8(ascii: "+") { index &+= 1 }
            let digits = index
            while index < count, start[index] == UInt8(ascii: "0") { index &+= 1 }
            return index > digits ? index : letter
        }
    }
}
