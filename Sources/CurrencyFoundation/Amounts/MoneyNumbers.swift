import CurrencyFormat

/// What a number of JSON says of an amount: in which unit it counts.
///
///     struct Charge: Codable {
///         @NumberCoded var total: Money
///     }
///     // As Stripe sends it.
///     let json = Data(#"{"total":{"amount":1099,"currency":"eur"}}"#.utf8)
///     let decoder = JSONDecoder()
///     decoder.userInfo[.moneyNumbers] = MoneyNumbers.minorUnits
///     try decoder.decode(Charge.self, from: json).total           // 10.99 EUR
public enum MoneyNumbers: Hashable, Sendable, CaseIterable {
    /// Euros, dollars: 1099 EUR is € 1,099.00, and 12.5 is € 12.50.
    case majorUnits
    /// Cents, by the minor unit of the bundled data: 1099 EUR is € 10.99.
    case minorUnits
}

extension CodingUserInfoKey {
    /// In which unit the numbers of `NumberCoded` count, a `MoneyNumbers`; for decoders and encoders.
    public static let moneyNumbers: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "CurrencyFoundation.moneyNumbers") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()
}
