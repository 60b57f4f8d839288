/// What stands beside prices: units such as "per month" and "/kg", and the code of the currency.
@_exported import CurrencyFormat
