/// A subtag of a locale identifier: up to eight ASCII letters and digits, stored in one word.
///
/// The first character is the lowest byte; unused bytes are zero.
@usableFromInline
package struct Subtag: Hashable, Sendable {
    @usableFromInline package var bits: UInt64

    @inlinable
    package init(bits: UInt64) {
        self.bits = bits
    }

    /// Makes a subtag from 1 to 8 ASCII letters and digits; nil for anything else.
    // Inlinable, because other modules would read each byte of a generic sequence through a witness table.
    @inlinable
    package init?(ascii: some Sequence<UInt8>) {
        var bits: UInt64 = 0
        var count: UInt64 = 0
        for byte in ascii {
            guard count < 8, Self.isAlphanumeric(byte) else { return nil }
            bits |= UInt64(byte) << (8 * count)
            count += 1
        }
        guard count > 0 else { return nil }
        self.bits = bits
    }

    /// Makes a subtag from two ASCII letters, which become lower case; nil for anything else.
    init?(letters first: UInt8, _ second: UInt8) {
        // Set the bit in which cases differ.
        let (first, second) = (first | 0x20, second | 0x20)
        guard (0x61...0x7A).contains(first), (0x61...0x7A).contains(second) else { return nil }
        bits = UInt64(first) | UInt64(second) << 8
    }

    /// Makes a subtag from a name in the source code.
    @inlinable
    package init(_ text: StaticString) {
        bits = 0
        for index in 0..<min(8, text.utf8CodeUnitCount) {
            bits |= UInt64(text.utf8Start[index]) << UInt64(8 * index)
        }
    }

    @inlinable
    package var count: Int {
        8 - bits.leadingZeroBitCount / 8
    }

    package subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> UInt64(8 * index))
    }

    /// The subtag with its letters in lower case.
    package var lowercased: Subtag {
        map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    }

    /// The subtag with its letters in upper case.
    package var uppercased: Subtag {
        map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
    }

    /// The subtag with its first letter in upper case and the others in lower case, as scripts are written.
    package var titlecased: Subtag {
        var result = lowercased
        let first = Subtag(bits: result.bits & 0xFF).uppercased
        result.bits = result.bits & ~0xFF | first.bits
        return result
    }

    private func map(_ transform: (UInt8) -> UInt8) -> Subtag {
        var result: UInt64 = 0
        for index in 0..<count {
            result |= UInt64(transform(self[index])) << UInt64(8 * index)
        }
        return Subtag(bits: result)
    }

    package var isAlphabetic: Bool { (0..<count).allSatisfy { Self.isLetter(self[$0]) } }

    package var isNumeric: Bool { (0..<count).allSatisfy { Self.isDigit(self[$0]) } }

    @usableFromInline static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    @usableFromInline static func isAlphanumeric(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }
}

extension Subtag: CustomStringConvertible {
    @usableFromInline package var description: String {
        String(decoding: (0..<count).map { self[$0] }, as: UTF8.self)
    }
}
