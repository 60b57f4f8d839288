/// Minor units as payment services and stores count them.
@_exported import CurrencyFormat
