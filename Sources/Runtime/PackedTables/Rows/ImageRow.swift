/// Describes the source of the image. The table has one row.
@usableFromInline
package struct ImageRow: TableRow {
    /// The CLDR version of the locales, such as `48`.
    @TwoBytes @usableFromInline package var cldrVersion: TextReference<Texts>
    /// The source's name and version, such as `cldr-json 48.0.0`.
    @TwoBytes @usableFromInline package var source: TextReference<Texts>
    /// The publication date of ISO 4217's list one, or an empty text.
    @TwoBytes @usableFromInline package var isoPublished: TextReference<Texts>
    /// The data that was left out of the image; empty for a complete image.
    @OneByte @usableFromInline package var omissions: PackedFlags<ImageOmission>

    @inlinable @_transparent package static var table: TableID { .image }

    @usableFromInline package var columns: [Column] {
        [Column(_cldrVersion), Column(_source), Column(_isoPublished), Column(_omissions, most: 15)]
    }
}

extension PackedImage {
    /// The row that describes the source of the image.
    @inlinable @_transparent
    package var identity: ImageRow { self[ImageRow.self, 0] }
}
