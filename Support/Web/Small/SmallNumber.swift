// A decimal number as its digits. The grammar is that of `DecimalValue`, without its words:
//
//     number   = [sign] digits ["." digits] [("e" | "E") [sign] digits]
//     sign     = "+" | "-"

/// A decimal number, in memory that the caller keeps.
struct SmallNumber {
    /// Room for significant digits and for the zeros of an exponent as large as numbers of JavaScript have.
    static let capacity = 512
    static let maximumDigits = 38
    private static let largestExponent = 400

    private let digits: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    var isNegative = false
    /// How many of the digits are a fraction; fewer than none where zeros are left out at the end.
    private var scale = 0

    /// - Parameter memory: Of `capacity` bytes.
    init(minorUnits: Int64, scale: Int, _ memory: UnsafeMutablePointer<UInt8>) {
        digits = memory
        isNegative = minorUnits < 0
        self.scale = scale
        var rest = minorUnits.magnitude
        while rest > 0 {
            digits[count] = UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
            count += 1
        }
        for index in 0..<(count / 2) {
            (digits[index], digits[count - 1 - index]) = (digits[count - 1 - index], digits[index])
        }
    }

    /// - Parameter memory: Of `capacity` bytes.
    /// - Returns: Nil for what is no number, has more than 38 digits, or is too large or too small.
    init?(_ text: UnsafeBufferPointer<UInt8>, _ memory: UnsafeMutablePointer<UInt8>) {
        digits = memory
        var reader = Reader(text: text)
        isNegative = reader.skip(UInt8(ascii: "-"))
        if !isNegative { _ = reader.skip(UInt8(ascii: "+")) }
        guard var digit = reader.digit() else { return nil }
        while true {
            if !append(digit) {
                // Zeros that do not fit are left out.
                guard digit == 0 else { return nil }
                scale -= 1
            }
            guard let next = reader.digit() else { break }
            digit = next
        }
        if reader.skip(UInt8(ascii: ".")) {
            guard let first = reader.digit() else { return nil }
            digit = first
            while true {
                guard append(digit) else { return nil }
                scale += 1
                guard let next = reader.digit() else { break }
                digit = next
            }
        }
        if reader.skip(UInt8(ascii: "e")) || reader.skip(UInt8(ascii: "E")) {
            let isNegative = reader.skip(UInt8(ascii: "-"))
            if !isNegative { _ = reader.skip(UInt8(ascii: "+")) }
            guard var exponent = reader.digit().map(Int.init) else { return nil }
            while let next = reader.digit() { exponent = min(10 * exponent + Int(next), 100_000) }
            scale += isNegative ? exponent : -exponent
        }
        guard reader.isAtEnd, scale >= -Self.largestExponent, scale <= Self.largestExponent else { return nil }
    }

    /// Appends a digit; false where there is no room. A zero in front is none.
    private mutating func append(_ digit: UInt8) -> Bool {
        if count == 0, digit == 0 { return true }
        guard count < Self.maximumDigits else { return false }
        digits[count] = digit
        count += 1
        return true
    }

    /// A digit, as a number.
    func digit(_ index: Int) -> UInt8 { digits[index] }

    /// Rounds half to even, and fills up with zeros: to so many fraction digits and at least one before them.
    mutating func round(fractionDigits: Int) {
        if scale > fractionDigits {
            let kept = count - (scale - fractionDigits)
            let isUp = isRoundedUp(kept)
            count = max(0, kept)
            if isUp { increment() }
        } else if count > 0 {
            for _ in 0..<(fractionDigits - scale) {
                digits[count] = 0
                count += 1
            }
        }
        scale = fractionDigits
        let missing = fractionDigits + 1 - count
        guard missing > 0 else { return }
        for index in stride(from: count - 1, through: 0, by: -1) { digits[index + missing] = digits[index] }
        for index in 0..<missing { digits[index] = 0 }
        count += missing
    }

    /// - Parameter kept: How many digits stay; fewer than none where not even the first one that goes is there.
    private func isRoundedUp(_ kept: Int) -> Bool {
        guard kept >= 0, kept < count, digits[kept] >= 5 else { return false }
        if digits[kept] > 5 { return true }
        for index in (kept + 1)..<count where digits[index] != 0 { return true }
        return kept > 0 && digits[kept - 1] % 2 == 1
    }

    private mutating func increment() {
        var index = count - 1
        while index >= 0, digits[index] == 9 {
            digits[index] = 0
            index -= 1
        }
        if index >= 0 {
            digits[index] += 1
            return
        }
        // All were nines, or there were none: a one, and as many zeros.
        if count > 0 { digits[count] = 0 }
        digits[0] = 1
        count += 1
    }

    private struct Reader {
        let text: UnsafeBufferPointer<UInt8>
        var index = 0

        var isAtEnd: Bool { index == text.count }

        mutating func skip(_ byte: UInt8) -> Bool {
            guard index < text.count, text[index] == byte else { return false }
            index += 1
            return true
        }

        mutating func digit() -> UInt8? {
            guard index < text.count, text[index] >= 0x30, text[index] <= 0x39 else { return nil }
            index += 1
            return text[index - 1] - 0x30
        }
    }
}
