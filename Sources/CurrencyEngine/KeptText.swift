import CurrencyCore
import PackedTables

/// A text of the caller's at an address of its own, where it is read as those of the tables are.
struct KeptText: Sendable {
    let string: String
    private let bytes: ImageBytes

    init(_ string: String) {
        self.string = string
        bytes = ImageBytes.copy(of: string.utf8)
    }

    /// The text; whoever uses it keeps this value alive.
    var packed: PackedText { PackedText(start: bytes.base, count: bytes.bytes.count) }
}

extension KeptText: Hashable {
    static func == (left: Self, right: Self) -> Bool { left.string == right.string }

    func hash(into hasher: inout Hasher) { hasher.combine(string) }
}
