import CurrencyFoundation

// Simulates a user of a screen with a cart and a price field, and prints the screen after each entry:
//
//     swift run view-model
//     swift run view-model en-US USD

@main
enum ViewModel {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let locale = try LocaleIdentifier(arguments.first ?? "de-DE")
        let currency = arguments.dropFirst().first.flatMap { Currency($0) } ?? .euro
        var model = PriceModel(prices: [], locale: .identifier(locale), currency: currency)
        for input in ["12,5", "1.5 €", "zwölf", "1.249 EUR", "5 kr", "20 £"] {
            model.input = input
            show(&model)
        }
        print("In the cart: \(model.rows.joined(separator: ", "))")
        print("From the cheapest to the dearest: \(model.span)")
        print("In all: \(model.total)")
        model.prices.removeLast()
        print("Without the last: \(model.total), of which the first is \(model.share), \(model.span)")
    }

    private static func show(_ model: inout PriceModel) {
        switch model.entry {
        case .price(let price):
            print("\(model.input): \(price)")
            model.add()
        case .problem(let text, let suggestion):
            print("\(model.input): \(text)\(suggestion.map { "; did you mean \($0)?" } ?? "")")
        }
    }
}
