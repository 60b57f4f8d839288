/// MessageFormat 2's functions for numbers, with their options, errors and selection.
@_exported import CurrencyFormat
