/// What the root itself has for a numbering system other than latn, where all else is an alias to latn.
public struct SystemFormats: OptionSet, PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static var symbols: Self { Self(rawValue: 1) }
    /// The currency patterns, and with them compact currencies and unit patterns.
    @inlinable public static var currency: Self { Self(rawValue: 2) }
    @inlinable public static var decimal: Self { Self(rawValue: 4) }
    @inlinable public static var percent: Self { Self(rawValue: 8) }
}
