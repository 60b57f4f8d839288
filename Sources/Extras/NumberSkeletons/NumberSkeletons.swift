/// ICU's number skeletons, read into styles and written from them.
@_exported import CurrencyEngine
