/// Fields for SwiftUI: `CurrencyField` without UIKit, and CurrencyText's `CurrencyTextField` on a field of UIKit.
/// Without SwiftUI the module is empty.
@_exported import CurrencyText
@_exported import FieldEngine
@_exported import FieldFormats
