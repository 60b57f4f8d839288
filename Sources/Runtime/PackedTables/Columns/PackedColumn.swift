// Getters are transparent, so that builds without optimization make no generic calls. They convert without checks, which
// would expand to hundreds of instructions each.

/// A property of a row, which holds its value as the bytes that an image has: seven bits in each byte, the lowest first.
///
///     @TwoBytes var parent: RowReference<LocaleRow>
///
/// A row consists of such properties, so its bytes in memory are its bytes in the image. Reading a property loads only
/// the bytes of that property.
@usableFromInline
package protocol PackedColumn<Value>: Sendable {
    associatedtype Value: PackedValue
}

extension PackedColumn {
    /// The byte that every byte of a column becomes if its value does not fit. No image may have it.
    private static var overflow: UInt8 { 0xFF }

    /// The width in bytes.
    package static var width: Int { MemoryLayout<Self>.size }

    /// A byte of a value, or `overflow`.
    fileprivate static func byte(_ index: Int, of value: Value) -> UInt8 {
        let packed = value.packed
        guard packed >= 0, packed <= PackedInteger.maximum(width: width) else { return overflow }
        return UInt8(truncatingIfNeeded: packed >> (index * PackedInteger.bits) & 0x7F)
    }
}

/// A column of one byte.
@propertyWrapper @usableFromInline
package struct OneByte<Value: PackedValue>: PackedColumn {
    @usableFromInline var byte: UInt8

    package init(_ value: Value) { byte = Self.byte(0, of: value) }

    package var wrappedValue: Value {
        @inlinable @_transparent get { Value(packed: Int(truncatingIfNeeded: byte)) }
        set { self = Self(newValue) }
    }
}

/// A column of two bytes.
@propertyWrapper @usableFromInline
package struct TwoBytes<Value: PackedValue>: PackedColumn {
    @usableFromInline var bytes: (UInt8, UInt8)

    package init(_ value: Value) { bytes = (Self.byte(0, of: value), Self.byte(1, of: value)) }

    package var wrappedValue: Value {
        @inlinable @_transparent get {
            let high = Int(truncatingIfNeeded: bytes.1) &<< PackedInteger.bits
            return Value(packed: Int(truncatingIfNeeded: bytes.0) | high)
        }
        set { self = Self(newValue) }
    }
}

/// A column of three bytes.
@propertyWrapper @usableFromInline
package struct ThreeBytes<Value: PackedValue>: PackedColumn {
    @usableFromInline var bytes: (UInt8, UInt8, UInt8)

    package init(_ value: Value) {
        bytes = (Self.byte(0, of: value), Self.byte(1, of: value), Self.byte(2, of: value))
    }

    package var wrappedValue: Value {
        @inlinable @_transparent get {
            let middle = Int(truncatingIfNeeded: bytes.1) &<< PackedInteger.bits
            let high = Int(truncatingIfNeeded: bytes.2) &<< (2 &* PackedInteger.bits)
            return Value(packed: Int(truncatingIfNeeded: bytes.0) | middle | high)
        }
        set { self = Self(newValue) }
    }
}
