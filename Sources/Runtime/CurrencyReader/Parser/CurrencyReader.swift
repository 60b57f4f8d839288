/// Parses the output of plans and amounts as people write them, with tables that the caller passes. Exports CurrencyEngine,
/// which has styles and plans. Programs with the bundled tables import CurrencyParsing.
@_exported import CurrencyEngine
