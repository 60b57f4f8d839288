import PackedTables

/// Why bytes are no table image that this version can use. `CurrencyData.init(_:)` throws it.
///
///     do {
///         data = try CurrencyData(bytes)
///     } catch PackedImageError.truncated { … }
public typealias PackedImageError = PackedTables.PackedImageError
