/// The data that was left out of an image. Anything else that the image lacks, its source lacks too.
@usableFromInline
package struct ImageOmissions: OptionSet, PackedKey {
    @usableFromInline package let rawValue: Int

    @inlinable
    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The image has only chosen locales, with their ancestors.
    package static var locales: Self { Self(rawValue: 1) }
    /// The image has only chosen currencies.
    package static var currencies: Self { Self(rawValue: 2) }
    /// The image has no currencies of regions.
    package static var regions: Self { Self(rawValue: 4) }
    /// The image has no compact and unit patterns, no patterns that join numbers, and no plural rules.
    package static var notation: Self { Self(rawValue: 8) }
}
