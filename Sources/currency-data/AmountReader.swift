import CurrencyFormat
import CurrencyNames

/// Reads amounts for the command line and the conformance executor.
struct AmountReader {
    var locale: LocaleIdentifier
    var data: CurrencyData
    var compatibility: Compatibility
    /// The expected currency; nil where it is found in the text.
    var currency: CurrencyCode?
    var display: CurrencyDisplay = .symbol
    var sign: CurrencySign = .standard
    var isLenient = false

    struct Result {
        var amount: String?
        /// The amount's currency, or all that it may be.
        var currencies: [CurrencyCode] = []
        var notes: ParseNotes?
        var error: ParseError?
    }

    func read(_ text: String) -> Result {
        do throws(ParseError) {
            if isLenient { return lenient(try parser.parse(text)) }
            if let currency {
                return Result(amount: try style(currency, display).parse(text).description, currencies: [currency])
            }
            return try findStrictly(text)
        } catch {
            return Result(error: error)
        }
    }

    private var parser: CurrencyParser {
        if let currency { return CurrencyParser(style(currency, display), names: .bundled) }
        return CurrencyParser(locale: locale, data: data, names: .bundled)
    }

    private func lenient(_ parsed: ParsedAmount) -> Result {
        Result(
            amount: parsed.amount.description,
            currencies: parsed.currency.map { [$0] } ?? parsed.candidates.map { $0.currency }, notes: parsed.notes)
    }

    private func style(_ currency: CurrencyCode, _ display: CurrencyDisplay) -> CurrencyStyle {
        var style = CurrencyStyle(currency: currency, locale: locale, data: data)
        (style.display, style.sign, style.compatibility) = (display, sign, compatibility)
        return style
    }

    /// The currencies that the text may mean and whose style writes it, in any form.
    private func findStrictly(_ text: String) throws(ParseError) -> Result {
        var result = Result()
        var firstError: ParseError?
        for currency in parser.currencies(in: text, .all).map({ $0.currency }) {
            for display in [CurrencyDisplay.symbol, .narrowSymbol, .code, .name(.bundled)] {
                do throws(ParseError) {
                    let amount = try style(currency, display).parse(text).description
                    if result.amount == nil { result.amount = amount }
                    if result.amount == amount { result.currencies.append(currency) }
                    break
                } catch {
                    firstError = firstError ?? error
                }
            }
        }
        if result.amount == nil {
            throw firstError ?? ParseError(.unexpectedText, at: 0, expected: .currency)
        }
        return result
    }
}

extension ParseNotes {
    /// The notes by their names.
    var names: [String] {
        let all: KeyValuePairs<String, ParseNotes> = [
            "withoutCurrency": .withoutCurrency, "otherCurrencyForm": .otherCurrencyForm,
            "otherGrouping": .otherGrouping, "otherSeparators": .otherSeparators, "otherDigits": .otherDigits,
            "otherDecimals": .otherDecimals, "otherZeros": .otherZeros, "trailingMinus": .trailingMinus,
            "parentheses": .parentheses, "bidiMarks": .bidiMarks, "plusSign": .plusSign,
            "otherSpelling": .otherSpelling,
        ]
        return all.filter { contains($0.value) }.map { $0.key }
    }
}
