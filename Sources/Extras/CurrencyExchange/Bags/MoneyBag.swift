/// Amounts in several currencies, with one exact sum for each.
///
///     var bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen)])
///     try bag += Money(5, .euro)
///     bag                     // 17.50 EUR, 800 JPY
///     bag[.yen]               // 800 JPY
///     bag[.dollar]            // 0 USD
///
/// Currencies whose sum is zero are left out. Two bags are equal if they have the same amounts, regardless of the order
/// in which amounts were added and of zeros.
public struct MoneyBag: Hashable, Sendable {
    /// One amount for each currency, none of them zero, in the order of the codes.
    public private(set) var amounts: [Money]

    /// Creates an empty bag.
    public init() { amounts = [] }

    /// Creates a bag with one amount.
    public init(_ money: Money) { amounts = money.isZero ? [] : [money] }

    /// Creates a bag with the exact sums of amounts.
    ///
    /// - Throws: `decimal` if the sum of a currency has more than 38 digits.
    /// - Complexity: linear in the number of amounts times the number of currencies.
    public init(_ amounts: some Sequence<Money>) throws(MoneyError) {
        self.init()
        for money in amounts { try self += money }
    }

    /// Whether the bag is empty.
    public var isEmpty: Bool { amounts.isEmpty }

    /// The amount of a currency; zero if there is none.
    ///
    ///     let bag = try MoneyBag([Money("12.50", .euro), Money(800, .yen), Money(5, .euro)])
    ///     bag[.euro]              // 17.50 EUR
    public subscript(currency: Currency) -> Money { self[currency.code] }

    /// The amount of a currency identified by its code; zero if there is none.
    public subscript(currency: CurrencyCode) -> Money {
        amounts.first { $0.currency == currency } ?? .zero(currency)
    }

    /// The bag with the opposite amounts.
    public var negated: MoneyBag {
        var result = self
        for index in result.amounts.indices { result.amounts[index] = result.amounts[index].negated }
        return result
    }
}

extension MoneyBag {
    /// Adds an amount, exactly. If it throws, the bag does not change.
    ///
    /// - Throws: `decimal` if the sum has more than 38 digits.
    public static func += (bag: inout MoneyBag, money: Money) throws(MoneyError) {
        let place = bag.amounts.firstIndex { !($0.currency < money.currency) } ?? bag.amounts.endIndex
        guard place < bag.amounts.endIndex, bag.amounts[place].currency == money.currency else {
            if !money.isZero { bag.amounts.insert(money, at: place) }
            return
        }
        let sum = try bag.amounts[place] + money
        if sum.isZero { bag.amounts.remove(at: place) } else { bag.amounts[place] = sum }
    }

    /// Subtracts an amount, exactly; a sum may become negative. If it throws, the bag does not change.
    ///
    /// - Throws: `decimal` if the difference has more than 38 digits.
    public static func -= (bag: inout MoneyBag, money: Money) throws(MoneyError) { try bag += money.negated }

    /// Returns the exact sum of the bag and an amount.
    ///
    /// - Throws: `decimal` if the sum has more than 38 digits.
    public static func + (bag: MoneyBag, money: Money) throws(MoneyError) -> MoneyBag {
        var result = bag
        try result += money
        return result
    }

    /// Returns the exact difference between the bag and an amount.
    ///
    /// - Throws: `decimal` if the difference has more than 38 digits.
    public static func - (bag: MoneyBag, money: Money) throws(MoneyError) -> MoneyBag { try bag + money.negated }

    /// Returns the exact sum of two bags.
    ///
    /// - Throws: `decimal` if a sum has more than 38 digits.
    public static func + (left: MoneyBag, right: MoneyBag) throws(MoneyError) -> MoneyBag {
        var result = left
        for money in right.amounts { try result += money }
        return result
    }

    /// Returns the exact difference between two bags.
    ///
    /// - Throws: `decimal` if a difference has more than 38 digits.
    public static func - (left: MoneyBag, right: MoneyBag) throws(MoneyError) -> MoneyBag { try left + right.negated }
}

extension MoneyBag: CustomStringConvertible {
    /// The amounts and codes, the same in every locale: `12.50 EUR, 800 JPY`. The text is empty for an empty bag.
    public var description: String { amounts.map { $0.description }.joined(separator: ", ") }
}
