extension ExchangeRate {
    /// The number as a decimal, `1.0842`, or else as a fraction in lowest terms, `5000/5421`.
    var text: String {
        exactRate?.plainText ?? "\(Self.text(numerator))/\(Self.text(denominator))"
    }

    private static func text(_ number: Coefficient) -> String {
        (try? DecimalValue(coefficient: number, exponent: 0))?.plainText ?? ""
    }

    /// Reads a decimal, or a fraction of two decimals.
    init(text: String, from source: CurrencyCode, to target: CurrencyCode) throws(MoneyError) {
        let numbers = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let above: DecimalValue
        let below: DecimalValue
        do throws(DecimalError) {
            above = try DecimalValue(String(numbers[0]))
            below = numbers.count == 2 ? try DecimalValue(String(numbers[1])) : 1
        } catch { throw .decimal(error) }
        self = try ExchangeRate(above, from: source, to: target)
            .combined(with: ExchangeRate(below, from: target, to: target).inverse)
    }
}
