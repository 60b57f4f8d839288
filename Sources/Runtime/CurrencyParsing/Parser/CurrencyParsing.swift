/// Parses what plans write and what people write. Exports CurrencyEngine, which has styles and plans.
@_exported import CurrencyEngine
