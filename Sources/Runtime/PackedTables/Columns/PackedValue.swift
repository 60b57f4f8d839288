/// The value of one column of a row, which is packed into a number.
@usableFromInline
package protocol PackedValue: Sendable {
    /// Makes the value for a number that the column may hold.
    init(packed: Int)
    var packed: Int { get }

    /// The number to add in optional columns, where 0 means no value. It is 0 for types that never pack to 0.
    static var optionalShift: Int { get }

    /// What a column of such values may contain, if its numbers are in `least...most`.
    static func content(_ least: Int, _ most: Int) -> Column.Content
}

extension PackedValue {
    @inlinable @_transparent
    package static var optionalShift: Int { 1 }

    @usableFromInline package static func content(_ least: Int, _ most: Int) -> Column.Content {
        .number(least: least, most: most)
    }
}

extension Optional: PackedValue where Wrapped: PackedValue {
    @inlinable @_transparent
    package init(packed: Int) { self = packed == 0 ? nil : Wrapped(packed: packed &- Wrapped.optionalShift) }

    @inlinable
    package var packed: Int {
        if let self { self.packed + Wrapped.optionalShift } else { 0 }
    }

    @usableFromInline package static func content(_ least: Int, _ most: Int) -> Column.Content {
        switch Wrapped.content(least, most) {
        case .text(let pool): .optionalText(pool)
        case .row(let table): .optionalRow(table)
        default: .number(least: 0, most: most + Wrapped.optionalShift)
        }
    }
}

extension Int: PackedValue {
    @inlinable @_transparent
    package init(packed: Int) { self = packed }

    @inlinable
    package var packed: Int { self }
}

extension Bool: PackedValue {
    @inlinable @_transparent
    package init(packed: Int) { self = packed != 0 }

    @inlinable
    package var packed: Int { self ? 1 : 0 }
}

extension PackedValue where Self: RawRepresentable, RawValue == Int {
    @inlinable
    package var packed: Int { rawValue }
}
