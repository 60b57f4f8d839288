import CurrencyCore
import LDMLSyntax

// A number in running text:
//
//     number   = digits {separator digits}
//     separator  a comma, a period, U+066B, U+066C; an apostrophe or a space only if exactly three digits follow
//     run      = number {join number}        join: a dash, a slash, a colon
//
// Runs are dates, times, phone numbers and fractions. Two numbers with a dash between them are a range, unless the second
// may be the cents of the first: "5000-00 RUB".

/// The position of a number in running text, and its appearance.
struct TextNumber {
    let start: Int
    let end: Int
    /// The end of the numbers that are joined to it.
    let runEnd: Int
    /// Whether it is part of a date, a time or another number that is not an amount.
    let isNoAmount: Bool
    /// Whether it is the first or the second of two numbers with a dash between them: "10-20".
    let startsRange: Bool
    let endsRange: Bool
    /// The start of the sign before it, or of the number itself if there is no sign.
    let signStart: Int
    /// The end of a dash in place of cents.
    let centsEnd: Int?
    /// Whether a word is directly before it, or directly before its sign.
    let followsLetter: Bool
    /// Whether it has separators.
    let hasSeparators: Bool
    /// Whether it has separators, and two or three digits after the last.
    let isMoneyLike: Bool
    /// Whether it has separators, and two digits after the last.
    let hasCents: Bool

    /// - Parameter taken: The end of the previous amount, or of its number and scale words.
    init(_ text: UnsafeBufferPointer<UInt8>, at place: Int, notBefore taken: Int) {
        var start = place
        let number = Self.number(text, at: place)
        // ".75" and "-,99 €", but not "EUR.1.234", "Tea....2.50" and "5€,10€"
        if start > taken, start == 1 || start - 1 > taken, text[start - 1] == 0x2E || text[start - 1] == 0x2C,
            !Self.isWord(text, before: start - 1), start == 1 || text[start - 2] != text[start - 1],
            !text[place..<number.end].contains(text[start - 1])
        {
            start -= 1
        }
        self.start = start
        end = number.end
        hasSeparators = number.groups > 0
        hasCents = hasSeparators && number.sinceSeparator == 2
        isMoneyLike = hasCents || hasSeparators && number.sinceSeparator == 3
        var joins = 0
        var isRange = true
        var last = end
        while let join = Self.joinLength(text, last), let kind = LenientScalar(text, at: last + join)?.kind,
            kind == .digit
        {
            joins += 1
            if text[last] == UInt8(ascii: "/") || text[last] == UInt8(ascii: ":") { isRange = false }
            if Self.areCents(text, last + join, behind: start..<last) { isRange = false }
            last = Self.number(text, at: last + join).end
        }
        runEnd = last
        let previous = start > 0 ? Self.scalar(text, before: start) : nil
        let followsJoin = previous.map { $0 == 0x2D || $0 == 0x2013 || $0 == 0x2F || $0 == 0x3A } ?? false
        let endsRange = followsJoin && start >= 2 && Self.isDigit(text, before: start - (previous == 0x2013 ? 3 : 1))
        // "5 ,99" is one number or two.
        let isFraction =
            start < place && Self.isDigit(text, before: start - (Self.spaceLength(text, before: start) ?? 0))
        // Neither "123.34,56'89" nor its end is a number.
        let isBehindApostrophe =
            previous.map {
                LenientScalar.kind($0) == .apostrophe && Self.isDigit(text, before: start - ($0 < 0x80 ? 1 : 3))
            }
        isNoAmount = joins > 1 || joins == 1 && (!isRange || endsRange) || isFraction || isBehindApostrophe ?? false
        startsRange = joins == 1
        self.endsRange = endsRange
        centsEnd = joins == 0 ? Self.centsEnd(text, end) : nil
        var signStart = start
        if !endsRange, let sign = Self.signLength(text, before: start) { signStart -= sign }
        signStart = Self.marksStart(text, before: signStart)
        if Self.isPreposition(text, before: signStart) { signStart = start }
        // A dash that touches the previous amount is the middle of a range: "10€-20€", "10K-20K €".
        if taken > 0, signStart <= taken { signStart = start }
        self.signStart = signStart
        // "COVID-19" has no sign, but a dash after a currency is one: "USD-5".
        let isJoined =
            signStart < start
            && (Self.isWord(text, before: signStart) || WordBoundary.endsWithLetter(text, at: signStart))
        let isWord = Self.isWord(text, before: start)
        // "1O,50 €" has a scanning error, as "l,234円" has, and "x,50 €" is masked.
        let isCentsOfWord =
            start == place && start > 1 && text[start - 1] == 0x2C && Self.isWord(text, before: start - 1)
            && (end - start == 2
                || end - start == 3 && Self.isLikeDigit(text[start - 2]) && !Self.isWord(text, before: start - 2))
        followsLetter =
            isJoined || isCentsOfWord
            || isWord && !Self.isTimes(text, before: start) && !Self.isPreposition(text, before: start)
    }

    /// The start of the next number.
    static func start(_ text: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
        var offset = offset
        while offset < text.count {
            let byte = text[offset]
            if byte.isDigit { return offset }
            if byte >= 0xD9, mayBeginDigit(byte), LenientScalar(text, at: offset)?.kind == .digit { return offset }
            offset += 1
        }
        return nil
    }

    /// Whether a byte can start a digit outside ASCII; those of Han and Hangul in running text cannot.
    private static func mayBeginDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xD9, 0xDB, 0xDF, 0xE0, 0xE1, 0xEA, 0xEF, 0xF0: true
        default: false
        }
    }

    // MARK: Digits

    /// Reads the digits and separators at an offset.
    private static func number(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> NumberScan<AnySeparators> {
        var number = NumberScan(text, at: start, AnySeparators())
        // This never throws: the number ends before the first separator that is not part of it.
        try? number.read()
        return number
    }

    /// The value of a few digits.
    static func value(_ text: UnsafeBufferPointer<UInt8>, _ digits: Range<Int>) -> Int64 {
        var value: Int64 = 0
        var offset = digits.lowerBound
        while offset < digits.upperBound, let scalar = LenientScalar(text, at: offset) {
            value = 10 * value + Int64(scalar.digit)
            offset += scalar.length
        }
        return value
    }

    /// The number of digits at an offset, up to four.
    static func digits(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
        var offset = offset
        var count = 0
        while count < 4, let scalar = LenientScalar(text, at: offset), scalar.kind == .digit {
            count += 1
            offset += scalar.length
        }
        return count
    }

    static func isDigit(_ text: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        guard offset > 0 else { return false }
        if text[offset - 1] < 0x80 { return text[offset - 1].isDigit }
        return WordBoundary.scalar(before: offset, text).map(GeneralCategory.isDecimalDigit) ?? false
    }

    /// Whether two digits after a number and a dash are its cents, and not a greater number: "5000-00", "12-05".
    private static func areCents(
        _ text: UnsafeBufferPointer<UInt8>, _ place: Int, behind number: Range<Int>
    ) -> Bool {
        guard digits(text, place) == 2, text[place].isDigit, text[number].allSatisfy({ $0.isDigit || $0 == 0x20 })
        else { return false }
        return number.count > 2 || text[place] == 0x30
    }

    /// Whether a letter may be a digit that was scanned wrong: O for 0, l and I for 1, Z for 2, S for 5, B for 8.
    static func isLikeDigit(_ letter: UInt8) -> Bool { "OlIZSB".utf8.contains(letter) }

    // MARK: Around the number

    private static func joinLength(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        switch text[offset] {
        case 0x2D, 0x2F, 0x3A: return 1
        case 0xE2: return LenientScalar.decode(text, at: offset)?.scalar == 0x2013 ? 3 : nil
        default: return nil
        }
    }

    /// The end of ",-", ".-", "/-" or "/=" after a number.
    private static func centsEnd(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Int? {
        guard end + 1 < text.count else { return nil }
        let mark = text[end]
        guard mark == 0x2C || mark == 0x2E || mark == 0x2F else { return nil }
        if mark == 0x2F, text[end + 1] == 0x3D { return end + 2 }
        guard let dash = LenientScalar.dashLength(text, at: end + 1) else { return nil }
        var place = end + 1 + dash
        if mark != 0x2F, let second = LenientScalar.dashLength(text, at: place) { place += second }
        return LenientScalar(text, at: place)?.kind == .digit ? nil : place
    }

    /// Two digits after the number and a hyphen that are probably no end of a range: "£4-99", but not "£40-60".
    ///
    /// - Parameter isUsual: Whether the currency's cents are often set off so: "Rs.15-50".
    func centsBehindDash(_ text: UnsafeBufferPointer<UInt8>, isUsual: Bool) -> Int64? {
        let digits = text[start..<end]
        guard startsRange, runEnd == end + 3, text[end] == UInt8(ascii: "-"), digits.allSatisfy({ $0.isDigit }),
            digits.count < 4
        else { return nil }
        let (whole, cents) = (Self.value(text, start..<end), Self.value(text, (end + 1)..<runEnd))
        return Self.areCents(cents, of: whole) || isUsual && cents % 25 == 0 ? cents : nil
    }

    /// Whether two digits after a dash are probably not the end of a range: "4-99", "1-50", but not "40-60", "5-25".
    static func areCents(_ cents: Int64, of whole: Int64) -> Bool {
        cents % 10 == 9 || cents >= 10 * whole || cents % 25 == 0 && whole % 5 != 0
    }

    /// Whether it is a day and a month in front of another period: "Fr. 14.03."
    func isDate(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard end - start == 5, text[start + 2] == UInt8(ascii: "."), end < text.count, text[end] == UInt8(ascii: ".")
        else { return false }
        return 1...31 ~= Self.value(text, start..<(start + 2)) && 1...12 ~= Self.value(text, (start + 3)..<end)
    }

    /// Whether a minus ends an amount: "1.234,50- ".
    func hasTrailingMinus(_ text: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
        guard isMoneyLike, end < text.count, text[end] == 0x2D else { return false }
        return end + 1 == text.count || [0x20, 0x0A, 0x0D, 0x2C, 0x3B, 0x2E, 0x29].contains(text[end + 1])
    }

    /// Whether a dash at an offset ends the line: "5 €-".
    static func isLastDash(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset < text.count && text[offset] == UInt8(ascii: "-")
            && (offset + 1 == text.count || text[offset + 1] < 0x20)
    }

    /// The end of two digits that end the line, "119. 95", or of a group, "$1, 234.50", after a mark and a space.
    func endOfLooseDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard end + 3 < text.count, text[end] == 0x2C || text[end] == 0x2E, text[end + 1] == 0x20 else { return nil }
        if Self.areLastDigits(text, end + 2) { return hasCents ? nil : end + 4 }
        guard !isMoneyLike, end - start <= 3, Self.digits(text, end + 2) == 3 else { return nil }
        let next = TextNumber(text, at: end + 2, notBefore: end)
        return next.isNoAmount || next.startsRange ? nil : next.end
    }

    /// Whether two digits after a currency and a space end the line: "35€ 99".
    func isBeforeLooseCents(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        !isMoneyLike && offset + 2 < text.count && text[offset] == 0x20 && Self.areLastDigits(text, offset + 1)
    }

    /// Whether it is two digits that end the line: "99".
    func areLastTwoDigits(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        Self.areLastDigits(text, text[start].isDigit ? start : start + 1)
    }

    private static func areLastDigits(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        guard digits(text, offset) == 2 else { return false }
        return offset + 2 == text.count || text[offset + 2] == 0x0A || text[offset + 2] == 0x0D
    }

    /// The start of the number whose fraction or last group this number may be: "118, 99", "12, 500".
    func startOfInteger(_ text: UnsafeBufferPointer<UInt8>, notBefore taken: Int) -> Int? {
        guard end - start == 2 || Self.digits(text, start) == 3, start >= taken + 3, text[start - 1] == 0x20,
            text[start - 2] == 0x2C || text[start - 2] == 0x2E
        else { return nil }
        var place = start - 2
        while place > taken, text[place - 1].isDigit || place > taken + 1 && Self.isGroup(text, place - 1) {
            place -= 1
        }
        if end - start > 2, start - 2 - place > 3 { return nil }
        return place < start - 2 ? place : nil
    }

    /// Whether a comma or period is between digits.
    private static func isGroup(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        (text[offset] == 0x2C || text[offset] == 0x2E) && text[offset - 1].isDigit && text[offset + 1].isDigit
    }
}

/// The digits and separators of all scripts and conventions. Each separator counts as a grouping separator.
private struct AnySeparators: NumberPolicy {
    /// Whether a comma or period was read. After it, a space ends the number: "2.00 100".
    private var hasMark = false

    static var keepsDigits: Bool { false }

    static func element(of scan: inout NumberScan<Self>) -> (element: NumberElement, length: Int)? {
        guard let scalar = LenientScalar(scan.text, at: scan.end) else { return nil }
        let next = scan.end + scalar.length
        switch scalar.kind {
        case .digit:
            return (.digit(scalar.digit), scalar.length)
        case .comma, .period:
            if scalar.isListMark, !LenientScalar.setsOffGroup(listMark: scalar, scan.text, at: scan.end) { return nil }
            scan.policy.hasMark = true
        case .apostrophe, .space:
            // In "12/03 500,00 €", the month is no group.
            guard scalar.scalar != 0x09, !scan.policy.hasMark, scan.sinceSeparator <= 3, !scan.startsWithZero,
                TextNumber.digits(scan.text, next) == 3
            else { return nil }
        default:
            guard scalar.scalar == 0x66B || scalar.scalar == 0x66C else { return nil }
        }
        return LenientScalar(scan.text, at: next)?.kind == .digit ? (.group, scalar.length) : nil
    }
}
