/// The engine: formatting money from tables. What it works on comes with it.
@_exported import CurrencyCore
