/// Editing of formatted text: what a field shows and where its caret stands after each edit. The formatter and its
/// tables come with it.
@_exported import CurrencyParsing
