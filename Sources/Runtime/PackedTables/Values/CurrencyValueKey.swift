/// The key of a row of `currencyValues`: a currency, given by its row, and a part of the data that locales have for it.
///
/// The rows of each locale are sorted by key: by currency and then by part.
@usableFromInline
package struct CurrencyValueKey: PackedValue, Hashable, Comparable {
    /// The parts of the data that locales have for currencies.
    @usableFromInline
    package enum Part: Int, CaseIterable, Sendable {
        case symbol, narrow, formal, variant, pattern, decimal, group
    }

    @usableFromInline package let packed: Int

    @inlinable
    package init(packed: Int) {
        self.packed = packed
    }

    @inlinable
    package init(currency: Int, _ part: Part) {
        packed = currency << Self.partBits | part.rawValue
    }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }

    /// The number of bits for a part, which is enough for eight parts.
    @usableFromInline static var partBits: Int { 3 }

    /// The row of the currency.
    @inlinable
    package var currency: Int { packed >> Self.partBits }

    /// The number of the part, which is below 8.
    @inlinable
    var place: Int { packed & (1 << Self.partBits - 1) }

    /// Makes the part with a number; nil if no part has it.
    @inlinable
    package var part: Part? { Part(rawValue: place) }
}
