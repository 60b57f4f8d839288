import CurrencyEngine
import PackedTables
import TableWriter

/// A hand-written image of names with three locales, two currencies and one vocabulary.
///
/// German has "Euro" for all forms, and "Franken" with the plural "Frankenxx" and "xFränken" for few. Austria has its
/// own name "Eurö".
enum SmallNamesImage {
    static func bytes() throws -> [UInt8] {
        var writer = try index()
        // The columns of a shape are display name, 0, 1, zero, one, two, few, many and other; each is one more than the
        // text's number.
        for shape in [[1, 0, 0, 1, 1, 1, 1, 1, 1], [1, 0, 2, 1, 1, 1, 3, 1, 2]] { try writer.append(shape: shape) }
        let symbols: [SymbolDefinition] = [
            .scalar(0x45), .scalar(0x75), .scalar(0x72), .scalar(0x6F), .scalar(0xF6),  // 0 E, u, r, o, ö
            .pair(0, 1), .pair(5, 2),  // 5 Eu, Eur
            .shape(0), .shape(1),  // 7
            .scalar(0x46), .scalar(0x61), .scalar(0x6E), .scalar(0x6B), .scalar(0x65), .scalar(0xE4),  // 9 F a n k e ä
            .pair(13, 11), .pair(12, 15), .pair(11, 16),  // 15 en, ken, nken
            .scalar(0x78), .edit(removed: 0, kept: 0), .pair(19, 18), .pair(20, 18),  // 18 x, edit, +x, +xx
            .edit(removed: 9, kept: 0), .pair(3, 7),  // 22 all removed; 23 o and the end
        ]
        let vocabulary = try writer.appendVocabulary(symbols)
        try writer.appendLocale(
            vocabulary, [(0, [9, 2, 10, 17, 21, 22, 18, 9, 2, 14, 17, 8]), (1, [6, 23])])
        try writer.appendLocale(vocabulary, [(1, [6, 4, 7])])
        try writer.appendLocale(vocabulary, [])
        try writer.endNames()
        return try writer.image(.names)
    }

    /// Locales de, de-AT and und, sorted. Currencies CHF and EUR.
    private static func index() throws -> PackedWriter {
        var writer = PackedWriter()
        _ = try writer.pool("") as TextReference<Texts>
        var identity = ImageRow()
        identity.cldrVersion = try writer.pool("48")
        (identity.source, identity.isoPublished) = (identity.cldrVersion, identity.cldrVersion)
        try writer.append(identity)
        try writer.append(SymbolRow())
        try writer.append(CurrencyPatternRow())
        try writer.append(SpacingRow())
        try writer.append(SystemRow())
        for (identifier, parent) in [("de", 2), ("de-AT", 0), ("und", 2), ("und", 2)] {
            var row = LocaleRow()
            row.identifier = try writer.pool(identifier)
            row.parent = RowReference(parent)
            row.systems.count = 1
            try writer.append(row)
        }
        var system = NumberingSystemRow()
        system.digits = try writer.pool("0123456789")
        system.identifier = try writer.pool("latn")
        try writer.append(system)
        for code in ["CHF", "EUR"] {
            var row = CurrencyRow()
            row.code = try PackedCode(code)
            try writer.append(row)
        }
        return writer
    }

    /// The image with a checksum that fits.
    static func withNewChecksum(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let start = PackedLayout.directoryOffset
        guard bytes.count >= PackedLayout.names.headerLength else { return bytes }
        let checksum = bytes[start...].withUnsafeBufferPointer { Checksum.crc32($0) }
        // The checksum precedes its range.
        for index in 0..<5 { bytes[start - 5 + index] = UInt8(checksum >> UInt32(7 * index) & 0x7F) }
        return bytes
    }
}

extension LocaleNames {
    /// The name for exactly 0 or 1; nil if there is none.
    func explicitName(of currency: CurrencyCode, _ form: Int) -> String? {
        withName(of: currency, form) { $0.map { String(decoding: $0, as: UTF8.self) } }
    }
}
