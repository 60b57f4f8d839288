/// Numbers in words, by CLDR's rules for all its languages; exports the formatter, too.
@_exported import CurrencyFormat
