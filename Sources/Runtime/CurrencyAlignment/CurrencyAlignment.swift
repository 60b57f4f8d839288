/// Amounts under one another: decimal separators in one column, in terminals, Markdown and HTML.
@_exported import CurrencyEngine
