import CurrencyFormat

/// The unit of an amount that is a JSON number.
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
    /// Major units, such as euros: 1099 EUR is € 1,099.00, and 12.5 is € 12.50.
    case majorUnits
    /// Minor units, such as cents, according to the bundled data: 1099 EUR is € 10.99.
    case minorUnits
}

extension CodingUserInfoKey {
    /// The key in a decoder's or encoder's `userInfo` for the `MoneyNumbers` that `NumberCoded` uses.
    public static let moneyNumbers: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "CurrencyFoundation.moneyNumbers") else {
            preconditionFailure("every text is a key")
        }
        return key
    }()
}
