/// Which of a locale's alphaNextToNumber patterns are variants of the standard and accounting patterns it resolves to.
///
/// One that is inherited from farther up is a variant of the pattern there, unless the locale's pattern differs from
/// that in spaces only.
public struct NearVariants: OptionSet, PackedKey, Hashable {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable public static var standard: Self { Self(rawValue: 1) }
    @inlinable public static var accounting: Self { Self(rawValue: 2) }
}
