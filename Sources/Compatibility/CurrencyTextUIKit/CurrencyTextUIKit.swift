/// Text fields of UIKit for users of CurrencyText. Without UIKit the module is empty.
@_exported import CurrencyText
@_exported import FieldEngine
@_exported import FieldFormats
