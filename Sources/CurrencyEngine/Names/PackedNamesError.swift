import PackedTables

/// Why bytes are no image of currency names that this version can use. `CurrencyNames.init(_:)` throws it:
/// `PackedNamesError.truncated` for bytes that end too early, for example.
public typealias PackedNamesError = PackedTables.PackedNamesError
