/// Data that was left out of an image. Anything else that the image lacks, its source lacks too.
@usableFromInline
package enum ImageOmission: Int, Sendable {
    /// The image has only chosen locales, with their ancestors.
    case locales
    /// The image has only chosen currencies.
    case currencies
    /// The image has no currencies of regions.
    case regions
    /// The image has no compact and unit patterns, no patterns that join numbers, and no plural rules.
    case notation
}
