/// Amounts in texts: those that plans write, and those of people. What styles and plans are comes with it.
@_exported import CurrencyEngine
