/// Text fields of AppKit. Without AppKit the module is empty.
@_exported import CurrencyText
@_exported import FieldEngine
@_exported import FieldFormats
