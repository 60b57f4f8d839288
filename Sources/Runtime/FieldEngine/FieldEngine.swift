/// Editing of formatted text: what a field shows and where its caret is after each edit. The module also exports
/// CurrencyReader, which parses what is pasted.
@_exported import CurrencyReader
