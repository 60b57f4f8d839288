/// The two lists of ISO 4217: the currencies of today and those withdrawn.
public struct ISO4217Facts: Sendable, Codable, Equatable {
    /// The publication date of list one, `YYYY-MM-DD`.
    public var currentPublished: String
    /// The publication date of list three, `YYYY-MM-DD`.
    public var withdrawnPublished: String
    /// List one, one entry for each code, sorted by code.
    public var current: [ISOCurrency]
    /// Entities of list one that have no universal currency.
    public var entitiesWithoutCurrency: [String]
    /// List three, in its order: a code may be withdrawn once for each entity and period.
    public var withdrawn: [ISOWithdrawal]

    /// Makes facts from both lists.
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

    /// No list at all, as an ICU by itself has.
    public static let none = ISO4217Facts(
        currentPublished: "", withdrawnPublished: "", current: [], entitiesWithoutCurrency: [], withdrawn: [])
}

/// A currency of list one.
public struct ISOCurrency: Sendable, Codable, Equatable {
    /// The currency code.
    public var code: String
    /// Three decimal digits, leading zeros kept: `008`.
    public var numericCode: String
    /// Decimals of the minor unit, or nil where ISO says that there is none (`N.A.`).
    public var minorUnit: Int?
    /// The currency's name, in English.
    public var name: String
    /// Whether the list marks it as a fund.
    public var isFund: Bool
    /// The entities that use it, in the list's order.
    public var entities: [String]

    /// Makes an entry of list one.
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
    /// Three decimal digits, or nil where the list gives none.
    public var numericCode: String?
    /// The currency's name, in English.
    public var name: String
    /// Whether the list marks it as a fund.
    public var isFund: Bool
    /// The entity that used it.
    public var entity: String
    /// As the list writes it: a month `2003-01`, or a span such as `1989 to 1990`.
    public var withdrawalDate: String

    /// Makes an entry of list three.
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
