import CurrencyCore
import PackedTables

/// A text of the caller, copied to a fixed address so that it can be read like the texts of the tables.
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

/// Texts are equal where their bytes are: canonically equivalent ones are written differently. To compare as `String` does
/// would also keep Unicode's tables of normalization in Embedded programs.
extension KeptText: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.packed.utf8.elementsEqual(right.packed.utf8) }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(packed.utf8)) }
}
