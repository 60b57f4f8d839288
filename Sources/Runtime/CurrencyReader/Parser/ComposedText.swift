import PackedTables

// Equal strings are read alike: "5 Kč" is 5 Kč whether its č is one scalar or a c and a caron, and "５　ＵＳＤ" is 5 USD. Texts in
// files and from pages of some systems have the former. All tables are in Unicode's form NFC, so a text is composed before it
// is read, and the places in the result are moved back. A search also reads HTML as the eye sees it: it decodes character
// references, and leaves out tags within a line.
//
// See https://www.unicode.org/reports/tr15/#Canon_Compat_Equivalence.

/// A text whose letters and accents are composed and whose ASCII is narrow, with the places of its bytes in the original.
package struct ComposedText {
    private var bytes: [UInt8] = []
    /// The offset behind each changed character or at which tags were, and how many bytes more the original has up to there.
    private var shifts: [(offset: Int, count: Int, isOmission: Bool)] = []
    /// Where the element of HTML starts that is read.
    private var elementStart = 0
    fileprivate private(set) var hasWideDigits = false

    /// Nil if nothing is to be changed, as in nearly all texts.
    package init?(_ text: UnsafeBufferPointer<UInt8>, readsMarkup: Bool = false) {
        guard Self.mayChange(text, readsMarkup) else { return nil }
        bytes.reserveCapacity(text.count)
        /// The scalar that a mark may follow, and its offset in `bytes`.
        var last: (scalar: UInt32, start: Int)?
        /// The last digits in full width, and whether they stay so because digits of ASCII touch them.
        var digits = (end: 0, areMixed: false)
        var offset = 0
        while offset < text.count {
            if readsMarkup, let tags = InlineMarkup(text, at: offset) {
                take(tags, text, from: offset)
                (last, offset) = (nil, tags.end)
                continue
            }
            if offset >= digits.end { digits = Self.wideDigits(text, at: offset) }
            let character = Self.character(text, at: offset, readsMarkup)
            guard let character, !(offset < digits.end && digits.areMixed) else {
                bytes.append(text[offset])
                (last, offset) = (nil, offset + 1)
                continue
            }
            offset += character.length
            if let letter = last, Self.isMark(character.scalar),
                let composed = Self.composition(of: letter.scalar, character.scalar)
            {
                bytes.removeSubrange(letter.start...)
                last = (composed.value, letter.start)
                append(composed, behind: offset)
                continue
            }
            last = (character.scalar, bytes.count)
            if character.isReplaced, let scalar = Unicode.Scalar(character.scalar) {
                if text[offset - character.length] == 0xEF, 0x30...0x39 ~= scalar.value { hasWideDigits = true }
                append(scalar, behind: offset)
            } else {
                bytes += text[(offset - character.length)..<offset]
            }
        }
        if shifts.isEmpty { return nil }
    }

    /// The end of the digits in full width at an offset, and whether a digit of ASCII is on a side of them: "1２" mixes two
    /// scripts, as no one writes.
    private static func wideDigits(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> (end: Int, areMixed: Bool) {
        var end = start
        while isWideDigit(text, at: end) { end += 3 }
        let areMixed = end > start && (start > 0 && text[start - 1].isDigit || end < text.count && text[end].isDigit)
        return (end, areMixed)
    }

    private static func isWideDigit(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset >= 0 && (LenientScalar.decode(text, at: offset).map { 0xFF10...0xFF19 ~= $0.scalar } ?? false)
    }

    /// Appends a changed character, behind which the original goes on at an offset.
    private mutating func append(_ scalar: Unicode.Scalar, behind offset: Int) {
        bytes += String(scalar).utf8
        shifts.append((bytes.count, offset - bytes.count, isOmission: false))
    }

    /// Leaves out tags, as the eye does not see them, except between two digits, one of which may be raised: "10<sup>6</sup>".
    /// Two elements beside each other are parted where letters, digits or signs of currencies would meet: by a blank, or as two
    /// cells if both have digits.
    private mutating func take(_ tags: InlineMarkup, _ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        let (before, hasDigit) = bytes.withUnsafeBufferPointer { bytes in
            let element = UnsafeBufferPointer(rebasing: bytes[elementStart...])
            return (Self.scalar(before: Blanks.start(bytes, bytes.count), bytes), LenientScalar.hasDigit(element))
        }
        elementStart = bytes.count
        let behind = LenientScalar(text, at: Blanks.end(text, tags.end))
        if before?.kind == .digit, behind?.kind == .digit {
            bytes += text[start..<tags.end]
        } else if tags.partsElements, Self.isInWord(before), Self.isInWord(behind) {
            let next = text[tags.end...].prefix { $0 != UInt8(ascii: "<") }
            let isCell = hasDigit && LenientScalar.hasDigit(UnsafeBufferPointer(rebasing: next))
            append(isCell ? "\t" : " ", behind: tags.end)
        } else {
            shifts.append((bytes.count, tags.end - bytes.count, isOmission: true))
        }
    }

    private static func scalar(before end: Int, _ text: UnsafeBufferPointer<UInt8>) -> LenientScalar? {
        guard let scalar = WordBoundary.scalar(before: end, text).flatMap(Unicode.Scalar.init) else { return nil }
        return LenientScalar(text, at: end - UTF8.width(scalar))
    }

    /// Whether a scalar is a letter, a digit or the sign of a currency, or begins a reference.
    private static func isInWord(_ scalar: LenientScalar?) -> Bool {
        guard let scalar, !scalar.isDash else { return false }
        if scalar.kind == .digit || scalar.scalar >= 0x80 { return [.digit, .other].contains(scalar.kind) }
        return UInt8(scalar.scalar).isLetter || scalar.scalar == 0x24 || scalar.scalar == 0x26
    }

    /// The character at an offset, with its length in the text, and whether it stands for another one there.
    private static func character(
        _ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ readsMarkup: Bool
    ) -> (scalar: UInt32, length: Int, isReplaced: Bool)? {
        if readsMarkup, let reference = CharacterReference(text, at: offset) {
            return (reference.scalar, reference.length, true)
        }
        guard let (scalar, length) = LenientScalar.decode(text, at: offset) else { return nil }
        if isComma(scalar), setsOffGroup(text, at: offset, isTyped: !readsMarkup) {
            return (0x2C, length, true)
        }
        return isWide(scalar) ? (scalar - 0xFEE0, length, true) : (scalar, length, false)
    }

    /// Whether a comma is between digits in full width, with exactly three after it, as in "１，２３４", or between other digits
    /// in a text that is one amount. Elsewhere it separates two amounts: "￥500，300円".
    private static func setsOffGroup(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, isTyped: Bool) -> Bool {
        let isWide = isWideDigit(text, at: offset - 3)
        guard isWide || isTyped && offset > 0 && text[offset - 1].isDigit else { return false }
        let width = isWide ? 3 : 1
        func isDigit(_ index: Int) -> Bool {
            let place = offset + 3 + width * index
            return isWide ? isWideDigit(text, at: place) : place < text.count && text[place].isDigit
        }
        return (0..<3).allSatisfy(isDigit) && !isDigit(3)
    }

    /// Whether a scalar is a character of ASCII in full width. ！，：；？ are the punctuation of Chinese and Japanese.
    private static func isWide(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F: false
        case 0xFF02...0xFF5E: true
        default: false
        }
    }

    private static func isComma(_ scalar: UInt32) -> Bool { [0xFE10, 0xFE50, 0xFF0C].contains(scalar) }

    package func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) { bytes.withUnsafeBufferPointer(body) }

    /// Calls a closure with a text in its composed form, and moves the places in its result or error to the text.
    package static func read<Result: PlacedInText>(
        _ text: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(AmountParseError) -> Result
    ) throws(AmountParseError) -> Result {
        guard let composed = ComposedText(text) else { return try body(text) }
        return try composed.bytes.withUnsafeBufferPointer { (bytes) throws(AmountParseError) in
            do throws(AmountParseError) {
                return try body(bytes).moved(to: composed)
            } catch {
                throw error.moved(to: composed, text)
            }
        }
    }

    /// The place in the original text.
    package func original(_ range: Range<Int>) -> Range<Int> {
        let start = original(range.lowerBound)
        return start..<max(start, original(range.upperBound, isEnd: true))
    }

    /// - Parameter isEnd: Whether tags at the offset are behind the place, and not in front of it.
    func original(_ offset: Int, isEnd: Bool = false) -> Int {
        // The first shift behind the offset.
        var (low, high) = (0, shifts.count)
        while low < high {
            let middle = (low + high) / 2
            let shift = shifts[middle]
            let isBefore = shift.offset < offset || shift.offset == offset && !(isEnd && shift.isOmission)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? offset : offset + shifts[low - 1].count
    }

    private static func mayChange(_ text: UnsafeBufferPointer<UInt8>, _ readsMarkup: Bool) -> Bool {
        var offset = 0
        while offset < text.count {
            switch text[offset] {
            case 0x26, 0x3C: if readsMarkup { return true }
            case 0..<0xCC: break
            case 0xCC, 0xCD: return true
            case 0xD9, 0xE0, 0xE1, 0xE3, 0xEF:
                if let (scalar, _) = LenientScalar.decode(text, at: offset),
                    isMark(scalar) || isWide(scalar) || isComma(scalar)
                {
                    return true
                }
            default: break
            }
            offset += 1
        }
        return false
    }

    /// Whether a scalar is the second part of a letter: an accent, a vowel sign of a script of India, a part of Hangul.
    private static func isMark(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x300...0x36F, 0x653...0x655, 0x1161...0x11C2, 0x3099, 0x309A: true
        case 0x93C, 0x9BE, 0x9D7, 0xB3E, 0xB56, 0xB57, 0xBBE, 0xBD7, 0xC56, 0xCC2, 0xCD5, 0xCD6, 0xD3E, 0xD57: true
        case 0xDCA, 0xDCF, 0xDDF, 0x102E: true
        default: false
        }
    }

    /// The letter that a letter and a mark are together.
    private static func composition(of letter: UInt32, _ mark: UInt32) -> Unicode.Scalar? {
        if 0x1100...0x1112 ~= letter, 0x1161...0x1175 ~= mark {
            return Unicode.Scalar(0xAC00 + ((letter - 0x1100) * 21 + mark - 0x1161) * 28)
        }
        if 0xAC00...0xD7A3 ~= letter, (letter - 0xAC00) % 28 == 0, 0x11A8...0x11C2 ~= mark {
            return Unicode.Scalar(letter + mark - 0x11A7)
        }
        guard let first = Unicode.Scalar(letter), let second = Unicode.Scalar(mark) else { return nil }
        let pair = Array(String(first).utf8) + String(second).utf8
        for line in DecisionLines(Compositions.pairs, beginningWith: pair[0]...pair[0])
        where line.field(0).elementsEqual(pair) {
            return String(decoding: line.field(1), as: UTF8.self).unicodeScalars.first
        }
        return nil
    }
}

/// What has places in a text.
package protocol PlacedInText {
    func moved(to text: ComposedText) -> Self
}

extension Array: PlacedInText where Element: PlacedInText {
    package func moved(to text: ComposedText) -> Self { map { $0.moved(to: text) } }
}

extension AmountDoubt: PlacedInText {
    package func moved(to text: ComposedText) -> Self { moved(to: text.original(range)) }
}

extension CurrencyCandidate: PlacedInText {
    package func moved(to text: ComposedText) -> Self {
        CurrencyCandidate(currency: currency, evidence: evidence, locale: locale, range: text.original(range))
    }
}

extension ParsedAmount: PlacedInText {
    package func moved(to text: ComposedText) -> Self {
        var result = self
        result.candidates = candidates.moved(to: text)
        if text.hasWideDigits { result.notes.insert(.otherDigits) }
        return result
    }
}

extension AmountReading: PlacedInText {
    package func moved(to text: ComposedText) -> Self {
        AmountReading(amount: amount, currency: currency?.moved(to: text), doubts: doubts.moved(to: text))
    }
}

extension Int64: PlacedInText {
    package func moved(to text: ComposedText) -> Self { self }
}

extension AmountParseError {
    fileprivate func moved(to text: ComposedText, _ original: UnsafeBufferPointer<UInt8>) -> Self {
        var result = self
        result.offset = text.original(offset)
        if let found {
            let end = text.original(offset + found.utf8.count)
            result.found = String(decoding: original[result.offset..<end], as: UTF8.self)
        }
        (result.readings, result.doubts) = (readings.moved(to: text), doubts.moved(to: text))
        return result
    }
}
