/// The definition of a symbol, as a number of 21 bits.
@usableFromInline
package enum SymbolDefinition: PackedValue, Equatable {
    case pair(Int, Int)
    case scalar(UInt32)
    case edit(removed: Int, kept: Int)
    case shape(Int)

    // Numbers below `terminal` are pairs. Shapes and edits use planes 14 and 15, which no name uses.
    private static let terminal = 0x10_0000
    private static let firstShape = 0xE_0000
    private static let firstEdit = 0xF_0000
    /// The most bytes that an edit keeps.
    package static let maximumKept = 63

    @usableFromInline package init(packed: Int) {
        if packed < Self.terminal {
            self = .pair(packed >> 10, packed & 1023)
        } else {
            let value = packed - Self.terminal
            if value < Self.firstShape {
                self = .scalar(UInt32(truncatingIfNeeded: value))
            } else if value < Self.firstEdit {
                self = .shape(value - Self.firstShape)
            } else {
                self = .edit(removed: (value - Self.firstEdit) >> 6, kept: value & 63)
            }
        }
    }

    /// The number; negative if a part of the definition does not fit.
    @usableFromInline package var packed: Int {
        switch self {
        case .pair(let left, let right): max(left, right) < 1024 ? left << 10 | right : -1
        case .scalar(let value): value < Self.firstShape ? Self.terminal + Int(value) : -1
        case .shape(let shape): shape <= 0xFFFF ? Self.terminal + Self.firstShape + shape : -1
        case .edit(let removed, let kept):
            removed < 1024 && kept <= Self.maximumKept ? Self.terminal + Self.firstEdit + (removed << 6 | kept) : -1
        }
    }
}
