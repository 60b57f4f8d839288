// Forced inlining holds the budgets of resolving.

/// A code of two or three capital letters or digits, such as `EUR` or `BG`: seven bits per character, the first lowest.
///
/// So each character is one byte in the image. The third byte is 0 for a code of two characters.
@usableFromInline
package struct PackedCode: PackedValue, Hashable {
    @usableFromInline package let packed: Int

    /// The size in the image, in bytes.
    @inlinable package static var width: Int { 3 }

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    /// Makes a code from the characters of a word, one byte each, the first lowest.
    @inlinable
    package init(characters: UInt32) {
        packed = Int(characters & 0x7F | characters >> 1 & 0x3F80 | characters >> 2 & 0x1F_C000)
    }

    /// The characters, one byte each, the first lowest. The third is 0 for a code of two characters.
    @inlinable
    package var characters: UInt32 {
        UInt32(packed & 0x7F | (packed & 0x3F80) << 1 | (packed & 0x1F_C000) << 2)
    }

    /// A number that orders codes like their texts, with the first character in the highest byte.
    @inlinable
    package var order: Int {
        Int(characters.byteSwapped >> 8)
    }

    /// The `order` of the code at an address of the image.
    ///
    /// - Parameter width: The bytes of the row that begins with the code. Rows of four or more need a single load.
    @inlinable @_transparent
    static func order(at start: UnsafePointer<UInt8>, rowWidth width: Int) -> Int {
        if width > 3 { return Int(UnsafeRawPointer(start).loadUnaligned(as: UInt32.self).bigEndian >> 8) }
        let first = UnsafeRawPointer(start).loadUnaligned(as: UInt16.self).bigEndian
        return Int(first) << 8 | Int(start[2])
    }

    @usableFromInline package static func content(_: Int, _: Int) -> Column.Content { .code }

    /// Whether the characters form a code.
    var isValid: Bool {
        for index in 0..<Self.width {
            let character = self[index]
            let isLetterOrDigit = (0x30...0x39).contains(character) || (0x41...0x5A).contains(character)
            if !isLetterOrDigit, !(index == 2 && character == 0) { return false }
        }
        return true
    }

    package var string: String {
        var text = ""
        for index in 0..<Self.width where self[index] != 0 { text.unicodeScalars.append(Unicode.Scalar(self[index])) }
        return text
    }

    /// A character of the code. The third is 0 for a code of two characters.
    @inlinable
    package subscript(index: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: packed >> (PackedInteger.bits * index) & 0x7F)
    }
}

extension PackedCode: Comparable {
    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}

extension PackedCode {
    /// Makes the code of a region. For a longer subtag, it uses the first three characters.
    package init(_ subtag: Subtag) {
        self.init(characters: UInt32(truncatingIfNeeded: subtag.bits & 0xFF_FFFF))
    }
}

extension Subtag {
    package init(_ code: PackedCode) {
        self.init(bits: UInt64(code.characters))
    }
}
