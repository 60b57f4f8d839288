/// Flags of one kind, each in one bit.
@usableFromInline
package struct PackedFlags<Flag: RawRepresentable<Int> & Sendable>: PackedValue, Equatable {
    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    package init(_ flags: [Flag]) {
        packed = flags.reduce(0) { $0 | 1 << $1.rawValue }
    }

    @inlinable package var isEmpty: Bool { packed == 0 }

    @inlinable
    package func contains(_ flag: Flag) -> Bool { packed &>> flag.rawValue & 1 != 0 }
}
