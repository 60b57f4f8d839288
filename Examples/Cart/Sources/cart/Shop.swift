import CurrencyExchange
import CurrencyFormat
import Foundation

@main
struct Shop {
    static func main() throws {
        var cart = Cart(tax: 19)
        cart.items = [
            .init(name: "notebook", price: try Money("4.95", .euro), count: 3),
            .init(name: "pen", price: try Money("12.50", .euro), count: 1),
            .init(name: "ink", price: try Money("7.99", .euro), count: 1),
        ]
        cart.discount = 10
        try show(cart, in: .germanGermany)
        try show(cart, in: .englishIreland)

        // Three friends share the total, and no cent is lost.
        let parts = try cart.total().split(into: 3).parts
        print("three parts:", parts.map { $0.formatted(in: .germanGermany) }.joined(separator: ", "))

        // The price that a customer in New York sees, for information.
        let rate = try ExchangeRate(1.0842, from: .euro, to: .dollar)
        print("in dollars:", try cart.total().converted(at: rate, .halfUp).formatted(in: .englishUnitedStates))

        // Carts are stored as JSON, with amounts as text, so that no reader rounds them.
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let stored = try encoder.encode(cart)
        print(String(decoding: stored, as: UTF8.self))
        print("the same when read again:", try JSONDecoder().decode(Cart.self, from: stored) == cart)

        // A mistake causes an error, not a wrong sum.
        cart.items.append(.init(name: "tea", price: Money(500, .yen), count: 1))
        do {
            print(try cart.total())
        } catch {
            print("refused:", error)
        }
    }

    private static func show(_ cart: Cart, in locale: CurrencyLocale) throws {
        print(locale.identifier)
        for (item, reduction) in zip(cart.items, try cart.reductions()) {
            let price = try item.price * item.count
            print("  \(item.count) \(item.name)", price.formatted(in: locale), reduction.negated.formatted(in: locale))
        }
        print("  total", try cart.total().formatted(in: locale))
        print("  tax included", try cart.taxIncluded().formatted(in: locale))
    }
}
