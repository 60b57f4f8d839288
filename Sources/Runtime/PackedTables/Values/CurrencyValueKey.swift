/// What a row of `currencyValues` is for: a currency, by its row, and a part of what locales have for it.
///
/// The rows of each locale are sorted by key: by currency and then by part.
@usableFromInline
package struct CurrencyValueKey: PackedKey, Hashable, Comparable {
    /// What locales have for currencies.
    @usableFromInline
    package enum Part: Int, CaseIterable, Sendable {
        case symbol, narrow, formal, variant, pattern, decimal, group
    }

    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    package init(currency: Int, _ part: Part) {
        rawValue = currency << Self.partBits | part.rawValue
    }

    @inlinable
    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Enough for eight parts.
    @usableFromInline static var partBits: Int { 3 }

    /// The row of the currency.
    @inlinable
    package var currency: Int { rawValue >> Self.partBits }

    /// The number of the part, below 8.
    @inlinable
    var place: Int { rawValue & (1 << Self.partBits - 1) }

    /// Nil for a number that no part has.
    @inlinable
    package var part: Part? { Part(rawValue: place) }
}
