/// Formats and parses many amounts at once, as columns in the layout of Arrow's arrays.
@_exported import CurrencyReader
