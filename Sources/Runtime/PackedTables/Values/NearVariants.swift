/// Which of a locale's alphaNextToNumber patterns are variants of the standard and accounting patterns it resolves to.
///
/// One that is inherited from farther up is a variant of the pattern there, unless the locale's pattern differs from
/// that in spaces only.
@usableFromInline
package struct NearVariants: OptionSet, PackedKey, Hashable {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    @inlinable package static var standard: Self { Self(rawValue: 1) }
    @inlinable package static var accounting: Self { Self(rawValue: 2) }
}
