import CurrencyCore
import PackedTables

/// A text of the caller, copied to a fixed address so that it can be read like the texts of the tables.
struct KeptText: Sendable {
    let string: String
    private let bytes: ImageBytes

    init(_ string: String) {
        self.string = string
        bytes = ImageBytes.copy(of: string.utf8)
    }

    /// The text, which is valid only while this value is alive.
    var packed: PackedText { PackedText(start: bytes.base, count: bytes.bytes.count) }
}

extension KeptText: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.string == right.string }

    func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
