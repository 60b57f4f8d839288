import CurrencyFormat

/// A shopping cart.
struct Cart: Codable, Equatable {
    struct Item: Codable, Equatable {
        var name: String
        var price: Money
        var count: Int
    }

    var items: [Item] = []
    /// In percent.
    var discount: DecimalValue = 0
    /// The tax that the prices include, in percent.
    var tax: DecimalValue

    /// The sum of all prices, before the discount.
    func sum() throws -> Money {
        try items.map { try $0.price * $0.count }.sum(in: .euro)
    }

    /// The discount on the sum, rounded once.
    func reduction() throws -> Money {
        try (sum() * (discount / 100)).rounded(to: .iso, .halfUp)
    }

    func total() throws -> Money { try sum() - reduction() }

    /// The tax included in the total: the total minus the net amount.
    func taxIncluded() throws -> Money {
        try total() - total().divided(by: 1 + tax / 100, .halfUp)
    }

    /// The discount of each line. The lines add up to the reduction.
    func reductions() throws -> [Money] {
        try reduction().allocated(by: items.map { try ($0.price * $0.count).amount }).parts
    }
}
