/// Editing of formatted text: what a field shows and where its caret is after each edit. The module also exports the
/// formatter and its tables.
@_exported import CurrencyReader
