/// The formats that the root itself has for a numbering system other than latn. All others are aliases to latn.
@usableFromInline
package struct SystemFormats: OptionSet, PackedKey, Hashable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable package static var symbols: Self { Self(rawValue: 1) }
    /// The currency patterns, together with compact currencies and unit patterns.
    @inlinable package static var currency: Self { Self(rawValue: 2) }
    @inlinable package static var decimal: Self { Self(rawValue: 4) }
    @inlinable package static var percent: Self { Self(rawValue: 8) }
}
