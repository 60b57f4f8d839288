/// Columns of amounts: many at once, in the layout of Arrow's arrays.
@_exported import CurrencyEngine
