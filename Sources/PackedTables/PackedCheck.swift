/// Why bytes are not a table image that this version can use.
public enum PackedImageError: Error, Equatable, Sendable {
    /// Fewer bytes than a header has, or than the header says.
    case truncated(bytes: Int, expected: Int)
    /// More bytes than the header says.
    case trailingBytes(bytes: Int, expected: Int)
    /// The bytes do not begin as an image does.
    case notAnImage
    /// The image was written for another version of the layout.
    case wrongVersion(found: Int, expected: Int)
    /// The bytes are not those that were written.
    case wrongChecksum
    /// A byte, at this offset, that no image has: all is UTF-8.
    case notUTF8(offset: Int)
    /// A table lies outside of the image or is not a whole number of rows.
    case badTable(TableID)
    /// A value, in this row at this byte of the row, that its column may not hold.
    case badValue(TableID, row: Int, column: Int)
}

/// Checks bytes from outside completely, so that the reader may trust every number in them.
public enum PackedCheck {
    /// - Complexity: linear in the image's length.
    public static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(PackedImageError) {
        guard let base = bytes.baseAddress, bytes.count >= PackedLayout.headerLength else {
            throw .truncated(bytes: bytes.count, expected: PackedLayout.headerLength)
        }
        for (index, byte) in PackedLayout.magic.enumerated() where bytes[index] != byte {
            throw .notAnImage
        }
        let version = Int(bytes[PackedLayout.versionOffset])
        guard version == PackedLayout.version else {
            throw .wrongVersion(found: version, expected: PackedLayout.version)
        }
        guard bytes[..<PackedLayout.headerLength].allSatisfy({ $0 < 0x80 }) else { throw .notAnImage }
        let length = PackedInteger.read(base + PackedLayout.lengthOffset, width: 3)
        guard bytes.count >= length else { throw .truncated(bytes: bytes.count, expected: length) }
        guard bytes.count == length else { throw .trailingBytes(bytes: bytes.count, expected: length) }
        let stored = PackedInteger.read(base + PackedLayout.checksumOffset, width: PackedLayout.checksumWidth)
        let checked = UnsafeBufferPointer(rebasing: bytes[PackedLayout.directoryOffset...])
        guard stored == Int(Checksum.crc32(checked)) else { throw .wrongChecksum }
        if let offset = firstInvalidUTF8(bytes) { throw .notUTF8(offset: offset) }

        let image = PackedImage(uncheckedBase: base, count: bytes.count)
        for table in TableID.allCases {
            try checkBounds(of: table, in: image)
        }
        for table in TableID.allCases where !table.isPool {
            try checkRows(of: table, in: image)
        }
        try checkRuns(in: image)
        try checkCurrencySymbols(in: image)
        guard image.rowCount(of: .image) == 1, image.rowCount(of: .locales) >= 2,
            image.rowCount(of: .currencies) >= 1
        else { throw .badTable(.image) }
    }

    private static func checkBounds(of table: TableID, in image: PackedImage) throws(PackedImageError) {
        let offset = image.offset(of: table)
        let length = image.byteCount(of: table)
        guard offset >= PackedLayout.headerLength, offset + length <= image.count,
            length % PackedLayout.rowWidth(table) == 0
        else { throw .badTable(table) }
    }

    private static func checkRows(of table: TableID, in image: PackedImage) throws(PackedImageError) {
        let columns = PackedLayout.columns(table)
        for row in 0..<image.rowCount(of: table) {
            for column in columns where !isValid(column, table, row, image) {
                throw .badValue(table, row: row, column: column.offset)
            }
        }
    }

    private static func isValid(_ column: Column, _ table: TableID, _ row: Int, _ image: PackedImage) -> Bool {
        let bytes = image.base + image.offset(of: table) + row * PackedLayout.rowWidth(table) + column.offset
        for index in 0..<column.width where bytes[index] >= 0x80 { return false }
        let value = image.value(table, row, column)
        switch column.content {
        case .number(let limit): return value <= limit
        case .ascii: return isCode(value)
        case .text(let pool): return isText(value, in: pool, image)
        case .optionalText(let pool): return value == 0 || isText(value - 1, in: pool, image)
        case .row(let target): return value < usableRows(of: target, image)
        case .optionalRow(let target): return value <= usableRows(of: target, image)
        case .firstRow(let target): return value <= image.rowCount(of: target)
        case .runStart(let target):
            // The run's length is the next column, one byte wide.
            return value + Int(bytes[column.width]) <= image.rowCount(of: target)
        }
    }

    /// The rows of a table that others may point to: not its last, where that only ends the run of the one before.
    private static func usableRows(of table: TableID, _ image: PackedImage) -> Int {
        let hasSentinel = PackedLayout.columns(table).contains {
            if case .firstRow = $0.content { true } else { false }
        }
        return max(0, image.rowCount(of: table) - (hasSentinel ? 1 : 0))
    }

    private static func isCode(_ value: Int) -> Bool {
        for index in 0..<3 {
            let byte = (value >> (7 * index)) & 0x7F
            let isLetterOrDigit = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
            if !isLetterOrDigit, !(index == 2 && byte == 0) { return false }
        }
        return true
    }

    private static func isText(_ offset: Int, in pool: TableID, _ image: PackedImage) -> Bool {
        let length = image.byteCount(of: pool)
        guard offset < length else { return false }
        let start = image.base + image.offset(of: pool) + offset
        if start[0] >= 64, offset + 1 >= length { return false }
        if start[0] >= 0x80 || (start[0] >= 64 && start[1] >= 64) { return false }
        let text = image.text(at: offset, in: pool)
        return text.start + text.count <= image.base + image.offset(of: pool) + length
            && firstInvalidUTF8(text.utf8) == nil
    }

    /// Runs that end where the next row's begins must not go backwards.
    private static func checkRuns(in image: PackedImage) throws(PackedImageError) {
        for table in TableID.allCases where !table.isPool {
            for column in PackedLayout.columns(table) {
                guard case .firstRow = column.content else { continue }
                for row in 1..<max(1, image.rowCount(of: table))
                where image.value(table, row, column) < image.value(table, row - 1, column) {
                    throw .badValue(table, row: row, column: column.offset)
                }
            }
        }
        for row in 0..<image.rowCount(of: .locales) {
            // What a locale has no system for is looked for in its first one.
            if image.value(.locales, row, LocaleColumn.systemCount) == 0 {
                throw .badValue(.locales, row: row, column: LocaleColumn.systemCount.offset)
            }
            // Every chain of parents must end: a parent that is its own ends it, and no chain is longer than this.
            var current = row
            var steps = 0
            while true {
                let parent = image.value(.locales, current, LocaleColumn.parent)
                if parent == current { break }
                current = parent
                steps += 1
                if steps > 8 { throw .badValue(.locales, row: row, column: LocaleColumn.parent.offset) }
            }
        }
    }

    /// The texts of each run must end where the next run's begin.
    private static func checkCurrencySymbols(in image: PackedImage) throws(PackedImageError) {
        let rows = image.rows(of: .currencySymbols)
        for row in 1..<max(1, rows.count) {
            var offset = rows.value(row - 1, CurrencySymbolColumn.start)
            let end = rows.value(row, CurrencySymbolColumn.start)
            while offset < end, isText(offset, in: .text, image) {
                offset += image.text(at: offset, in: .text).pooledCount
            }
            if offset != end {
                throw .badValue(.currencySymbols, row: row, column: CurrencySymbolColumn.start.offset)
            }
        }
    }

    /// The offset of the first byte that is not part of well-formed UTF-8.
    private static func firstInvalidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        while index < bytes.count {
            let lead = bytes[index]
            if lead < 0x80 {
                index += 1
                continue
            }
            guard let (length, lowest, highest) = sequence(lead), index + length <= bytes.count,
                (lowest...highest).contains(bytes[index + 1])
            else { return index }
            for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
            index += length
        }
        return nil
    }

    /// The length of a sequence and the range of its second byte, by its lead byte.
    ///
    /// See table 3-7 of the Unicode Standard.
    private static func sequence(_ lead: UInt8) -> (length: Int, lowest: UInt8, highest: UInt8)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80, 0xBF)
        case 0xE0: (3, 0xA0, 0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (3, 0x80, 0xBF)
        case 0xED: (3, 0x80, 0x9F)
        case 0xF0: (4, 0x90, 0xBF)
        case 0xF1...0xF3: (4, 0x80, 0xBF)
        case 0xF4: (4, 0x80, 0x8F)
        default: nil
        }
    }
}
