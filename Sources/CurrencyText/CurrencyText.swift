/// The formatter that users of CurrencyText know, on this package's engine.
@_exported import CurrencyObjects
