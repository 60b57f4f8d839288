/// Amounts as objects of Foundation: `Formatter`, `NSNumber` and attributed strings of Cocoa.
@_exported import CurrencyFoundation
