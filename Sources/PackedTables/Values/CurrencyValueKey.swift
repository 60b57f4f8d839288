/// What a row of `currencyValues` is for: a currency, by its row, and a part of what locales have for it.
///
/// The rows of each locale are sorted by key: by currency and then by part.
public struct CurrencyValueKey: PackedKey, Hashable, Comparable {
    /// What locales have for currencies.
    public enum Part: Int, CaseIterable, Sendable {
        case symbol, narrow, formal, variant, pattern, decimal, group
    }

    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable
    public init(currency: Int, _ part: Part) {
        rawValue = currency << Self.partBits | part.rawValue
    }

    @inlinable
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// Enough for eight parts.
    @usableFromInline static var partBits: Int { 3 }

    /// The row of the currency.
    @inlinable
    public var currency: Int { rawValue >> Self.partBits }

    /// The number of the part, below 8.
    @inlinable @inline(__always)
    var place: Int { rawValue & (1 << Self.partBits - 1) }

    /// Nil for a number that no part has.
    @inlinable
    public var part: Part? { Part(rawValue: place) }
}
