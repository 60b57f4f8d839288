/// What the image was made from; the table has one row.
public struct ImageRow: TableRow {
    /// The CLDR version of the locales, such as `48`.
    public var cldrVersion = TextReference<Texts>()
    /// The source's name and version, such as `cldr-json 48.0.0`.
    public var source = TextReference<Texts>()
    /// The publication date of ISO 4217's list one, or the empty text.
    public var isoPublished = TextReference<Texts>()
    /// What was left out of the image; nothing where it is whole.
    public var omissions = ImageOmissions()

    @inlinable public static var table: TableID { .image }

    @inlinable @inline(__always)
    public init() {}

    @inlinable @inline(__always)
    public mutating func visit<Columns: ColumnVisitor>(_ columns: inout Columns) {
        columns.text(&cldrVersion, width: 2)
        columns.text(&source, width: 2)
        columns.text(&isoPublished, width: 2)
        columns.number(&omissions, 0...15)
    }
}

extension PackedImage {
    /// The row that says what the image was made from.
    @inlinable @inline(__always)
    public var identity: ImageRow { self[ImageRow.self, 0] }
}
