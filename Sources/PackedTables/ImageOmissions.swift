/// What was left out of an image; everything else that it lacks, its source lacks too.
public struct ImageOmissions: OptionSet, PackedKey {
    public let rawValue: Int

    @inlinable
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The image has only chosen locales, with their ancestors.
    public static var locales: Self { Self(rawValue: 1) }
    /// The image has only chosen currencies.
    public static var currencies: Self { Self(rawValue: 2) }
    /// The image has no currencies of regions.
    public static var regions: Self { Self(rawValue: 4) }
    /// The image has no compact and unit patterns, no patterns that join numbers, and no plural rules.
    public static var notation: Self { Self(rawValue: 8) }
}
