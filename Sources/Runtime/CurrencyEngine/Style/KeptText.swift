import CurrencyCore
import PackedTables

/// A text of the caller, copied to a fixed address so that it can be read like a text of the tables.
package struct KeptText: Sendable {
    let string: String
    private let bytes: ImageBytes

    package init(_ string: String) {
        self.string = string
        bytes = ImageBytes.copy(of: string.utf8)
    }

    /// The text, which is valid only while this value is alive.
    var packed: PackedText { PackedText(start: bytes.base, count: bytes.bytes.count) }
}

/// Two texts are equal if their bytes are, because canonically equivalent texts are written differently. Comparing as
/// `String` does would also link Unicode's normalization tables into Embedded programs.
extension KeptText: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.packed.utf8.elementsEqual(right.packed.utf8) }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(packed.utf8)) }
}
