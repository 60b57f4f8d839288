/// The alphaNextToNumber patterns of a locale that are variants of its resolved standard and accounting patterns.
///
/// A pattern that is inherited from farther up is a variant of the pattern there. It counts here only if the locale's
/// pattern differs from that one in spaces at most.
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
