/// Formats money with CLDR's tables. Importing this module also imports the values that it formats.
@_exported import CurrencyCore
