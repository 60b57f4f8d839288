import CurrencyCore

// The way of nearly every amount: a fixed number of decimals and short affixes. For ASCII digits in groups of three it is
// the inverse of FormatPlan+Fixed and reads from the end, where everything has its place:
//
//     prefix  first group  {separator, three digits}  [decimal mark, fraction digits]  suffix
//
// Other digits and groups are read by FormatPlan+ParseLocalized. What is not taken is not refused: the general way
// decides, and says what is wrong.

extension FormatPlan {
    /// A number times 10^`maximumFraction`.
    struct FixedReading {
        var magnitude: UInt64
        var isNegative: Bool
    }

    /// Whether texts of the plan can be read by this way: no affix or separator has a digit, and no two forms are
    /// written alike, so that one form at most fits a text.
    func settlesFixedParsing() -> Bool {
        guard path != .general, maximumFraction == 0 || decimal.count > 0, grouping.primary == 0 || group.count > 0
        else { return false }
        let texts = [forms.plain, forms.plus, forms.minus]
        guard !texts.contains(where: { hasDigit($0.prefix) || hasDigit($0.suffix) }), !hasDigit(decimal),
            !hasDigit(group)
        else { return false }
        for first in 0..<3 where usesForm(first) {
            for second in 0..<first where usesForm(second) {
                if texts[first].prefix == texts[second].prefix, texts[first].suffix == texts[second].suffix {
                    return false
                }
            }
        }
        return true
    }

    /// Whether any number is written in a form of sign.
    func usesForm(_ form: Int) -> Bool {
        (0..<4).contains { formOfSign >> UInt8(2 * $0) & 3 == form }
    }

    /// Reads a whole text; nil where it needs the general way.
    @inline(__always)
    func readFixed(_ text: UnsafePointer<UInt8>, _ count: Int) -> FixedReading? {
        // A form with more text cannot be mistaken for one with less, because no text of an affix has a digit.
        if let reading = readFixed(text, count, forms.minus, 2) { return reading }
        if let reading = readFixed(text, count, forms.plain, 0) { return reading }
        return readFixed(text, count, forms.plus, 1)
    }

    @inline(__always)
    private func readFixed(
        _ text: UnsafePointer<UInt8>, _ count: Int, _ affixes: AffixForms.Form, _ form: UInt8
    ) -> FixedReading? {
        let prefix = Int(affixes.prefix.count)
        let suffix = Int(affixes.suffix.count)
        guard prefix &+ suffix < count, affixes.prefix.matchesInline(text),
            affixes.suffix.matchesInline(text + (count &- suffix)),
            let magnitude = path == .plain
                ? readFixedNumber(text + prefix, text + (count &- suffix))
                : readLocalizedNumber(text + prefix, text + (count &- suffix))
        else { return nil }
        // The raw values of `SignClass`: the positive one, and then the negative.
        let classes: (UInt8, UInt8) = magnitude == 0 ? (2, 1) : (3, 0)
        if formOfSign &>> (2 &* classes.0) & 3 == form { return FixedReading(magnitude: magnitude, isNegative: false) }
        if formOfSign &>> (2 &* classes.1) & 3 == form { return FixedReading(magnitude: magnitude, isNegative: true) }
        return nil
    }

    @inline(__always)
    private func readFixedNumber(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        if maximumFraction == 0 { return readFixedInteger(start, end) }
        let mark = Int(decimal.count)
        let integerEnd = end - (maximumFraction &+ mark)
        guard integerEnd > start, decimal.matchesInline(integerEnd) else { return nil }
        guard let integer = readFixedInteger(start, integerEnd) else { return nil }
        let digits = integerEnd + mark
        if maximumFraction == 2 {
            let tens = UInt64(digits[0] &- 0x30)
            let ones = UInt64(digits[1] &- 0x30)
            // The largest integer that the groups give is below 10^18.
            guard tens <= 9, ones <= 9, integer < 10_000_000_000_000_000 else { return nil }
            return integer &* 100 &+ tens &* 10 &+ ones
        }
        var fraction: UInt64 = 0
        for index in 0..<maximumFraction {
            let digit = UInt64(digits[index] &- 0x30)
            guard digit <= 9 else { return nil }
            fraction = fraction &* 10 &+ digit
        }
        let (product, overflow) = integer.multipliedReportingOverflow(by: DecimalDigits.powerOfTen(maximumFraction))
        return overflow || product >= 1_000_000_000_000_000_000 ? nil : product &+ fraction
    }

    /// Reads an integer below 10^18 with its separators where they belong.
    @inline(__always)
    private func readFixedInteger(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        if end - start <= 3 { return readDigits(start, end - start) }
        return readGroups(start, end)
    }

    @inline(__always)
    private func readGroups(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        let separator = Int(group.count)
        var position = end
        var value: UInt64 = 0
        var place: UInt64 = 1
        while position - start > 3 {
            let mark = position - (3 &+ separator)
            // Six groups are 10^18.
            guard mark > start, separator > 0, place < 1_000_000_000_000_000, group.matchesInline(mark) else {
                return position == end ? readUngrouped(start, end) : nil
            }
            guard let three = readThree(position) else { return nil }
            value = value &+ three &* place
            place = place &* 1000
            position = mark
        }
        guard let first = readDigits(start, position - start) else { return nil }
        value = value &+ first &* place
        // A zero in front of a group is never written, and short numbers may go without groups.
        return start[0] == 0x30 || value < groupingThreshold ? nil : value
    }

    /// Four digits or more without separators.
    private func readUngrouped(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        let count = end - start
        guard count <= 18, start[0] != 0x30 else { return nil }
        var value: UInt64 = 0
        for index in 0..<count {
            let digit = UInt64(start[index] &- 0x30)
            guard digit <= 9 else { return nil }
            value = value &* 10 &+ digit
        }
        return value < groupingThreshold ? value : nil
    }

    /// One to three digits, without zeros in front.
    @inline(__always)
    private func readDigits(_ text: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
        let first = UInt64(text[0] &- 0x30)
        guard first <= 9 else { return nil }
        if count == 1 { return first }
        let second = UInt64(text[1] &- 0x30)
        guard second <= 9, first > 0 else { return nil }
        if count == 2 { return first &* 10 &+ second }
        let third = UInt64(text[2] &- 0x30)
        guard third <= 9 else { return nil }
        return first &* 100 &+ second &* 10 &+ third
    }

    /// The three digits before a position; there is a byte more in front of them.
    @inline(__always)
    private func readThree(_ end: UnsafePointer<UInt8>) -> UInt64? {
        let word = UInt32(littleEndian: UnsafeRawPointer(end - 4).loadUnaligned(as: UInt32.self)) &>> 8
        let digits = word ^ 0x30_3030
        guard (digits | (digits &+ 0x06_0606)) & 0xF0_F0F0 == 0 else { return nil }
        return UInt64((digits & 0xF) &* 100 &+ (digits &>> 8 & 0xF) &* 10 &+ digits &>> 16)
    }
}

extension FormatPlan {
    /// Whether a digit of the plan's, or one of ASCII, stands in an inline text.
    private func hasDigit(_ text: PlanText) -> Bool {
        let bytes = (0..<Int(min(text.count, 16))).map { text.byte($0, []) }
        if bytes.contains(where: { (0x30...0x39).contains($0) }) { return true }
        return bytes.indices.contains { start in
            guard start + digits.count <= bytes.count else { return false }
            let word = (0..<digits.count).reduce(UInt32(0)) { $0 | UInt32(bytes[start + $1]) << UInt32(8 * $1) }
            return (0..<10).contains { word == digits.zero + UInt32($0) << UInt32(8 * (digits.count - 1)) }
        }
    }
}
