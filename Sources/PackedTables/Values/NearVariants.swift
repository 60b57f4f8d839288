/// Which of a locale's alphaNextToNumber patterns are variants of the patterns that the locale has.
///
/// One from a farther ancestor is a variant of that ancestor's pattern, unless the locale's differs from it in spaces
/// only.
public struct NearVariants: OptionSet, PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static var standard: Self { Self(rawValue: 1) }
    @inlinable public static var accounting: Self { Self(rawValue: 2) }
}
