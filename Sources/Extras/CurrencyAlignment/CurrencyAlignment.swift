/// Amounts with aligned decimal separators, in terminals, Markdown and HTML.
@_exported import CurrencyEngine
