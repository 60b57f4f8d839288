/// CurrencyText's formatter on this package's engine.
@_exported import CurrencyObjects
