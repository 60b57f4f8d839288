import CurrencyEngine

extension FormattedPart.Kind {
    /// The type of the part in ECMA-402, of whose words the cases are named; `perMille`, which it does not have, is
    /// LDML's.
    ///
    /// See <https://tc39.es/ecma402/#sec-partitionnumberpattern>.
    package var typeName: String { String(describing: self) }
}
