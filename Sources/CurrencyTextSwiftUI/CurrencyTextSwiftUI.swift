/// Fields for SwiftUI: `CurrencyField` without UIKit, and `CurrencyTextField`, as users of CurrencyText know it, on a field
/// of UIKit. Without SwiftUI the module is empty.
@_exported import CurrencyText
@_exported import FieldEngine
