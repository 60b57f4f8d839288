// Forced inlining holds the budgets of resolving.

/// The raw values of a generated enum, in the order of its cases, which is that of their bytes.
///
///     values    each raw value with a space behind it, which comes before all that raw values have; at the end are seven
///               spaces more, as a search reads eight bytes wherever a raw value starts
///     starts    where each starts, and at last where all end: three digits to the base of 64, the most significant first,
///               each the byte 0x30 plus its value
struct RawValues {
    private let values: UnsafePointer<UInt8>
    private let starts: UnsafePointer<UInt8>
    private let count: Int

    @inline(__always)
    init(_ values: StaticString, starts: StaticString, count: Int) {
        self.values = values.utf8Start
        self.starts = starts.utf8Start
        self.count = count
    }

    /// The bytes of a case's raw value.
    @inline(__always)
    func bytes(at ordinal: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(of: ordinal)
        // Without the space.
        return UnsafeBufferPointer(start: values + start, count: self.start(of: ordinal + 1) - start - 1)
    }

    /// The number of the case with a raw value; nil where no case has it.
    ///
    /// A binary search by eight bytes at once: those of a text shorter than that with the space behind it, so that no
    /// raw value's length is looked up on the way.
    func ordinal(of text: UnsafeBufferPointer<UInt8>) -> Int? {
        let unused = UInt64(truncatingIfNeeded: 8 * max(0, 7 - text.count))
        let wanted = Self.leadingBytes(of: text) >> unused
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) >> 1
            let bytes = values + start(of: middle)
            let found = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self).bigEndian >> unused
            var isBefore = wanted < found
            if wanted == found {
                let order = Self.order(of: text, bytes)
                if order == 0 { return self.bytes(at: middle).count == text.count ? middle : nil }
                isBefore = order < 0
            }
            if isBefore { high = middle } else { low = middle + 1 }
        }
        return nil
    }

    /// The first eight bytes of a text and the space behind it as a number, the first byte highest: in the order of the
    /// texts.
    private static func leadingBytes(of text: UnsafeBufferPointer<UInt8>) -> UInt64 {
        func byte(_ value: UInt8, at index: Int) -> UInt64 { UInt64(value) << UInt64(56 - 8 * index) }
        var bytes: UInt64 = 0
        for index in 0..<min(8, text.count) { bytes |= byte(text[index], at: index) }
        return text.count < 8 ? bytes | byte(0x20, at: text.count) : bytes
    }

    /// Negative where a text comes before a raw value that begins with the same eight bytes, 0 where it is the same.
    private static func order(of text: UnsafeBufferPointer<UInt8>, _ bytes: UnsafePointer<UInt8>) -> Int {
        var index = 8
        while index < text.count {
            if text[index] != bytes[index] { return Int(text[index]) - Int(bytes[index]) }
            // A text with the space, too, is longer than the raw value; nothing behind it is read.
            if bytes[index] == 0x20 { return 1 }
            index += 1
        }
        return text.count < 8 || bytes[text.count] == 0x20 ? 0 : -1
    }

    /// Each of the three digits is 0x30 above its value: 0x30C30 together.
    @inline(__always)
    private func start(of ordinal: Int) -> Int {
        let digits = starts + 3 * ordinal
        return Int(digits[0]) << 12 + Int(digits[1]) << 6 + Int(digits[2]) - 0x30C30
    }
}
