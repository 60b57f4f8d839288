import PackedTables

/// Why bytes are not a table image that this version can use. `CurrencyData.init(_:)` throws it:
/// `PackedImageError.truncated` for bytes that end too early, for example.
public typealias PackedImageError = PackedTables.PackedImageError
