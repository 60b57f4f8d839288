import CurrencyCore

// The fast path for amounts with other digits or groups: the inverse of FormatPlan+Localized. Digits of one or two
// bytes in groups of three, or of three and then two, are read a machine word at a time; all others one by one from the
// end. Other texts are left to the general path, as in FormatPlan+ParseFixed.

extension FormatPlan {
    /// Reads a number below 10^18 that fills the text between two places.
    // Out of line, to keep the code for ASCII digits short.
    @inline(never)
    func readLocalizedNumber(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        if grouping.areThreesOrIndian, grouping.minimum <= 3 {
            if digits.isASCII {
                return readNumber(ASCIILanes(), secondary: grouping.secondary, start, end)
            }
            if digits.count == 2 {
                return readNumber(TwoByteLanes(digits), secondary: grouping.secondary, start, end)
            }
        }
        return readDigitByDigit(start, end)
    }

    /// Reads a number that somebody typed, whose groups may be missing; nil leaves it to the general path.
    @inline(never)
    func readTypedNumber(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        guard grouping.areThreesOrIndian else { return nil }
        if digits.isASCII {
            return readNumber(ASCIILanes(), secondary: grouping.secondary, isTyped: true, start, end)
        }
        return digits.count == 2
            ? readNumber(TwoByteLanes(digits), secondary: grouping.secondary, isTyped: true, start, end) : nil
    }

    private func readDigitByDigit(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> UInt64? {
        var reader = BackwardDigits(digits, position: end, start: start)
        if maximumFraction > 0 {
            guard reader.take(maximumFraction) == maximumFraction, reader.skip(decimal) else { return nil }
        }
        guard let integerDigits = readLocalizedInteger(&reader), reader.position == start else { return nil }
        // A zero in front of other digits is never written.
        return reader.last == 0 && integerDigits > 1 ? nil : reader.value
    }

    /// Reads integer digits with their separators; nil where these are not where they belong.
    private func readLocalizedInteger(_ reader: inout BackwardDigits) -> Int? {
        if !grouping.hasGroups {
            let count = reader.take(.max)
            return count > 0 ? count : nil
        }
        var count = reader.take(grouping.primary)
        guard count > 0 else { return nil }
        guard count == grouping.primary, reader.skip(group) else {
            count += reader.take(.max)
            // A number this long would have groups.
            return grouping.separates(count) ? nil : count
        }
        while true {
            let more = reader.take(grouping.secondary)
            guard more > 0 else { return nil }
            count += more
            if reader.position == reader.start { break }
            guard more == grouping.secondary, reader.skip(group) else { return nil }
        }
        return grouping.separates(count) ? count : nil
    }
}

/// Digits of one numbering system, read from the last to the first, up to eighteen.
private struct BackwardDigits {
    private let width: Int
    /// The UTF-8 of zero.
    private let zero: UInt32
    private(set) var position: UnsafePointer<UInt8>
    let start: UnsafePointer<UInt8>
    private(set) var value: UInt64 = 0
    private var place: UInt64 = 1
    /// The digit read last, which stands first.
    private(set) var last: UInt64 = 0

    init(_ digits: DigitShapes, position: UnsafePointer<UInt8>, start: UnsafePointer<UInt8>) {
        width = digits.count
        zero = digits.zero
        self.position = position
        self.start = start
    }

    /// Takes digits while there are some; more than eighteen are left where they are.
    @inline(__always)
    mutating func take(_ limit: Int) -> Int {
        var count = 0
        while count < limit, position - start >= width, place < 1_000_000_000_000_000_000 {
            let digit = position - width
            var word: UInt32 = 0
            for index in 0..<width { word |= UInt32(digit[index]) &<< UInt32(truncatingIfNeeded: 8 &* index) }
            // Only the last byte of the ten digits differs.
            let difference = word &- zero
            let shift = UInt32(truncatingIfNeeded: 8 &* (width &- 1))
            let number = difference &>> shift
            guard number <= 9, difference == number &<< shift else { break }
            last = UInt64(number)
            value += last * place
            place *= 10
            position = digit
            count += 1
        }
        return count
    }

    /// Skips a text that ends here; false where it does not.
    @inline(__always)
    mutating func skip(_ text: PlanText) -> Bool {
        let count = Int(text.count)
        guard count > 0, position - start >= count, text.matchesInline(position - count) else { return false }
        position -= count
        return true
    }
}
