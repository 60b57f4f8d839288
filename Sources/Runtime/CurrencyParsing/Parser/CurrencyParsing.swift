/// Parses the output of plans and amounts as people write them. Exports CurrencyEngine, which has styles and plans.
@_exported import CurrencyEngine
