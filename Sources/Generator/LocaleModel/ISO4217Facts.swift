/// The two lists of ISO 4217: the current currencies and the withdrawn ones.
public struct ISO4217Facts: Sendable, Codable, Equatable {
    /// The publication date of list one, `YYYY-MM-DD`.
    public var currentPublished: String
    /// The publication date of list three, `YYYY-MM-DD`.
    public var withdrawnPublished: String
    /// List one, one entry for each code, sorted by code.
    public var current: [ISOCurrency]
    /// The entities on list one that have no universal currency.
    public var entitiesWithoutCurrency: [String]
    /// List three, in its order. A code may be withdrawn once for each entity and period.
    public var withdrawn: [ISOWithdrawal]

    /// Creates facts from both lists.
    public init(
        currentPublished: String, withdrawnPublished: String, current: [ISOCurrency],
        entitiesWithoutCurrency: [String], withdrawn: [ISOWithdrawal]
    ) {
        self.currentPublished = currentPublished
        self.withdrawnPublished = withdrawnPublished
        self.current = current
        self.entitiesWithoutCurrency = entitiesWithoutCurrency
        self.withdrawn = withdrawn
    }

    /// No lists, as for an ICU by itself.
    public static let none = ISO4217Facts(
        currentPublished: "", withdrawnPublished: "", current: [], entitiesWithoutCurrency: [], withdrawn: [])
}

/// A currency on list one.
public struct ISOCurrency: Sendable, Codable, Equatable {
    /// The currency code.
    public var code: String
    /// Three decimal digits, including leading zeros: `008`.
    public var numericCode: String
    /// The fraction digits of the minor unit; nil if ISO 4217 states that there is none (`N.A.`).
    public var minorUnit: Int?
    /// The currency's name, in English.
    public var name: String
    /// Whether the list marks the currency as a fund.
    public var isFund: Bool
    /// The entities that use the currency, in the list's order.
    public var entities: [String]

    /// Creates an entry of list one.
    public init(code: String, numericCode: String, minorUnit: Int?, name: String, isFund: Bool, entities: [String]) {
        self.code = code
        self.numericCode = numericCode
        self.minorUnit = minorUnit
        self.name = name
        self.isFund = isFund
        self.entities = entities
    }
}

/// An entry of list three.
public struct ISOWithdrawal: Sendable, Codable, Equatable {
    /// The currency code.
    public var code: String
    /// Three decimal digits; nil if the list has none.
    public var numericCode: String?
    /// The currency's name, in English.
    public var name: String
    /// Whether the list marks the currency as a fund.
    public var isFund: Bool
    /// The entity that used the currency.
    public var entity: String
    /// The date as the list writes it: a month such as `2003-01`, or a period such as `1989 to 1990`.
    public var withdrawalDate: String

    /// Creates an entry of list three.
    public init(
        code: String, numericCode: String?, name: String, isFund: Bool, entity: String, withdrawalDate: String
    ) {
        self.code = code
        self.numericCode = numericCode
        self.name = name
        self.isFund = isFund
        self.entity = entity
        self.withdrawalDate = withdrawalDate
    }
}
