import CurrencyFormat

/// What somebody is about to buy.
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

    /// All prices, before the discount.
    func sum() throws -> Money {
        try items.map { try $0.price * $0.count }.sum(in: .euro)
    }

    /// What is taken off, rounded once.
    func reduction() throws -> Money {
        try (sum() * (discount / 100)).rounded(to: .iso, .halfUp)
    }

    func total() throws -> Money { try sum() - reduction() }

    /// The tax in the total: what is left when the net amount is taken out.
    func taxIncluded() throws -> Money {
        try total() - total().divided(by: 1 + tax / 100, .halfUp)
    }

    /// The reduction line by line, so that the lines add up to the total.
    func reductions() throws -> [Money] {
        try reduction().allocated(by: items.map { try ($0.price * $0.count).amount }).parts
    }
}
