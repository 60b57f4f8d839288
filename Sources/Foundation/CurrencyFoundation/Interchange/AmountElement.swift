import CurrencyFormat

/// An element of XML whose text is an amount and whose attribute is the currency, as a coder of XML or JSON has it.
///
///     name of the currency    ISO 20022: Ccy      EN 16931 in UBL: currencyID
///     name of the text        the empty text, as coders of XML call it; "_" in the JSON of UBL
struct AmountElement {
    /// What a schema allows.
    struct Limits {
        let name: String
        let fractionDigits: Int
        /// The most digits in all; nil for no limit.
        let totalDigits: Int?
        let allowsNegative: Bool
    }

    /// A key that is known when the program runs.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }

        init?(stringValue: String) { self.init(stringValue) }

        init?(intValue: Int) { nil }
    }

    let currencyKey: String
    let textKeys: [String]
    let limits: Limits

    func read(_ decoder: any Decoder) throws -> Money {
        let container = try decoder.container(keyedBy: Key.self)
        let currency = try container.decode(CurrencyCode.self, forKey: Key(currencyKey))
        let key = textKeys.map(Key.init).first(where: container.contains) ?? Key(textKeys[0])
        // Numbers of JSON are read exactly, as `NumberCoded` reads them.
        let amount = try container.decode(NumberCoded<DecimalValue>.self, forKey: key).wrappedValue
        let money: Money
        do throws(MoneyError) {
            money = try Money(amount, currency: currency)
        } catch {
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "\(error)")
        }
        if let problem = problem(money) {
            throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: problem)
        }
        return money
    }

    func write(_ money: Money, to encoder: any Encoder) throws {
        if let problem = problem(money) {
            throw EncodingError.invalidValue(
                money, EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem))
        }
        var container = encoder.container(keyedBy: Key.self)
        // Validators count the digits of the text, so zeros beyond the limit are left out.
        try container.encode(shortened(money.amount).plainText, forKey: Key(textKeys[0]))
        try container.encode(money.currency, forKey: Key(currencyKey))
    }

    /// The amount with as many fraction digits as the schema allows: the same number, if the rest are zeros.
    private func shortened(_ amount: DecimalValue) -> DecimalValue {
        amount.rounded(toFractionDigits: limits.fractionDigits, .down)
    }

    /// What the schema does not allow of an amount; nil where it allows it.
    private func problem(_ money: Money) -> String? {
        let amount = money.amount
        if amount.isNegative, !limits.allowsNegative { return "\(limits.name) has no amounts below zero: \(amount)" }
        let shortened = shortened(amount)
        guard shortened == amount else {
            return "\(limits.name) has at most \(limits.fractionDigits) fraction digits: \(amount)"
        }
        let digits = shortened.plainText.utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }.count
        if let total = limits.totalDigits, digits > total {
            return "\(limits.name) has at most \(total) digits: \(amount)"
        }
        return nil
    }
}
