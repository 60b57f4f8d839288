/// Checks bytes from outside completely, so that the reader can trust every number in them.
package enum PackedCheck {
    /// - Complexity: Linear in the length of the image.
    package static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PackedImageError) {
        _ = try check(bytes, .data)
    }

    /// Checks all but the records of names.
    static func check(
        _ bytes: UnsafeBufferPointer<UInt8>, _ layout: PackedLayout
    ) throws(PackedImageError) -> PackedImage {
        let base: UnsafePointer<UInt8>
        do throws(ImageHeaderError) {
            base = try ImageHeader.check(
                of: bytes, magic: layout.magic, version: layout.version, length: layout.headerLength)
        } catch {
            throw .header(error)
        }
        if let offset = UTF8Check.firstInvalidByte(bytes) { throw .notUTF8(offset: offset) }

        let image = PackedImage(uncheckedBase: base, count: bytes.count)
        for table in layout.tables { try checkBounds(of: table, in: image, after: layout.headerLength) }
        for table in layout.tables where !table.isPool { try checkRows(of: table, in: image) }
        guard image.rowCount(of: ImageRow.self) == 1, image.rowCount(of: LocaleRow.self) >= 2,
            image.rowCount(of: CurrencyRow.self) >= 1
        else { throw .badTable(.image) }
        try checkCurrencies(of: image)
        return image
    }

    /// Checks that the keys of currency values hold rows of `currencies`. Their column only checks a range of numbers.
    private static func checkCurrencies(of image: PackedImage) throws(PackedImageError) {
        let (values, currencies) = (image.rows(of: CurrencyValueRow.self), image.rowCount(of: CurrencyRow.self))
        for row in 0..<values.count where values[row].key.currency >= currencies {
            throw .badValue(.currencyValues, row: row, column: 0)
        }
    }

    private static func checkBounds(
        of table: TableID, in image: PackedImage, after header: Int
    ) throws(PackedImageError) {
        let place = image.place(of: table)
        guard place.offset >= header, place.offset + place.length <= image.count,
            place.length % table.rowWidth == 0
        else { throw .badTable(table) }
    }

    private static func checkRows(of table: TableID, in image: PackedImage) throws(PackedImageError) {
        let columns = table.columns.map { CheckedColumn($0, of: table, in: image) }
        for row in 0..<image.rowCount(of: table) {
            for column in columns where !column.isValid(row) {
                throw .badValue(table, row: row, column: column.column.offset)
            }
        }
        // Check the columns first, so that a chain cannot lead out of the table.
        for row in 0..<image.rowCount(of: table) {
            for column in columns where !column.chainEnds(row) {
                throw .badValue(table, row: row, column: column.column.offset)
            }
        }
    }
}
