import PackedTables

/// The code of a currency: three ASCII letters, as in ISO 4217.
///
///     try CurrencyCode("eur")     // EUR
///
/// A code need not exist in `CurrencyData`. An unknown code is formatted as itself, with two fraction digits.
public struct CurrencyCode: Hashable, Sendable {
    /// The letters, with the first in the lowest byte.
    @usableFromInline package let bits: UInt32

    package init(bits: UInt32) {
        self.bits = bits
    }

    /// Creates a code from three letters of either case; the code is in capitals.
    ///
    /// - Throws: `CurrencyCodeError` if the text is anything else.
    public init(_ text: some StringProtocol) throws(CurrencyCodeError) {
        bits = try text.withUTF8Bytes { (utf8) throws(CurrencyCodeError) in
            var bits: UInt32 = 0
            for offset in 0..<min(3, utf8.count) {
                let capital = utf8[offset] & ~0x20
                guard (0x41...0x5A).contains(capital) else { throw .notALetter(offset: offset) }
                bits |= UInt32(capital) << UInt32(8 * offset)
            }
            guard utf8.count == 3 else { throw .length(found: utf8.count) }
            return bits
        }
    }

    /// Creates a code from the text in an enum; nil if that is not three capitals.
    package init?(canonical utf8: UnsafeBufferPointer<UInt8>) {
        guard utf8.count == 3 else { return nil }
        var bits: UInt32 = 0
        for index in 0..<3 {
            guard (0x41...0x5A).contains(utf8[index]) else { return nil }
            bits |= UInt32(utf8[index]) << UInt32(8 * index)
        }
        self.bits = bits
    }

    /// The three letters in the form that the tables use.
    package var packed: PackedCode { PackedCode(characters: bits) }

    package init(_ code: PackedCode) {
        bits = code.characters
    }
}

/// An error that says why a text is not a currency code.
public enum CurrencyCodeError: Error, Equatable, Sendable {
    /// The text does not have three letters but this many UTF-8 bytes.
    case length(found: Int)
    /// The byte at this UTF-8 offset is not an ASCII letter.
    case notALetter(offset: Int)
}

extension CurrencyCodeError: CustomStringConvertible {
    /// A description of the error in English.
    public var description: String {
        switch self {
        case .length(let found): "expected three letters, found \(found) bytes"
        case .notALetter(let offset): "expected an ASCII letter at byte \(offset)"
        }
    }
}

extension CurrencyCode {
    /// Returns whether both are the same code.
    @inlinable
    public static func == (left: Self, right: Self) -> Bool { left.bits == right.bits }
}

extension CurrencyCode: Comparable {
    /// Returns whether the left code comes first in the alphabet.
    public static func < (left: Self, right: Self) -> Bool {
        left.bits.byteSwapped < right.bits.byteSwapped
    }
}

extension CurrencyCode: CustomStringConvertible {
    /// The three letters, in capitals: `EUR`.
    public var description: String {
        let bytes = [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8), UInt8(bits >> 16)]
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension CurrencyCode {
    /// XXX, the ISO 4217 code for transactions without a currency.
    public static var unknown: CurrencyCode {
        CurrencyCode(bits: 0x58_5858)
    }
}
