import DataSnapshot
import PackedTables

/// A finished image of currency names and the sizes of its tables.
public struct NamesTableImage: Sendable {
    /// The image of names.
    public let bytes: [UInt8]
    /// The number of names that were read back and compared, for all locales, own and inherited, and all forms.
    public let comparedNames: Int

    /// Packs the names of a snapshot, or of the selected locales and currencies.
    ///
    /// The image is read back and compared with the snapshot before this returns.
    public init(of snapshot: Snapshot, _ selection: ImageSelection = ImageSelection()) throws(EmitError) {
        let builder = try ImageBuilder(snapshot, selection)
        bytes = try NamesBuilder.image(builder)
        comparedNames = try NamesSelfCheck.check(
            bytes, builder.inheritance, locales: builder.identifiers, currencies: builder.codes)
    }

    /// Rows and bytes of each table, in the image's order.
    public var sizes: [TableImage.Size] { TableImage.sizes(of: bytes, .names) }
}
