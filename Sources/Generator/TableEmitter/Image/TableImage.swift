import DataSnapshot
import LocaleResolution
import PackedTables

/// A finished image and the sizes of its tables.
public struct TableImage: Sendable {
    /// The image.
    public let bytes: [UInt8]

    /// The size of one table.
    public struct Size: Sendable {
        package var table: TableID
        /// The table's name.
        public var name: String
        /// The number of rows.
        public var rows: Int
        /// The number of bytes.
        public var bytes: Int
    }

    /// Packs a snapshot, or the selected part of it.
    ///
    /// The image is read back and compared with the snapshot before this returns.
    public init(of snapshot: Snapshot, _ selection: ImageSelection = ImageSelection()) throws(EmitError) {
        try PluralRuleCheck.check(snapshot.supplemental.plurals)
        let inheritance = Inheritance(
            locales: snapshot.localeFacts, identifiers: snapshot.supplemental.identifiers)
        bytes = try ImageBuilder.image(of: snapshot, selection)
        try SelfCheck.check(bytes, against: snapshot, selection, inheritance)
    }

    /// Rows and bytes of each table, in the image's order.
    public var sizes: [Size] { Self.sizes(of: bytes, .data) }

    static func sizes(of bytes: [UInt8], _ layout: PackedLayout) -> [Size] {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            let image = PackedImage(uncheckedBase: base, count: buffer.count)
            return layout.tables.map {
                Size(
                    table: $0, name: String(describing: $0), rows: image.rowCount(of: $0),
                    bytes: image.byteCount(of: $0))
            }
        }
    }
}
