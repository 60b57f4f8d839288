/// What the root has of its own for a numbering system other than latn, and so does not take from latn.
public struct SystemFormats: OptionSet, PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static var symbols: Self { Self(rawValue: 1) }
    /// The patterns of currencies, and with them compact currencies and unit patterns.
    @inlinable public static var currency: Self { Self(rawValue: 2) }
    @inlinable public static var decimal: Self { Self(rawValue: 4) }
    @inlinable public static var percent: Self { Self(rawValue: 8) }
}
