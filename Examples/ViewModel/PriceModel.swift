import CurrencyFoundation
import Foundation

/// What a screen shows of a cart and of the price that a user enters: the state of a view, without the view.
struct PriceModel {
    /// The prices of the articles, which may not be of one currency.
    var prices: [Money]
    /// What stands in the text field.
    var input = ""
    /// The locale of the screen: the user's, followed as it changes, unless a preview names another.
    var locale = FormatLocale.autoUpdating
    /// The currency of the user, where the input names none.
    var currency: Currency

    /// Each price as the user reads it.
    var rows: [String] { prices.map { $0.formatted(.money(locale: locale)) } }

    /// The cheapest and the dearest price, or why they cannot be compared.
    var span: String {
        do throws(MoneyError) {
            guard let least = try prices.min(), let most = try prices.max() else { return "–" }
            let format = CurrencyFormatStyle<DecimalValue>(least.currency, locale: locale)
            return (least.amount...most.amount).formatted(.range(of: format))
        } catch {
            return error.localizedDescription
        }
    }

    /// The sum, or why there is none.
    var total: String {
        do throws(MoneyError) {
            return try prices.sum(in: currency).formatted(.money(locale: locale))
        } catch {
            return error.localizedDescription
        }
    }

    /// How much of the total the first price is.
    var share: String {
        guard let first = prices.first?.amount, let total = try? prices.sum(in: currency), !total.isZero,
            let ratio = try? first.divided(by: total.amount, fractionDigits: 4)
        else { return "–" }
        return ratio.formatted(.percent(locale: locale).precision(.fractionLength(0...1)))
    }

    /// What the input means, or what to tell the user, and the spelling to offer instead.
    var entry: Entry {
        do {
            let parsed = try CurrencyParser(locale: locale.identifier).parse(input)
            return .price(try parsed.money(or: currency))
        } catch let error as AmountParseError {
            // The parser of the user's currency knows how the amount is spelled there.
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

    /// Adds what was entered, where it is a price.
    mutating func add() {
        guard case .price(let price) = entry else { return }
        prices.append(price)
        input = ""
    }
}

extension CurrencyParser {
    /// How the formatter spells the amount that a text was most likely meant to be; nil where nobody could tell.
    fileprivate func suggestion(for text: String) -> String? {
        do throws(AmountParseError) {
            _ = try parse(text)
            return nil
        } catch {
            return error.wellFormed
        }
    }
}
