import CurrencyFoundation
import Foundation

/// The state of a screen with a cart and a price that the user enters, without the view.
struct PriceModel {
    /// The prices of the articles, possibly in several currencies.
    var prices: [Money]
    /// The text in the text field.
    var input = ""
    /// The locale of the screen. It follows the user's, unless a preview sets another.
    var locale = FormatLocale.autoUpdating
    /// The user's currency, for input without a currency.
    var currency: Currency

    /// Each price in the user's format.
    var rows: [String] { prices.map { $0.formatted(.money(locale: locale)) } }

    /// The lowest and the highest price, or the reason why they cannot be compared.
    var span: String {
        do throws(MoneyError) {
            guard let least = try prices.min(), let most = try prices.max() else { return "–" }
            let format = CurrencyFormatStyle<DecimalValue>(least.currency, locale: locale)
            return (least.amount...most.amount).formatted(.range(of: format))
        } catch {
            return error.localizedDescription
        }
    }

    /// The sum, or the reason why there is none.
    var total: String {
        do throws(MoneyError) {
            return try prices.sum(in: currency).formatted(.money(locale: locale))
        } catch {
            return error.localizedDescription
        }
    }

    /// The first price as a percentage of the total.
    var share: String {
        guard let first = prices.first?.amount, let total = try? prices.sum(in: currency), !total.isZero,
            let ratio = try? first.divided(by: total.amount, fractionDigits: 4)
        else { return "–" }
        return ratio.formatted(.percent(locale: locale).precision(.fractionLength(0...1)))
    }

    /// The meaning of the input, or a message for the user and a suggested spelling.
    var entry: Entry {
        do {
            let parsed = try CurrencyParser(locale: locale.identifier).parse(input)
            return .price(try parsed.money(or: currency))
        } catch let error as AmountParseError {
            // The parser for the user's currency knows the spelling in the user's locale.
            let suggestion = CurrencyParser(currency, locale: locale.identifier).suggestion(for: input)
            return .problem(error.localizedDescription, suggestion: suggestion)
        } catch {
            return .problem(error.localizedDescription, suggestion: nil)
        }
    }

    enum Entry {
        case price(Money)
        case problem(String, suggestion: String?)
    }

    /// Adds the input to the cart if it is a price.
    mutating func add() {
        guard case .price(let price) = entry else { return }
        prices.append(price)
        input = ""
    }
}

extension CurrencyParser {
    /// The formatter's spelling of the amount that the text most likely means; nil if the text is too unclear.
    fileprivate func suggestion(for text: String) -> String? {
        do throws(AmountParseError) {
            _ = try parse(text)
            return nil
        } catch {
            return error.wellFormed
        }
    }
}
