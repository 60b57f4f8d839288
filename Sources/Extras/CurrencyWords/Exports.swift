/// Amounts in words, for cheques and contracts, and for voices; exports the numbers in words, too.
@_exported import NumberWords
